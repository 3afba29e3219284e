import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from './browser-store.ts'

const none: readonly string[] = []
const aStore = () =>
  browserStore<readonly string[]>({ key: 'k', none, read: (text) => (text === null ? none : JSON.parse(text)) })

const items = new Map<string, string>()
let otherTabs: EventTarget
beforeEach(() => {
  items.clear()
  otherTabs = new EventTarget()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  }
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: otherTabs.addEventListener.bind(otherTabs),
    removeEventListener: otherTabs.removeEventListener.bind(otherTabs),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is set is there, the same object until it changes, also for a store made later', () => {
  const store = aStore()
  expect(store.get()).toBe(none)
  store.set(['a'])
  expect(store.get()).toEqual(['a'])
  expect(store.get()).toBe(store.get())
  expect(aStore().get()).toEqual(['a'])
})

test('who follows hears of changes here and in another tab, until they leave', () => {
  const store = aStore()
  const onChange = vi.fn()
  const leave = store.subscribe(onChange)
  store.set(['a'])
  otherTabs.dispatchEvent(new Event('storage'))
  expect(onChange).toHaveBeenCalledTimes(2)
  leave()
  store.set(['b'])
  otherTabs.dispatchEvent(new Event('storage'))
  expect(onChange).toHaveBeenCalledTimes(2)
})
