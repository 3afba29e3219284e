import { expect, test } from 'vitest'
import { minutesOf, outward } from './legs.ts'

const leg = (number: string, departs_at: string, arrives_at: string) => ({ number, departs_at, arrives_at })
const out = leg('QR 1', '2026-11-27T02:15:00+07:00', '2026-11-27T07:05:00+03:00')
const on = leg('QR 2', '2026-11-27T09:25:00+03:00', '2026-11-27T12:05:00+03:00')
const later = leg('RJ 3', '2026-11-30T11:20:00+03:00', '2026-11-30T13:05:00+03:00')
const back = leg('QR 4', '2026-12-07T11:00:00+03:00', '2026-12-08T04:25:00+07:00')

test('a change of planes belongs to the way there, a stay of days ends it', () => {
  expect(outward([out, on, later, back])).toEqual([out, on])
  expect(outward([out, back])).toEqual([out])
  expect(outward([out])).toEqual([out])
  expect(outward([])).toEqual([])
})
test('times that are no moments are not taken for a change of planes', () => {
  const odd = leg('GA 1', '10:00', '16:00')
  expect(outward([odd, odd])).toEqual([odd])
  expect(minutesOf(odd)).toBeUndefined()
})
test('time in the air counts from zone to zone', () => {
  expect(minutesOf(out)).toBe(8 * 60 + 50)
  expect(minutesOf({ departs_at: out.arrives_at, arrives_at: out.departs_at })).toBeUndefined()
})
