import type { Input, Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.console.ts'
import { guestOf, type LoadedRoom, loadRooming, lockRooming, roomIn, type Traveller } from '../load.ts'
import { refusePlacement } from '../refusals.ts'
import { needsBed } from '../rules/rooms.ts'
import { findStay, leaveBed, takeBed, updateRoom } from '../store.ts'
import { roomingView } from '../view.ts'

type Call = typeof contract.moveGuest

export async function moveGuest(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db } = ctx
  const { id, stay: position, traveller_id, room_id } = input
  const departure = await lockRooming(ctx, id)
  const loaded = await loadRooming(db, id)
  const stay = await findStay(db, id, position)
  const guest = loaded.travellers.find((one) => one.id === traveller_id && needsBed(one))
  const to = room_id === undefined ? undefined : roomIn(loaded, room_id)
  if (!stay || !guest || (to && to.stay !== position)) throw new Refusal(codes.not_found)
  const from = loaded.rooms.find((room) => room.stay === position && room.guests.includes(guest))
  if (from?.id !== to?.id) await move(db, { stay_id: stay.id, guest, to })
  const [before, after] = [from, to].map((room) => ({ stay: position, room: room?.label ?? null }))
  ctx.audit({ thing: 'rooming_bed', thing_id: traveller_id, before: before ?? null, after: after ?? null })
  return roomingView(ctx, departure)
}

type Move = { stay_id: string; guest: Traveller; to: LoadedRoom | undefined }

async function move(db: Db, { stay_id, guest, to }: Move): Promise<void> {
  if (to) refusePlacement(to, to.guests.map(guestOf), guestOf(guest))
  await leaveBed(db, { stay_id, traveller_id: guest.id })
  if (!to) return
  const isTaken = await takeBed(db, to.id, { traveller_id: guest.id, booking_id: guest.booking_id })
  if (!isTaken) throw new Refusal(codes.room_full)
  await updateRoom(db, to.id, { vacated_at: null })
}
