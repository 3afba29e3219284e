import { expect, test } from 'vitest'
import { hijriOf } from '#core/hijri.ts'
import { hijriYear, hijriYears, nextHijriEvent } from './hijri-days.ts'

const dateOf = (year: number, key: string, offset = 0) =>
  hijriYear(year, offset).events.find((event) => event.key === key)?.date

test('the days that matter fall where the calendar of Umm al-Qura has them', () => {
  expect(dateOf(1447, 'ramadan')).toBe('2026-02-18')
  expect(dateOf(1447, 'fitr')).toBe('2026-03-20')
  expect(dateOf(1447, 'arafah')).toBe('2026-05-26')
  expect(dateOf(1447, 'adha')).toBe('2026-05-27')
  expect(dateOf(1448, 'new_year')).toBe('2026-06-16')
})

test('an offset of a day moves every one of them by that day', () => {
  expect(dateOf(1447, 'ramadan', -1)).toBe('2026-02-19')
  expect(dateOf(1447, 'ramadan', 1)).toBe('2026-02-17')
})

test('months follow each other without a gap, and each event stands on its own date', () => {
  for (const year of [1318, 1400, 1447, 1448, 1523]) {
    const { months, events } = hijriYear(year, 0)
    expect(months).toHaveLength(12)
    months.slice(1).forEach((month, i) => {
      const before = months[i]
      expect(Date.parse(month.first_day) - Date.parse(before?.first_day ?? '')).toBe((before?.length ?? 0) * 86_400_000)
    })
    for (const { date, month, day } of events) expect(hijriOf(date)).toEqual({ year, month, day })
  }
})

test.each([
  ['the day before', '2026-06-15', 1447, 'new_year', 1],
  ['on its day', '2026-06-16', 1448, 'new_year', 0],
  ['on the last of its days', '2026-05-30', 1447, 'tashriq', 0],
  ['after the last of the year, one of the next', '2026-05-31', 1447, 'new_year', 16],
])('the next event, %s', (_when, today, year, key, days_left) => {
  expect(nextHijriEvent(today, year, 0)).toMatchObject({ key, days_left })
})

test('where the calendar ends, nothing comes next', () => {
  const { events } = hijriYear(hijriYears.last, 0)
  const last = Date.parse(events.at(-1)?.date ?? '') + 5 * 86_400_000
  expect(nextHijriEvent(new Date(last).toISOString().slice(0, 10), hijriYears.last, 0)).toBeUndefined()
})
