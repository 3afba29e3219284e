import type { Input, Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type * as contract from '../contract.console.ts'
import { guestOf, type LoadedRooming, loadRooming, lockRooming, withoutBed } from '../load.ts'
import { freeLabels } from '../rules/labels.ts'
import type { Guest } from '../rules/rooms.ts'
import { type Suggestion, suggestRooms } from '../rules/suggest.ts'
import { insertRoom, listStays, takeBed, updateRoom } from '../store.ts'
import { roomingView } from '../view.ts'

type Call = typeof contract.suggestRooming

export async function suggestRooming(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db } = ctx
  const departure = await lockRooming(ctx, id)
  const before = await loadRooming(db, id)
  const counts = { rooms: 0, beds: 0 }
  for (const stay of await listStays(db, id)) {
    const open = before.rooms.filter((room) => room.stay === stay.position)
    const waiting = withoutBed(before, stay.position).map(guestOf)
    const made = suggestRooms(
      waiting,
      open.map((room) => ({ ...room, guests: room.guests.map(guestOf) })),
    )
    await fill(ctx, made, { stay_id: stay.id, labels: open.map(({ label }) => label) })
    counts.rooms += made.rooms.length
    counts.beds += made.placed.length + made.rooms.reduce((sum, { guests }) => sum + guests.length, 0)
  }
  ctx.audit({ thing: 'rooming', thing_id: id, before: taken(before), after: addedTo(taken(before), counts) })
  return roomingView(ctx, departure)
}

const taken = ({ rooms }: LoadedRooming) => ({
  rooms: rooms.length,
  beds: rooms.reduce((sum, { guests }) => sum + guests.length, 0),
})
type Counts = ReturnType<typeof taken>
const addedTo = (one: Counts, other: Counts): Counts => ({
  rooms: one.rooms + other.rooms,
  beds: one.beds + other.beds,
})

type Where = { stay_id: string; labels: readonly string[] }

async function fill({ db, now }: StaffCtx, { placed, rooms }: Suggestion, { stay_id, labels }: Where): Promise<void> {
  for (const { room_id, guest } of placed) {
    await takeFree(db, room_id, guest)
    await updateRoom(db, room_id, { vacated_at: null })
  }
  const free = freeLabels(rooms, labels)
  for (const [i, { type, occupancy, guests }] of rooms.entries()) {
    const room_id = newId(now)
    await insertRoom(db, { id: room_id, stay_id, label: free[i] ?? room_id, type, occupancy }, now)
    for (const guest of guests) await takeFree(db, room_id, guest)
  }
}

async function takeFree(db: Db, room_id: string, { id, booking_id }: Guest): Promise<void> {
  if (!(await takeBed(db, room_id, { traveller_id: id, booking_id })))
    throw new Error(`room ${room_id} had no free bed`)
}
