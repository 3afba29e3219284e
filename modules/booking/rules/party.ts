import { codes, type RefusalCode } from '#core/refusal-codes.ts'

export const roomTypes = ['quad', 'triple', 'double'] as const
export type RoomType = (typeof roomTypes)[number]
export type AgeGroup = 'adult' | 'child' | 'infant'
export type Rooms = readonly { type: RoomType; adults: number }[]
export type Party = { rooms: Rooms; children: number; infants: number }
export type Slot = { position: number; age_group: AgeGroup; room_type: RoomType | null }

/** Larger groups are arranged with the partner itself. */
export const mostTravellers = 20

export const adultsOf = ({ rooms }: Party): number => rooms.reduce((sum, { adults }) => sum + adults, 0)

/** An infant travels on a lap: airlines give no seat below two years. */
export const seatsOf = (party: Party): number => adultsOf(party) + party.children

const no = (code: RefusalCode) => ({ ok: false as const, code })

/** Whether people can travel together like this. */
export function decideParty(party: Party): { ok: true } | { ok: false; code: RefusalCode } {
  const adults = adultsOf(party)
  if (new Set(party.rooms.map(({ type }) => type)).size !== party.rooms.length) return no(codes.room_type_twice)
  if (adults < 1 || party.infants > adults) return no(codes.infant_without_adult)
  if (adults + party.children + party.infants > mostTravellers) return no(codes.party_too_large)
  return { ok: true }
}

/** One place for each who travels: adults by room, then children, then infants. */
export function slotsOf({ rooms, children, infants }: Party): Slot[] {
  const bed = rooms[0]?.type ?? 'quad'
  const slots = [
    ...rooms.flatMap(({ type, adults }) => repeat(adults, { age_group: 'adult' as const, room_type: type })),
    ...repeat(children, { age_group: 'child' as const, room_type: bed }),
    ...repeat(infants, { age_group: 'infant' as const, room_type: null }),
  ]
  return slots.map((slot, i) => ({ ...slot, position: i + 1 }))
}

const repeat = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one)
