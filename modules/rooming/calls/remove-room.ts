import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.console.ts'
import { loadRooming, lockRooming, roomIn } from '../load.ts'
import { deleteRoom } from '../store.ts'
import { roomingView } from '../view.ts'

type Call = typeof contract.removeRoom

export async function removeRoom(ctx: StaffCtx, { id, room_id }: Input<Call>): Promise<Output<Call>> {
  const departure = await lockRooming(ctx, id)
  const { label, type, occupancy } = roomIn(await loadRooming(ctx.db, id), room_id)
  if (!(await deleteRoom(ctx.db, room_id))) throw new Refusal(codes.room_occupied)
  ctx.audit({ thing: 'rooming_room', thing_id: room_id, before: { label, type, occupancy }, after: null })
  return roomingView(ctx, departure)
}
