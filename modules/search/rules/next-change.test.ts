import { expect, test } from 'vitest'
import { nextChange } from './next-change.ts'

const rules = { ready_days: 30, ready_sold_percent: 80 }
const date = { departs_on: '2027-03-31', closes_at: new Date('2027-03-10T17:00:00Z') }
const licence = { valid_from: null, valid_until: null, suspended_on: null }

test('a listing is looked at anew when a date nears, when it closes, and the day after it left', () => {
  const after = (now: string) => nextChange({ departures: [date], licences: [] }, { now: new Date(now), rules })
  expect(after('2026-11-15T05:00:00Z')).toBe('2027-02-28T17:00:00.000Z')
  expect(after('2027-02-28T17:00:00Z')).toBe('2027-03-10T17:00:00.000Z')
  expect(after('2027-03-10T17:00:00Z')).toBe('2027-03-31T17:00:00.000Z')
  expect(after('2027-03-31T17:00:00Z')).toBeNull()
})

test('and when a licence begins, is suspended, or has had its last day', () => {
  const after = (licences: Parameters<typeof nextChange>[0]['licences']) =>
    nextChange({ departures: [date], licences }, { now: new Date('2026-11-15T05:00:00Z'), rules })
  expect(after([{ ...licence, valid_from: '2026-12-01' }])).toBe('2026-11-30T17:00:00.000Z')
  expect(after([{ ...licence, valid_until: '2026-12-01' }])).toBe('2026-12-01T17:00:00.000Z')
  expect(after([licence, { ...licence, suspended_on: '2026-11-16' }])).toBe('2026-11-15T17:00:00.000Z')
})
