import { defineConfig } from 'vitest/config'

export default defineConfig({
  // React as it is served: its development renderer takes eighteen times as long.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      '{core,modules,adapters,server,database,demo,web}/**/*.test.{ts,tsx}',
      'test/{architecture,chaos,cluster,plain,support}/**/*.test.ts',
    ],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Every test file makes its own application, so they may share what is loaded: most of the time was loading.
    isolate: false,
    testTimeout: 120_000,
    // What comes before a test may take as long: it makes the database and the application.
    hookTimeout: 120_000,
    // The package's own imports field does the rest; nothing else is rewritten.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
  },
})
