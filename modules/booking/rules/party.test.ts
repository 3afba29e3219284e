import { expect, test } from 'vitest'
import { decideParty, type Party, seatsOf, slotsOf } from './party.ts'

const party = (wish: Partial<Party> = {}): Party => ({
  rooms: [{ type: 'quad', adults: 2 }],
  children: 0,
  infants: 0,
  ...wish,
})

test('adults and children have seats, infants travel on a lap', () => {
  expect(seatsOf(party({ children: 2, infants: 2 }))).toBe(4)
})

test('there is one place for each, adults by room first', () => {
  const rooms = [
    { type: 'double', adults: 1 },
    { type: 'quad', adults: 1 },
  ] as const
  expect(slotsOf(party({ rooms, children: 1, infants: 1 }))).toEqual([
    { position: 1, age_group: 'adult', room_type: 'double' },
    { position: 2, age_group: 'adult', room_type: 'quad' },
    { position: 3, age_group: 'child', room_type: 'double' },
    { position: 4, age_group: 'infant', room_type: null },
  ])
})

test('people who cannot travel together are told why', () => {
  const twice = [
    { type: 'quad', adults: 1 },
    { type: 'quad', adults: 1 },
  ] as const
  expect(decideParty(party())).toEqual({ ok: true })
  expect(decideParty(party({ infants: 3 }))).toEqual({ ok: false, code: 'F-BOK-4a4' })
  expect(decideParty(party({ rooms: [] }))).toEqual({ ok: false, code: 'F-BOK-4a4' })
  expect(decideParty(party({ rooms: twice }))).toEqual({ ok: false, code: 'F-BOK-3r3' })
  expect(decideParty(party({ children: 18 }))).toEqual({ ok: true })
  expect(decideParty(party({ children: 19 }))).toEqual({ ok: false, code: 'F-BOK-5g5' })
})
