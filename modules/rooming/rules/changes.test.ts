import { expect, test } from 'vitest'
import { changesBetween, type Snapshot } from './changes.ts'

type Guests = readonly (readonly [id: string, name: string])[]
const room = (id: string, label: string, guests: Guests) => ({
  id,
  label,
  type: 'quad' as const,
  occupancy: 'male' as const,
  guests: guests.map(([one, name]) => ({ id: one, name })),
})
const list = (...rooms: ReturnType<typeof room>[]): Snapshot => [{ stay: 1, rooms }]

test('the same list has no changes', () => {
  const one = list(room('r1', '101', [['a', 'Budi']]))
  expect(changesBetween(one, one)).toEqual([])
})

test('a room with another label moves nobody; who moves, comes, goes or is written another way is a line each', () => {
  const before = list(
    room('r1', '101', [
      ['a', 'Budi'],
      ['b', 'Umar'],
      ['c', 'Ali'],
    ]),
    room('r2', '102', []),
  )
  const after = list(
    room('r1', '201', [['a', 'Budi Santoso']]),
    room('r2', '102', [['b', 'Umar']]),
    room('r3', '103', [['d', 'Hasan']]),
  )
  expect(changesBetween(before, after)).toEqual([
    { stay: 1, what: 'room', name: '201', from: '101', to: '201' },
    { stay: 1, what: 'room', name: '103', from: null, to: '103' },
    { stay: 1, what: 'name', name: 'Budi Santoso', from: 'Budi', to: 'Budi Santoso' },
    { stay: 1, what: 'guest', name: 'Umar', from: '101', to: '102' },
    { stay: 1, what: 'guest', name: 'Ali', from: '101', to: null },
    { stay: 1, what: 'guest', name: 'Hasan', from: null, to: '103' },
  ])
})
