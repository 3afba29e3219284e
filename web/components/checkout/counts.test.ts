import { expect, test } from 'vitest'
import { countsIn, countsOf, countsQuery, movedTo, partyTotal, placesLeft, withSomeone } from './counts.ts'

const none = { quad: 0, triple: 0, double: 0, children: 0, infants: 0 }

test('an address tells how many travel, and nonsense in it counts as nobody', () => {
  const said = new URLSearchParams('quad=2&double=x&triple=-1&children=1.5&infants=99')
  expect(countsIn(said)).toEqual({ ...none, quad: 2, infants: 20 })
})

test('who looks at a room is one adult in it, unless they said who travels', () => {
  const seen = (travellers: unknown, counts = none) => withSomeone(counts, { room: 'triple', travellers })
  expect(seen(null)).toEqual({ ...none, triple: 1 })
  expect(seen(null, { ...none, quad: 3 })).toEqual({ ...none, quad: 3 })
})

test('a search for several people puts them all into the room one looks at, until they say who travels', () => {
  const seen = (travellers: unknown, counts = none) => withSomeone(counts, { room: 'triple', travellers })
  expect(seen('2')).toEqual({ ...none, triple: 2 })
  expect(seen('2', { ...none, children: 1 })).toEqual({ ...none, triple: 2, children: 1 })
  expect(seen('2', { ...none, quad: 3 })).toEqual({ ...none, quad: 3 })
  expect(seen('50')).toEqual({ ...none, triple: 20 })
  for (const nonsense of ['0', '-1', '1.5', 'x', '']) expect(seen(nonsense)).toEqual({ ...none, triple: 1 })
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

test('as many may be added as there are seats, infants as many as one order takes', () => {
  const left = (counts: object, seats: number) => {
    const { of, limitOf } = placesLeft({ ...none, ...counts }, seats)
    return [of('quad'), of('children'), of('infants'), limitOf('quad'), limitOf('infants')]
  }
  expect(left({ quad: 2 }, 6)).toEqual([4, 4, 18, 'seats', 'people'])
  expect(left({ quad: 4, children: 2 }, 6)).toEqual([0, 0, 14, 'seats', 'people'])
  // An infant takes no seat.
  expect(left({ quad: 5, infants: 1 }, 6)).toEqual([1, 1, 14, 'seats', 'people'])
  // Typed past the seats: none may follow.
  expect(left({ quad: 9 }, 6)).toEqual([0, 0, 11, 'seats', 'people'])
  expect(left({ quad: 18, infants: 2 }, 45)).toEqual([0, 0, 0, 'people', 'people'])
  expect(left({ quad: 10, infants: 10 }, 12)).toEqual([0, 0, 0, 'people', 'people'])
})
