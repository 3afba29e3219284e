import { expect, test } from 'vitest'
import { guardReloads, mayReload } from './part-failed.ts'

/** As much of a browser as the guard speaks to. */
function browser() {
  const events = new EventTarget()
  const kept = new Map<string, string>()
  const going: { location?: { pathname: string; search: string; hash: string } } = {}
  const assigned: string[] = []
  let reloads = 0
  return {
    addEventListener: events.addEventListener.bind(events),
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    location: { reload: () => void reloads++, assign: (address: string) => void assigned.push(address) },
    __reactRouterDataRouter: { state: { navigation: going } },
    assigned,
    navigator: { onLine: true },
    fail: (name: string) => events.dispatchEvent(new Event(name, { cancelable: true })),
    reloads: () => reloads,
  }
}

test('a minute must pass between two reloads', () => {
  expect(mayReload(0, 60_000)).toBe(true)
  expect(mayReload(1000, 60_999)).toBe(false)
  expect(mayReload(1000, 61_000)).toBe(true)
})

test.each(['rihla:part-failed', 'vite:preloadError'])('%s reloads the page once, then again after a minute', (name) => {
  const fake = browser()
  let now = 1_000_000
  guardReloads(fake, () => now)
  fake.fail(name)
  fake.fail(name)
  now += 59_999
  fake.fail(name)
  expect(fake.reloads()).toBe(1)
  now += 1
  fake.fail(name)
  expect(fake.reloads()).toBe(2)
})

test('both kinds of failure share the one reload', () => {
  const fake = browser()
  guardReloads(fake, () => 1_000_000)
  fake.fail('vite:preloadError')
  fake.fail('rihla:part-failed')
  expect(fake.reloads()).toBe(1)
})

test('a failure does not go on to the console as an error of ours', () => {
  const fake = browser()
  guardReloads(fake, () => 1_000_000)
  // dispatchEvent answers false when a listener has stopped the default.
  expect(fake.fail('vite:preloadError')).toBe(false)
})

test('without a network nothing is loaded anew', () => {
  const fake = browser()
  fake.navigator.onLine = false
  guardReloads(fake, () => 1_000_000)
  fake.fail('vite:preloadError')
  expect(fake.reloads()).toBe(0)
  fake.navigator.onLine = true
  fake.fail('vite:preloadError')
  expect(fake.reloads()).toBe(1)
})

test('a page on its way whose part failed is loaded as a whole, with or without a network', () => {
  const fake = browser()
  fake.navigator.onLine = false
  fake.__reactRouterDataRouter.state.navigation.location = { pathname: '/doa', search: '?q=a', hash: '#b' }
  guardReloads(fake)
  fake.fail('rihla:part-failed')
  expect([fake.assigned, fake.reloads()]).toEqual([['/doa?q=a#b'], 0])
})
