import { existsSync } from 'node:fs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** CHROMIUM_PATH, an installed browser, or the one that comes inside an npm package. */
export async function chromiumPath(): Promise<string> {
  const wished = process.env.CHROMIUM_PATH
  if (wished) return wished
  const found = installed.find((path) => existsSync(path))
  if (found) return found
  // The package unpacks its libraries only where it believes to be on AWS; its binary is x86-64 alone.
  if (process.arch !== 'x64' || process.platform !== 'linux') {
    throw new Error('No browser was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  }
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
