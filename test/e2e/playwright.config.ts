import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { chromiumPath, wholeBrowserPath } from '#test/support/browsers.ts'
import { isFull } from './support/full.ts'

const phone = { viewport: { width: 360, height: 800 } }
const desktop = { viewport: { width: 1280, height: 900 } }

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
const withoutPictures = { args: [...flags, '--blink-settings=imagesEnabled=false'] }

const executablePath = await chromiumPath()
/** Pictures are made and drawn only where a test looks at them; the full run looks at everything. */
const launched = (options: { args: string[] }) => ({
  launchOptions: { executablePath, ...(isFull ? { args: flags } : options) },
})

/** One size unless the size is the point: `@both`, or `@desktop` where there is no phone to it. The full run has both. */
const sizes: PlaywrightTestProject[] = [
  {
    name: 'phone',
    use: { ...phone, ...launched(withoutPictures) },
    grepInvert: isFull ? /@desktop|@pictures|@whole-browser/ : /@desktop|@full|@pictures|@whole-browser/,
  },
  {
    name: 'desktop',
    use: { ...desktop, ...launched(withoutPictures) },
    ...(isFull
      ? { grepInvert: /@phone|@pictures|@whole-browser/ }
      : { grep: /@desktop|@both/, grepInvert: /@full|@pictures/ }),
  },
  {
    name: 'pictures',
    use: { ...phone, ...launched({ args: flags }) },
    grep: /@pictures/,
    ...(!isFull && { grepInvert: /@full/ }),
  },
]

/** Tests of push messages, in the only kind of browser that receives them. */
function inWholeBrowser(): PlaywrightTestProject[] {
  const path = wholeBrowserPath()
  if (path) {
    const launchOptions = { executablePath: path, args: flags }
    return [{ name: 'whole-browser', use: { ...phone, launchOptions }, grep: /@whole-browser/ }]
  }
  if (process.env.CI) throw new Error('no full browser for the tests tagged @whole-browser: install Chromium')
  const isRunner = process.env.TEST_WORKER_INDEX === undefined
  if (isRunner) process.stdout.write('@whole-browser not run: no full browser\n')
  return []
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/server.ts',
  fullyParallel: true,
  workers: 2,
  // A machine under load can miss a moment; a test that fails twice has failed, one that fails once is printed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['./support/closing-line.ts']],
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Halfway through a change of colour nothing has its contrast yet.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A worker would answer for pages behind the back of whoever tests them; its own journeys let it in.
    serviceWorkers: 'block',
  },
  projects: [...sizes, ...inWholeBrowser()],
})
