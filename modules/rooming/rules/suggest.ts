import { type RoomType, roomTypes } from '#modules/booking/rules/party.ts'
import { bedsOf, type Guest, isFamily, needsBed, placementProblem, type Room } from './rooms.ts'

export type OpenRoom = Room & { id: string; guests: readonly Guest[] }

export type Suggestion = {
  /** Free beds of rooms that are there. */
  placed: { room_id: string; guest: Guest }[]
  /** Rooms to be added. */
  rooms: (Room & { guests: Guest[] })[]
  /** Whose gender is not known: they cannot share a room with anybody yet. */
  left: Guest[]
}

const typeOf = ({ room_type }: Guest): RoomType => room_type ?? 'quad'

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

const isMixed = (guests: readonly Guest[]): boolean => new Set(guests.map(({ gender }) => gender)).size > 1

/**
 * Families that have a room to themselves: they fill it, or have a child that belongs with its parents. Any other would leave beds
 * empty that were not paid for, and is divided between rooms of men and of women.
 */
function familyRooms(people: readonly Guest[]): Suggestion['rooms'] {
  const parties = Map.groupBy(people, (one) => `${one.booking_id} ${typeOf(one)}`)
  return [...parties.values()].flatMap((party) => {
    const [first] = party
    if (!first || !isMixed(party) || !isFamily(party)) return []
    const type = typeOf(first)
    const hasChild = party.some(({ age_group }) => age_group === 'child')
    return chunks(withChildren(party), bedsOf[type])
      .filter((guests) => isMixed(guests) && isFamily(guests) && guests.some(({ age_group }) => age_group === 'adult'))
      .filter((guests) => guests.length === bedsOf[type] || hasChild)
      .map((guests) => ({ type, occupancy: 'family' as const, guests }))
  })
}

/** Where a family takes more than one room, its children come after the grown-ups by turns: none of them is left among children alone. */
function withChildren(party: readonly Guest[]): Guest[] {
  const [grown, children] = [
    party.filter(({ age_group }) => age_group === 'adult'),
    party.filter(({ age_group }) => age_group !== 'adult'),
  ]
  const share = Math.ceil(children.length / Math.max(1, grown.length))
  return [...grown.flatMap((one, i) => [one, ...children.slice(i * share, (i + 1) * share)])].concat(
    children.slice(grown.length * share),
  )
}

/** Those of one order next to each other, the largest orders first. */
const byParty = (people: readonly Guest[]): Guest[] =>
  [...Map.groupBy(people, ({ booking_id }) => booking_id).values()].sort((a, b) => b.length - a.length).flat()

type Sharing = { people: readonly Guest[]; open: readonly OpenRoom[] }

/** Free beds first, then as few rooms as hold the rest. */
function sharedRooms({ people, open }: Sharing, room: Room): Omit<Suggestion, 'left'> {
  const waiting = byParty(people.filter((one) => one.gender === room.occupancy && typeOf(one) === room.type))
  const placed = open
    .filter(({ type, occupancy }) => type === room.type && occupancy === room.occupancy)
    .flatMap(({ id, guests }) =>
      waiting.splice(0, Math.max(0, bedsOf[room.type] - guests.length)).map((guest) => ({ room_id: id, guest })),
    )
  return { placed, rooms: chunks(waiting, bedsOf[room.type]).map((guests) => ({ ...room, guests })) }
}

/** Back to their family, where its room has a bed left. */
function rejoin({ people, open }: Sharing): Suggestion['placed'] {
  const taken = new Map(open.map(({ id, guests }) => [id, [...guests]]))
  return people.flatMap((guest) => {
    const room = open.find((one) => {
      const guests = taken.get(one.id) ?? []
      return one.occupancy === 'family' && guests.length > 0 && !placementProblem(one, guests, guest)
    })
    if (!room) return []
    taken.get(room.id)?.push(guest)
    return [{ room_id: room.id, guest }]
  })
}

/** Beds for those who have none, by the kind of room they bought; whoever has one stays in it. */
export function suggestRooms(waiting: readonly Guest[], open: readonly OpenRoom[]): Suggestion {
  const people = waiting.filter(needsBed)
  const rejoined = rejoin({ people, open })
  const without = (done: readonly Guest[], all: readonly Guest[]) => all.filter((one) => !done.includes(one))
  const others = without(
    rejoined.map(({ guest }) => guest),
    people,
  )
  const families = familyRooms(others)
  const single = without(
    families.flatMap(({ guests }) => guests),
    others,
  )
  const shared = roomTypes.flatMap((type) =>
    (['male', 'female'] as const).map((occupancy) => sharedRooms({ people: single, open }, { type, occupancy })),
  )
  return {
    placed: [...rejoined, ...shared.flatMap(({ placed }) => placed)],
    rooms: [...families, ...shared.flatMap(({ rooms }) => rooms)],
    left: single.filter(({ gender }) => gender === null),
  }
}
