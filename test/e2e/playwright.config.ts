import { defineConfig } from '@playwright/test'
import { chromiumPath } from './support/chromium.ts'

const size = (width: number, height: number) => ({ viewport: { width, height } })

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/server.ts',
  fullyParallel: true,
  workers: 2,
  // A machine under load can miss a moment; a test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
    // Halfway through a change of colour nothing has its contrast yet.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A worker would answer for pages behind the back of whoever tests them; its own journeys let it in.
    serviceWorkers: 'block',
  },
  projects: [
    // Most tests run at both sizes; one that tells enough at one carries its tag.
    { name: 'phone', use: size(360, 800), grepInvert: /@desktop/ },
    { name: 'desktop', use: size(1280, 900), grepInvert: /@phone/ },
  ],
})
