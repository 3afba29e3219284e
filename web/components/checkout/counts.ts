import { type Rupiah, rupiah } from '#core/money.ts'
import { mostTravellers, type Rooms, type RoomType, roomTypes } from '#modules/booking/rules/party.ts'

export const countNames = [...roomTypes, 'children', 'infants'] as const
export type CountName = (typeof countNames)[number]
/** How many travel, by room and age, under the names that addresses and forms have for them. */
export type Counts = Record<CountName, number>

const none: Counts = { quad: 0, triple: 0, double: 0, children: 0, infants: 0 }

/** What an address or a form says; what makes no sense counts as none. */
export const countsIn = (texts: { get(name: string): unknown }): Counts => ({
  quad: countOf(texts.get('quad')),
  triple: countOf(texts.get('triple')),
  double: countOf(texts.get('double')),
  children: countOf(texts.get('children')),
  infants: countOf(texts.get('infants')),
})

const countOf = (text: unknown): number =>
  typeof text === 'string' && /^\d{1,2}$/.test(text) ? Math.min(Number(text), mostTravellers) : 0

type Viewed = { room: RoomType; travellers: unknown }

/** Whoever looks at a room is in it with as many adults as were searched for, else alone, until they say otherwise. */
export function withSomeone(counts: Counts, { room, travellers }: Viewed): Counts {
  return roomTypes.some((type) => counts[type] > 0) ? counts : { ...counts, [room]: Math.max(countOf(travellers), 1) }
}

/** Who chooses another room moves there with everyone who was in the former one. */
export function movedTo(counts: Counts, from: RoomType, to: RoomType): Counts {
  return counts[to] > 0 ? counts : { ...counts, [from]: 0, [to]: counts[from] }
}

/** What everyone together pays, by what each of them does. */
export const partyTotal = (counts: Counts, each: Counts): Rupiah =>
  rupiah(countNames.reduce((sum, name) => sum + counts[name] * each[name], 0))

/** How many more each count may grow by, and what holds it there. Infants sit on a lap. */
export function placesLeft(counts: Counts, seats_free: number) {
  const people = countNames.reduce((sum, name) => sum + counts[name], 0)
  const seats = Math.max(seats_free - (people - counts.infants), 0)
  const inAll = Math.max(mostTravellers - people, 0)
  return {
    of: (name: CountName): number => (name === 'infants' ? inAll : Math.min(seats, inAll)),
    limitOf: (name: CountName): 'seats' | 'people' =>
      name !== 'infants' && seats_free < mostTravellers && seats <= inAll ? 'seats' : 'people',
  }
}

type Party = { rooms: Rooms; children: number; infants: number }

export const countsOf = ({ rooms, children, infants }: Party): Counts => ({
  ...none,
  ...Object.fromEntries(rooms.map(({ type, adults }) => [type, adults])),
  children,
  infants,
})

/** Part of the address of a package, so that a choice can be come back to. */
export const countsQuery = (counts: Counts): Record<string, string> =>
  Object.fromEntries(countNames.filter((name) => counts[name] > 0).map((name) => [name, String(counts[name])]))
