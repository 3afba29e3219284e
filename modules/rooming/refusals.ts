import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type Guest, type PlacementProblem, placementProblem, type Room } from './rules/rooms.ts'

const said: Readonly<Record<PlacementProblem, RefusalCode>> = {
  full: codes.room_full,
  gender: codes.room_gender,
  gender_missing: codes.room_gender_unknown,
  family: codes.room_not_family,
}

/** Refuses somebody a bed where the rules do. */
export function refusePlacement(room: Room, guests: readonly Guest[], one: Guest): void {
  const problem = placementProblem(room, guests, one)
  if (problem) throw new Refusal(said[problem])
}
