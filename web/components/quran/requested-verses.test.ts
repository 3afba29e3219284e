import { expect, test } from 'vitest'
import { requestedVerses } from './requested-verses.ts'
import { readView } from './view.ts'

test('an address asks for a verse or a range of a chapter', () => {
  expect(requestedVerses('255', 286)).toEqual({ from: 255, to: 255 })
  expect(requestedVerses(' 255 - 257 ', 286)).toEqual({ from: 255, to: 257 })
  for (const nothing of [null, '', ' ']) expect(requestedVerses(nothing, 286)).toBeUndefined()
  for (const beyond of ['0', '287', '286-287', '5-3', 'abc', '-1', '1e2', '99999', '1.5']) {
    expect([beyond, requestedVerses(beyond, 286)]).toEqual([beyond, 'beyond'])
  }
})

test('a view is what the address says, and never nothing', () => {
  const read = (text: string) => readView(new URLSearchParams(text))
  expect(read('')).toEqual({ show: ['arabic', 'latin', 'translation'], size: '2' })
  expect(read('show=translation&show=arabic&size=4')).toEqual({ show: ['arabic', 'translation'], size: '4' })
  expect(read('show=nonsense&size=99')).toEqual({ show: ['arabic', 'latin', 'translation'], size: '2' })
})
