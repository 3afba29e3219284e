import { expect, test } from 'vitest'
import { countsIn, countsOf, countsQuery, movedTo, partyTotal, withSomeone } from './counts.ts'

const none = { quad: 0, triple: 0, double: 0, children: 0, infants: 0 }

test('an address tells how many travel, and nonsense in it counts as nobody', () => {
  const said = new URLSearchParams('quad=2&double=x&triple=-1&children=1.5&infants=99')
  expect(countsIn(said)).toEqual({ ...none, quad: 2, infants: 20 })
})

test('who looks at a room is one adult in it, unless they said who travels', () => {
  expect(withSomeone(none, 'triple')).toEqual({ ...none, triple: 1 })
  expect(withSomeone({ ...none, quad: 3 }, 'triple')).toEqual({ ...none, quad: 3 })
})

test('choosing another room moves everyone there, unless someone is in it already', () => {
  expect(movedTo({ ...none, quad: 3, children: 1 }, 'quad', 'double')).toEqual({ ...none, double: 3, children: 1 })
  const mixed = { ...none, quad: 3, double: 2 }
  expect(movedTo(mixed, 'quad', 'double')).toEqual(mixed)
})

test('a booked party can be asked for again by its address', () => {
  const party = { rooms: [{ type: 'quad', adults: 4 } as const], children: 0, infants: 1 }
  expect(countsQuery(countsOf(party))).toEqual({ quad: '4', infants: '1' })
})

test('everyone together pays the sum of what each pays', () => {
  const each = { quad: 30, triple: 32, double: 35, children: 27, infants: 8 }
  expect(partyTotal({ ...none, quad: 2, double: 1, children: 1, infants: 1 }, each)).toBe(130)
  expect(partyTotal(none, each)).toBe(0)
})
