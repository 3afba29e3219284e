import { defineConfig } from '@playwright/test'
import { chromiumPath } from '#test/support/browsers.ts'
import { resolveNamesBelowLocalhost } from './names-below-localhost.ts'

resolveNamesBelowLocalhost()

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  // One after the other: what is looked at are the nodes, and not how many can look at once.
  workers: 1,
  timeout: 90_000,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: ['--no-sandbox', '--disable-quic', '--blink-settings=imagesEnabled=false'],
    },
  },
})
