import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../contract.console.ts'
import { guestOf, type LoadedRoom, loadRooming, lockRooming, roomIn } from '../load.ts'
import { refusePlacement } from '../refusals.ts'
import type { Room } from '../rules/rooms.ts'
import { hasLabel, updateRoom } from '../store.ts'
import { roomingView } from '../view.ts'
import { words } from '../words.ts'

type Call = typeof contract.changeRoom

export async function changeRoom(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, language } = ctx
  const { id, room_id, label, occupancy } = input
  const departure = await lockRooming(ctx, id)
  const room = roomIn(await loadRooming(db, id), room_id)
  if (await hasLabel(db, room, label)) throw fieldRefusals([{ field: 'label', word: 'label_taken' }], words(language))
  if (occupancy !== room.occupancy) refuseGuests(room, { type: room.type, occupancy })
  // Whoever saves a room has seen it.
  await updateRoom(db, room_id, { label, occupancy, vacated_at: null })
  const before = { label: room.label, occupancy: room.occupancy }
  ctx.audit({ thing: 'rooming_room', thing_id: room_id, before, after: { label, occupancy } })
  return roomingView(ctx, departure)
}

/** Nobody is put out of a room by what others may share it from now on. */
function refuseGuests({ guests }: LoadedRoom, to: Room): void {
  const all = guests.map(guestOf)
  for (const one of all)
    refusePlacement(
      to,
      all.filter((other) => other !== one),
      one,
    )
}
