import { expect, test } from 'vitest'
import { freeSeats, labelOf, packageLabel } from './seats.ts'

const today = '2026-11-15'
const open = { departs_on: '2027-03-01', quota: 40, sold: 0, held: 0 }

test('held seats are as little free as sold ones', () => {
  expect(freeSeats({ quota: 40, sold: 10, held: 5 })).toBe(25)
  expect(freeSeats({ quota: 40, sold: 30, held: 10 })).toBe(0)
})

test('a date has departed the day after, not on the day itself', () => {
  expect(labelOf({ ...open, departs_on: '2026-11-14' }, today)).toBe('departed')
  expect(labelOf({ ...open, departs_on: today }, today)).toBe('ready_to_depart')
})

test('a date is ready to depart within 30 days, or when four in five seats are sold', () => {
  expect(labelOf({ ...open, departs_on: '2026-12-15' }, today)).toBe('ready_to_depart')
  expect(labelOf({ ...open, departs_on: '2026-12-16' }, today)).toBeNull()
  expect(labelOf({ ...open, sold: 32 }, today)).toBe('ready_to_depart')
  expect(labelOf({ ...open, sold: 31, held: 8 }, today)).toBeNull()
})

test('without a free seat a date is sold out, even when the rest is only held, and departed beats it', () => {
  expect(labelOf({ ...open, sold: 30, held: 10 }, today)).toBe('sold_out')
  expect(labelOf({ ...open, quota: 0 }, today)).toBe('sold_out')
  expect(labelOf({ ...open, departs_on: '2026-11-01', sold: 40 }, today)).toBe('departed')
})

test('a package is called by its earliest date with seats, else by why there is none', () => {
  const full = { ...open, departs_on: '2026-11-20', sold: 40 }
  const near = { ...open, departs_on: '2026-12-01' }
  expect(packageLabel({ upcoming: [open, full], has_past: true }, today)).toBeNull()
  expect(packageLabel({ upcoming: [open, near, full], has_past: true }, today)).toBe('ready_to_depart')
  expect(packageLabel({ upcoming: [full], has_past: true }, today)).toBe('sold_out')
  expect(packageLabel({ upcoming: [], has_past: true }, today)).toBe('departed')
  expect(packageLabel({ upcoming: [], has_past: false }, today)).toBeNull()
})
