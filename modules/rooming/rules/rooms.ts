import { isSpellingOf } from '#modules/booking/rules/names.ts'
import type { AgeGroup, RoomType } from '#modules/booking/rules/party.ts'
import type { Relation } from '#modules/booking/rules/travellers.ts'

/** Who may share a room: men, women, or people who have declared how they are related. */
export const occupancies = ['male', 'female', 'family'] as const
export type Occupancy = (typeof occupancies)[number]

export const bedsOf: Readonly<Record<RoomType, number>> = { quad: 4, triple: 3, double: 2 }

/** Somebody who travels, as far as sharing a room goes. */
export type Guest = {
  id: string
  booking_id: string
  name: string | null
  gender: 'male' | 'female' | null
  age_group: AgeGroup
  room_type: RoomType | null
  /** What they are to who ordered. */
  relation: Relation | null
  /** The mahram or guardian they named. */
  guardian_name: string | null
}
export type Room = { type: RoomType; occupancy: Occupancy }

/** An infant sleeps with its parents. */
export const needsBed = ({ age_group }: Pick<Guest, 'age_group'>): boolean => age_group !== 'infant'

const isRelated = ({ relation }: Guest): boolean => relation !== null && relation !== 'friend'
const isGuardianOf = (one: Guest, other: Guest): boolean =>
  one.name !== null && other.guardian_name !== null && isSpellingOf(one.name, other.guardian_name)

/** Both are family of who ordered, or one has named the other as mahram or guardian. */
const isTied = (one: Guest, other: Guest): boolean =>
  (one.booking_id === other.booking_id && isRelated(one) && isRelated(other)) ||
  isGuardianOf(one, other) ||
  isGuardianOf(other, one)

/** Whether each of them is tied to the others, by somebody between them at least. */
export function isFamily(guests: readonly Guest[]): boolean {
  const [first, ...rest] = guests
  if (!first) return true
  const reached = [first]
  let left = rest
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i]
    const tied = left.filter((one) => from && isTied(from, one))
    reached.push(...tied)
    left = left.filter((one) => !tied.includes(one))
  }
  return left.length === 0
}

export type PlacementProblem = 'full' | 'gender' | 'gender_missing' | 'family'

/** Why somebody cannot have a bed beside those who are in the room; nothing where they can. */
export function placementProblem(room: Room, guests: readonly Guest[], one: Guest): PlacementProblem | undefined {
  if (guests.length >= bedsOf[room.type]) return 'full'
  if (room.occupancy === 'family') return isFamily([...guests, one]) ? undefined : 'family'
  if (one.gender === null) return 'gender_missing'
  return one.gender === room.occupancy ? undefined : 'gender'
}

export type RoomProblem = 'gender' | 'gender_missing' | 'family' | 'vacated'

/** What is wrong with a room as it is: details are corrected, and people cancelled, after they were given a bed. */
export function roomProblems(room: Room, guests: readonly Guest[], isVacated: boolean): RoomProblem[] {
  const isMixed = (gender: Guest['gender']) => gender !== null && gender !== room.occupancy
  const isShared = room.occupancy !== 'family'
  return [
    ...(isShared && guests.some(({ gender }) => isMixed(gender)) ? (['gender'] as const) : []),
    ...(isShared && guests.some(({ gender }) => gender === null) ? (['gender_missing'] as const) : []),
    ...(!isShared && !isFamily(guests) ? (['family'] as const) : []),
    ...(isVacated ? (['vacated'] as const) : []),
  ]
}
