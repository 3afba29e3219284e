import { expect, test } from 'vitest'
import { freeSeats, labelOf, packageLabel } from './seats.ts'

// Noon in Jakarta on 15 November.
const day = { now: new Date('2026-11-15T05:00:00Z'), rules: { ready_days: 30, ready_sold_percent: 80 } }
const open = {
  departs_on: '2027-03-01',
  closes_at: new Date('2027-02-15T17:00:00Z'),
  quota: 40,
  sold: 0,
  held: 0,
}
const near = { ...open, departs_on: '2026-12-15', closes_at: new Date('2026-12-01T17:00:00Z') }

test('held seats are as little free as sold ones', () => {
  expect(freeSeats({ quota: 40, sold: 10, held: 5 })).toBe(25)
  expect(freeSeats({ quota: 40, sold: 30, held: 10 })).toBe(0)
})

test('a date has departed the day after, and is closed from its cut-off until then', () => {
  expect(labelOf({ ...near, departs_on: '2026-11-14' }, day)).toBe('departed')
  expect(labelOf({ ...near, sold: 32, closes_at: day.now }, day)).toBe('closed')
  expect(labelOf({ ...near, sold: 32, closes_at: new Date(day.now.getTime() + 1) }, day)).toBe('ready_to_depart')
})

test('a date is ready to depart within 30 days, while it can be booked, when four in five seats are sold', () => {
  expect(labelOf({ ...near, sold: 32 }, day)).toBe('ready_to_depart')
  expect(labelOf({ ...near, sold: 31, held: 8 }, day)).toBeNull()
  expect(labelOf({ ...near, sold: 32, departs_on: '2026-12-16' }, day)).toBeNull()
  expect(labelOf({ ...open, sold: 39 }, day)).toBeNull()
  expect(labelOf(near, { ...day, rules: { ready_days: 30, ready_sold_percent: 0 } })).toBe('ready_to_depart')
})

test('without a free seat a date is sold out, even when the rest is only held; closed and departed beat it', () => {
  expect(labelOf({ ...open, sold: 30, held: 10 }, day)).toBe('sold_out')
  expect(labelOf({ ...open, quota: 0 }, day)).toBe('sold_out')
  expect(labelOf({ ...open, sold: 40, closes_at: day.now }, day)).toBe('closed')
  expect(labelOf({ ...open, departs_on: '2026-11-01', sold: 40 }, day)).toBe('departed')
})

test('a package is called by its earliest date with seats, else by why there is none', () => {
  const full = { ...near, departs_on: '2026-12-05', sold: 40 }
  const ready = { ...near, sold: 36 }
  const label = (dates: (typeof open)[], last_closed_on: string | null = null) =>
    packageLabel({ open: dates, last_closed_on }, day)
  expect(label([open, full], '2026-11-01')).toBeNull()
  expect(label([open, ready, full], '2026-11-01')).toBe('ready_to_depart')
  expect(label([full], '2026-11-01')).toBe('sold_out')
  expect(label([], '2026-11-14')).toBe('departed')
  expect(label([], '2026-11-15')).toBe('closed')
  expect(label([])).toBeNull()
})
