import { expect, test } from 'vitest'
import { clockText, dayAt, daysOf, momentAt, nextDay, nextSlot } from './prayer-clock.ts'

test('the day is the place’s own: late in Jakarta it is tomorrow in Jayapura and still today in Makkah', () => {
  const now = new Date('2026-12-31T16:30:00Z')
  expect([dayAt(now, 7), dayAt(now, 9), dayAt(now, 3)]).toEqual(['2026-12-31', '2027-01-01', '2026-12-31'])
})

test('a clock time of a place is one moment', () => {
  expect(momentAt('2026-11-15', '04:05', 7).toISOString()).toBe('2026-11-14T21:05:00.000Z')
  expect(momentAt('2026-11-15', '04:05', 9).toISOString()).toBe('2026-11-14T19:05:00.000Z')
})

test('a month has its own days, also in a leap year', () => {
  expect(daysOf('2028-02')).toHaveLength(29)
  expect(daysOf('2026-02').at(-1)).toBe('2026-02-28')
  expect(nextDay('2026-12-31')).toBe('2027-01-01')
})

test('minutes past midnight belong to the next day’s clock', () => {
  expect([clockText(0), clockText(1439), clockText(1441), clockText(-5)]).toEqual(['00:00', '23:59', '00:01', '23:55'])
})

test('the next time is the first that is still to come', () => {
  const slots = [
    { name: 'isya', at: 300 },
    { name: 'subuh', at: 100 },
    { name: 'maghrib', at: 200 },
  ]
  expect(nextSlot(slots, 100)?.name).toBe('maghrib')
  expect(nextSlot(slots, 300)).toBeUndefined()
})
