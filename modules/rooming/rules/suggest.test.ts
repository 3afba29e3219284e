import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bedsOf, type Guest, isFamily, needsBed, occupancies } from './rooms.ts'
import { type OpenRoom, suggestRooms } from './suggest.ts'

let next = 0
const guest = (part: Partial<Guest>): Guest => ({
  id: `g${next++}`,
  booking_id: 'b1',
  name: 'Budi Santoso',
  gender: 'male',
  age_group: 'adult',
  room_type: 'quad',
  relation: 'relative',
  guardian_name: null,
  ...part,
})
const shapeOf = (rooms: readonly { type: string; occupancy: string; guests: readonly Guest[] }[]) =>
  rooms.map(({ type, occupancy, guests }) => `${type} ${occupancy} ${guests.length}`).sort()

test('a couple has its double room; four of a family their quad; others share with men or women', () => {
  const couple = [guest({ room_type: 'double' }), guest({ room_type: 'double', gender: 'female' })]
  const four = (['male', 'male', 'female', 'female'] as const).map((gender) => guest({ booking_id: 'b2', gender }))
  const men = [1, 2, 3, 4, 5].map((n) => guest({ booking_id: `m${n}` }))
  const { rooms, left } = suggestRooms([...couple, ...four, ...men], [])
  expect(shapeOf(rooms)).toEqual(['double family 2', 'quad family 4', 'quad male 1', 'quad male 4'])
  expect(left).toEqual([])
})

test('parents with a child have a room to themselves, also where a bed stays empty; friends are divided', () => {
  const parents = [guest({}), guest({ gender: 'female' }), guest({ age_group: 'child', relation: 'child' })]
  const friends = (['male', 'female'] as const).map((gender) =>
    guest({ booking_id: 'b2', relation: 'friend', gender, room_type: 'double' }),
  )
  expect(shapeOf(suggestRooms([...parents, ...friends], []).rooms)).toEqual([
    'double female 1',
    'double male 1',
    'quad family 3',
  ])
})

test('free beds are filled before rooms are added, an infant takes none, and whose gender is unknown waits', () => {
  const open: OpenRoom[] = [{ id: 'r1', type: 'quad', occupancy: 'male', guests: [guest({ booking_id: 'x' })] }]
  const people = [1, 2, 3, 4].map((n) => guest({ booking_id: `m${n}` }))
  const unknown = guest({ gender: null, booking_id: 'u' })
  const { placed, rooms, left } = suggestRooms([...people, unknown, guest({ age_group: 'infant' })], open)
  expect(placed.map(({ room_id }) => room_id)).toEqual(['r1', 'r1', 'r1'])
  expect(shapeOf(rooms)).toEqual(['quad male 1'])
  expect(left).toEqual([unknown])
})

const someGuests = fc
  .array(
    fc.record({
      booking_id: fc.constantFrom('b1', 'b2', 'b3', 'b4', 'b5'),
      name: fc.constantFrom('Budi Santoso', 'Siti Aminah', 'Umar Hakim', null),
      gender: fc.constantFrom('male' as const, 'female' as const, null),
      age_group: fc.constantFrom('adult' as const, 'child' as const, 'infant' as const),
      room_type: fc.constantFrom('quad' as const, 'triple' as const, 'double' as const, null),
      relation: fc.constantFrom('self' as const, 'spouse' as const, 'child' as const, 'friend' as const, null),
      guardian_name: fc.constantFrom('Budi Santoso', null),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.map((one, i): Guest => ({ ...one, id: `g${i}` })))

const someRooms = fc
  .array(
    fc.record({
      type: fc.constantFrom('quad' as const, 'triple' as const, 'double' as const),
      occupancy: fc.constantFrom(...occupancies),
      taken: fc.nat(4),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ type, occupancy, taken }, i): OpenRoom => {
      const gender = occupancy === 'female' ? 'female' : 'male'
      const guests = Array.from({ length: Math.min(taken, bedsOf[type]) }, (_, n) =>
        guest({ id: `r${i}g${n}`, booking_id: `r${i}`, gender }),
      )
      return { id: `r${i}`, type, occupancy, guests }
    }),
  )

test('whoever travels: nobody has two beds, no room more people than beds, and men and women share none but with family', () => {
  fc.assert(
    fc.property(someGuests, someRooms, (people, open) => {
      const { placed, rooms, left } = suggestRooms(people, open)
      const filled = open.map((room) => ({
        ...room,
        guests: [...room.guests, ...placed.filter(({ room_id }) => room_id === room.id).map((one) => one.guest)],
      }))
      const beds = [...placed.map((one) => one.guest), ...rooms.flatMap(({ guests }) => guests)]
      expect(new Set(beds.map(({ id }) => id)).size).toBe(beds.length)
      for (const { type, occupancy, guests } of [...filled, ...rooms]) {
        expect(guests.length).toBeLessThanOrEqual(bedsOf[type])
        if (occupancy === 'family') expect(isFamily(guests)).toBe(true)
        else expect(guests.every(({ gender }) => gender === occupancy)).toBe(true)
      }
      // Nobody is forgotten: each has a bed, or waits for their gender to be known.
      const known = [...beds, ...left].map(({ id }) => id).sort()
      expect(known).toEqual(
        people
          .filter(needsBed)
          .map(({ id }) => id)
          .sort(),
      )
    }),
    { numRuns: 400 },
  )
})
