import { expect, test } from 'vitest'
import { hoursText } from './hours.ts'

const day = (weekday: number, opens = 480, closes = 1020) => ({ weekday, opens, closes })

test('days in a row with the same hours are said together, Monday first', () => {
  const week = [day(6, 480, 720), ...[1, 2, 3, 4, 5].map((weekday) => day(weekday))]
  expect(hoursText(week, 'id')).toBe('Senin–Jumat 08.00–17.00 WIB, Sabtu 08.00–12.00 WIB')
  expect(hoursText(week, 'en')).toBe('Monday–Friday 08:00–17:00 WIB, Saturday 08:00–12:00 WIB')
})

test('all days alike are every day; a day that is closed parts the others', () => {
  expect(
    hoursText(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday)),
      'en',
    ),
  ).toBe('every day 08:00–17:00 WIB')
  expect(hoursText([day(1), day(3), day(0)], 'id')).toBe(
    'Senin 08.00–17.00 WIB, Rabu 08.00–17.00 WIB, Minggu 08.00–17.00 WIB',
  )
  expect(hoursText([], 'id')).toBe('')
})
