import { existsSync } from 'node:fs'

const shells = ['/usr/bin/chromium-headless-shell']
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export type Machine = {
  CHROMIUM_PATH: string | undefined
  platform: string
  arch: string
  exists: (path: string) => boolean
}

const here: Machine = {
  CHROMIUM_PATH: process.env.CHROMIUM_PATH,
  platform: process.platform,
  arch: process.arch,
  exists: existsSync,
}

/** The package's binary is x86-64 Linux alone. */
const fromPackage = Symbol('the headless shell inside an npm package')

/** A headless shell before a whole browser: it needs half the processor. */
export function chooseBrowser({ CHROMIUM_PATH, platform, arch, exists }: Machine): string | typeof fromPackage {
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const shell = shells.find(exists)
  if (shell) return shell
  if (platform === 'linux' && arch === 'x64') return fromPackage
  const whole = wholeBrowsers.find(exists)
  if (whole) return whole
  throw new Error('No browser was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

/** The browser the tests run in. */
export async function chromiumPath(): Promise<string> {
  const choice = chooseBrowser(here)
  if (typeof choice === 'string') return choice
  // The package unpacks its libraries only where it believes to be on AWS.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** A browser with everything in it: a headless shell receives no push messages. */
export function wholeBrowserPath({ CHROMIUM_PATH, exists }: Machine = here): string | undefined {
  const isShell = /headless[-_]shell/.test(CHROMIUM_PATH ?? '')
  return CHROMIUM_PATH && !isShell ? CHROMIUM_PATH : wholeBrowsers.find(exists)
}
