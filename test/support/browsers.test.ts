import { expect, test } from 'vitest'
import { chooseBrowser, type Machine, wholeBrowserPath } from './browsers.ts'

const shell = '/usr/bin/chromium-headless-shell'
const machine = (installed: readonly string[], rest: Partial<Machine> = {}): Machine => ({
  ...{ CHROMIUM_PATH: undefined, platform: 'linux', arch: 'x64' },
  exists: (path) => installed.includes(path),
  ...rest,
})

test('the browser that is named wins, then an installed headless shell, then the one of the packages', () => {
  expect(chooseBrowser(machine([shell], { CHROMIUM_PATH: '/opt/mine' }))).toBe('/opt/mine')
  expect(chooseBrowser(machine(['/usr/bin/chromium', shell]))).toBe(shell)
  expect(chooseBrowser(machine(['/usr/bin/chromium']))).toBeTypeOf('symbol')
})

test('where the packages have none a whole browser will do, and without any the sentence says what to install', () => {
  expect(chooseBrowser(machine(['/usr/bin/chromium'], { arch: 'arm64' }))).toBe('/usr/bin/chromium')
  expect(() => chooseBrowser(machine([], { arch: 'arm64' }))).toThrow('install Chromium or Chrome')
})

test('a headless shell is no whole browser, whoever names it', () => {
  expect(wholeBrowserPath(machine([shell]))).toBeUndefined()
  expect(wholeBrowserPath(machine(['/usr/bin/chromium'], { CHROMIUM_PATH: shell }))).toBe('/usr/bin/chromium')
  expect(wholeBrowserPath(machine([], { CHROMIUM_PATH: '/opt/mine' }))).toBe('/opt/mine')
})
