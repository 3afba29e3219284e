import { expect, test } from 'vitest'
import { hijriSpan, monthGrid, shiftMonth } from './month-grid.ts'

test('a month begins on its weekday, Monday first, and every week is whole', () => {
  const weeks = monthGrid('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks[0]?.[6]).toMatchObject({ day: '2026-11-01', date: 1 })
  expect(weeks[5]?.[0]).toMatchObject({ day: '2026-11-30' })
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})
test('February of a leap year has 29 days', () => {
  expect(monthGrid('2028-02').flat().filter(Boolean)).toHaveLength(29)
})
test('each day carries its Hijri day', () => {
  // 1 Ramadan 1448 is 8 February 2027 in the Umm al-Qura calendar.
  const day = monthGrid('2027-02')
    .flat()
    .find((one) => one?.day === '2027-02-08')
  expect(day?.hijri).toBe(1)
  expect(hijriSpan('2027-02', 'id')).toBe('Syakban – Ramadan 1448 H')
})
test('a Hijri year that turns within the month is named twice', () => {
  expect(hijriSpan('2027-06', 'en')).toBe('Dhu al-Hijjah 1448 – Muharram 1449 AH')
})
test('months are counted over the turn of a year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1), shiftMonth('2026-11', 14)]).toEqual([
    '2027-01',
    '2026-12',
    '2028-01',
  ])
})
