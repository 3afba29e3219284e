import { expect, test } from 'vitest'
import { etdText } from './etd.ts'

test.each([
  ['1 day', 'Perkiraan tiba 1 hari', 'Arrives in about 1 day'],
  ['2-3 day', 'Perkiraan tiba 2–3 hari', 'Arrives in about 2–3 days'],
  ['4 - 6 HARI', 'Perkiraan tiba 4–6 hari', 'Arrives in about 4–6 days'],
  ['4-4 day', 'Perkiraan tiba 4 hari', 'Arrives in about 4 days'],
  ['3', 'Perkiraan tiba 3 hari', 'Arrives in about 3 days'],
  ['besok pagi', 'besok pagi', 'besok pagi'],
  ['', '', ''],
])('what a courier calls “%s” is said as days where it is days', (etd, id, en) => {
  expect([etdText(etd, 'id'), etdText(etd, 'en')]).toEqual([id, en])
})
