import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { travellersOnDeparture } from '#modules/booking/module.ts'
import { findDepartureInScope } from '#modules/catalogue/module.ts'
import { type Guest, needsBed } from './rules/rooms.ts'
import { leaveBed, listBeds, lockList, type RoomRow, saveStays, updateRoom } from './store.ts'

export type Traveller = Awaited<ReturnType<typeof travellersOnDeparture>>[number]
export type Departure = NonNullable<Awaited<ReturnType<typeof findDepartureInScope>>>
type Ctx = Pick<StaffCtx, 'db' | 'staff'>

/** A departure that somebody's own partner runs; any other does not exist. */
export async function departureInScope({ db, staff }: Ctx, id: string): Promise<Departure> {
  const departure = await findDepartureInScope(db, id, scopesOf(staff))
  if (!departure) throw new Refusal(codes.not_found)
  return departure
}

/** The same for who changes its list, once nobody else does. */
export async function lockRooming(ctx: Ctx & Pick<StaffCtx, 'now'>, id: string): Promise<Departure> {
  const departure = await departureInScope(ctx, id)
  await lockList(ctx.db, id, ctx.now)
  await saveStays(ctx.db, id, departure.stays)
  await freeGone(ctx.db, id, ctx.now)
  return departure
}

/** Somebody cancelled while they were given a bed: it is free for whoever comes next. */
async function freeGone(db: Db, departure_id: string, now: Date): Promise<void> {
  const travelling = new Set((await travellersOnDeparture(db, departure_id)).map(({ id }) => id))
  for (const { traveller_id, room } of await listBeds(db, departure_id)) {
    if (traveller_id === null || travelling.has(traveller_id)) continue
    await leaveBed(db, { stay_id: room.stay_id, traveller_id })
    await updateRoom(db, room.id, { vacated_at: now })
  }
}

export const guestOf = (one: Traveller): Guest => ({
  id: one.id,
  booking_id: one.booking_id,
  name: one.name,
  gender: one.gender,
  age_group: one.age_group,
  room_type: one.room_type,
  relation: one.relation,
  guardian_name: one.guardian_name,
})

export type LoadedRoom = RoomRow & {
  stay: number
  beds: { position: number; guest: Traveller | null }[]
  guests: Traveller[]
  /** Somebody has a bed here who travels no more. */
  has_gone: boolean
}
export type LoadedRooming = { travellers: Traveller[]; rooms: LoadedRoom[] }

/** Everyone who travels, and every room with who sleeps there; a bed of somebody who travels no more is free. */
export async function loadRooming(db: Db, departure_id: string): Promise<LoadedRooming> {
  const travellers = await travellersOnDeparture(db, departure_id)
  const byId = new Map(travellers.map((one) => [one.id, one]))
  const rows = await listBeds(db, departure_id)
  const rooms = [...Map.groupBy(rows, ({ room }) => room.id).values()].flatMap((beds) => {
    const [first] = beds
    if (!first) return []
    const placed = beds.map(({ position, traveller_id }) => ({
      position,
      guest: (traveller_id && byId.get(traveller_id)) || null,
    }))
    const has_gone = beds.some(({ traveller_id }) => traveller_id !== null && !byId.has(traveller_id))
    return [
      { ...first.room, stay: first.stay, beds: placed, guests: placed.flatMap(({ guest }) => guest ?? []), has_gone },
    ]
  })
  return { travellers, rooms }
}

/** A room of the departure; any other does not exist. */
export function roomIn({ rooms }: LoadedRooming, room_id: string): LoadedRoom {
  const room = rooms.find(({ id }) => id === room_id)
  if (!room) throw new Refusal(codes.not_found)
  return room
}

/** Who needs a bed of a stay and has none. */
export function withoutBed({ travellers, rooms }: LoadedRooming, stay: number): Traveller[] {
  const placed = new Set(rooms.filter((room) => room.stay === stay).flatMap(({ guests }) => guests.map(({ id }) => id)))
  return travellers.filter((one) => needsBed(one) && !placed.has(one.id))
}
