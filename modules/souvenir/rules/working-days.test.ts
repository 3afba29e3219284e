import { expect, test } from 'vitest'
import { afterWorkingDays } from './working-days.ts'

const end = (day: string) => new Date(`${day}T23:59:59+07:00`)

test.each([
  ['on a Monday morning', '2026-11-16T08:00:00+07:00', '2026-11-18'],
  ['late on a Thursday, over the weekend', '2026-11-19T23:50:00+07:00', '2026-11-23'],
  ['on a Saturday', '2026-11-21T12:00:00+07:00', '2026-11-24'],
  ['on a Sunday in London that is Monday in Jakarta', '2026-11-22T20:00:00Z', '2026-11-25'],
])('two working days after what happens %s', (_, from, day) => {
  expect(afterWorkingDays(new Date(from), 2)).toEqual(end(day))
})

test('days of the store’s own holiday are none, and one that is over changes nothing', () => {
  const monday = new Date('2026-11-16T08:00:00+07:00')
  const away = { closed_from: '2026-11-17', closed_until: '2026-11-20' }
  expect(afterWorkingDays(monday, 2, away)).toEqual(end('2026-11-24'))
  expect(afterWorkingDays(monday, 2, { closed_from: '2026-11-01', closed_until: '2026-11-10' })).toEqual(
    end('2026-11-18'),
  )
  expect(afterWorkingDays(monday, 2, { closed_from: null, closed_until: null })).toEqual(end('2026-11-18'))
})

test('a holiday without an end puts nothing off for ever', () => {
  const monday = new Date('2026-11-16T08:00:00+07:00')
  const gone = { closed_from: '2026-11-16', closed_until: '9999-12-31' }
  expect(afterWorkingDays(monday, 2, gone)).toEqual(end('2027-01-19'))
})
