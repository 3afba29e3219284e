import { afterEach, expect, test, vi } from 'vitest'
import { sendOnEnter } from './send-on-enter.ts'

afterEach(() => vi.unstubAllGlobals())

type Press = { key?: string; shiftKey?: boolean; isComposing?: boolean; hasKeyboard?: boolean }

/** Whether the form was sent, and whether the key did nothing else. */
function pressed({ key = 'Enter', shiftKey = false, isComposing = false, hasKeyboard = true }: Press) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: hasKeyboard }) })
  const [requestSubmit, preventDefault] = [vi.fn(), vi.fn()]
  sendOnEnter({
    key,
    shiftKey,
    nativeEvent: { isComposing },
    currentTarget: { form: { requestSubmit } },
    preventDefault,
  })
  return [requestSubmit.mock.calls.length, preventDefault.mock.calls.length]
}

test('Enter sends, and begins no line', () => {
  expect(pressed({})).toEqual([1, 1])
})

test.each<[string, Press]>([
  ['Shift+Enter', { shiftKey: true }],
  ['another key', { key: 'a' }],
  ['Enter that takes a suggested word', { isComposing: true }],
  ['Enter on a phone', { hasKeyboard: false }],
])('%s sends nothing and does what it does', (_name, press) => {
  expect(pressed(press)).toEqual([0, 0])
})
