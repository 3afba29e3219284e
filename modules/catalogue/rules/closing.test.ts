import { expect, test } from 'vitest'
import { closesAt, cutoffDays } from './closing.ts'

const usual = {
  cutoff_days_umrah: 14,
  cutoff_days_hajj: 15,
  cutoff_days_tour_domestic: 3,
  cutoff_days_tour_international: 7,
}
const flight = (departs_at: string) => ({ departs_at })
const closes = (cutoff_days: number, ...clocks: string[]) =>
  closesAt({ departs_on: '2026-12-20', cutoff_days, flights: clocks.map(flight) }).toISOString()

test('the last day to book is so many days before departure, through its end in Jakarta', () => {
  expect(closes(14)).toBe('2026-12-06T17:00:00.000Z')
  expect(closes(3)).toBe('2026-12-17T17:00:00.000Z')
  expect(closes(0)).toBe('2026-12-20T17:00:00.000Z')
})

test('nothing is sold once the first flight has left, by the clock of its own airport', () => {
  expect(closes(0, '2026-12-20T01:30:00+08:00', '2026-12-20T09:00:00+03:00')).toBe('2026-12-19T17:30:00.000Z')
  expect(closes(14, '2026-12-20T01:30:00+08:00')).toBe('2026-12-06T17:00:00.000Z')
  expect(closes(0, '2026-12-20T09:00:00+07:00', '2026-12-20T08:00:00+07:00')).toBe('2026-12-20T01:00:00.000Z')
})

test('a flight whose time is no moment closes nothing', () => {
  for (const clock of ['10:00', '', '2026-12-20T10:00:00', '2026-13-45T10:00:00+07:00']) {
    expect(closes(0, clock), clock).toBe('2026-12-20T17:00:00.000Z')
  }
})

test.each([
  ['umroh', 'regular', 14],
  ['haji', 'hajj', 15],
  ['wisata-syariah', 'umrah_tour', 14],
  ['wisata-syariah', 'tour_domestic', 3],
  ['wisata-syariah', 'tour_international', 7],
])('%s %s closes %i days before, unless its partner says otherwise', (category, kind, days) => {
  expect(cutoffDays({ category, kind, cutoff_days: null }, usual)).toBe(days)
  expect(cutoffDays({ category, kind, cutoff_days: 0 }, usual)).toBe(0)
  expect(cutoffDays({ category, kind, cutoff_days: 30 }, usual)).toBe(30)
})
