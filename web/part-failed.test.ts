import { expect, test } from 'vitest'
import { guardReloads, mayReload } from './part-failed.ts'

/** As much of a browser as the guard speaks to. */
function browser() {
  const events = new EventTarget()
  const navigation = new EventTarget()
  const stored = new Map<string, string>()
  const going: { location?: { pathname: string; search: string; hash: string } } = {}
  const assigned: string[] = []
  let reloads = 0
  return {
    addEventListener: events.addEventListener.bind(events),
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
    location: { reload: () => void reloads++, assign: (address: string) => void assigned.push(address) },
    __reactRouterDataRouter: { state: { navigation: going } },
    assigned,
    navigator: { onLine: true },
    navigation: { addEventListener: navigation.addEventListener.bind(navigation) },
    fail: () => events.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
    /** As React Router does when a part cannot be loaded, or as somebody does by hand. */
    reload: (by: { userInitiated: boolean }) => {
      const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload', ...by })
      if (navigation.dispatchEvent(event)) reloads++
    },
    reloads: () => reloads,
  }
}

test('a minute must pass between two reloads', () => {
  expect(mayReload(0, 60_000)).toBe(true)
  expect(mayReload(1000, 60_999)).toBe(false)
  expect(mayReload(1000, 61_000)).toBe(true)
})

const byScript = { userInitiated: false }

test('a part that failed reloads the page once, then again after a minute', () => {
  const fake = browser()
  let now = 1_000_000
  guardReloads(fake, () => now)
  fake.fail()
  fake.fail()
  now += 59_999
  fake.fail()
  expect(fake.reloads()).toBe(1)
  now += 1
  fake.fail()
  expect(fake.reloads()).toBe(2)
})

test('the reload of the router counts with it; one by hand is always let through', () => {
  const fake = browser()
  guardReloads(fake, () => 1_000_000)
  fake.fail()
  fake.reload(byScript)
  expect(fake.reloads()).toBe(1)
  fake.reload({ userInitiated: true })
  expect(fake.reloads()).toBe(2)
})

test('a failure does not go on to the console as an error of ours', () => {
  const fake = browser()
  guardReloads(fake, () => 1_000_000)
  // dispatchEvent answers false when a listener has stopped the default.
  expect(fake.fail()).toBe(false)
})

test('without a network nothing is loaded anew', () => {
  const fake = browser()
  fake.navigator.onLine = false
  guardReloads(fake, () => 1_000_000)
  fake.fail()
  expect(fake.reloads()).toBe(0)
  fake.navigator.onLine = true
  fake.fail()
  expect(fake.reloads()).toBe(1)
})

test('a page on its way whose part failed is loaded as a whole, with or without a network', () => {
  const fake = browser()
  fake.navigator.onLine = false
  fake.__reactRouterDataRouter.state.navigation.location = { pathname: '/doa', search: '?q=a', hash: '#b' }
  guardReloads(fake)
  fake.reload(byScript)
  expect([fake.assigned, fake.reloads()]).toEqual([['/doa?q=a#b'], 0])
})
