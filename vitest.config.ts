import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,modules,adapters,server,database,web}/**/*.test.{ts,tsx}', 'test/{house,chaos}/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    // Every test file makes its own house, so they may share what is loaded: most of the time was loading.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The house's own imports field does the rest; nothing else is rewritten.
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
})
