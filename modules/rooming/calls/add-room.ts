import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../contract.console.ts'
import { lockRooming } from '../load.ts'
import { findStay, insertRoom } from '../store.ts'
import { roomingView } from '../view.ts'
import { words } from '../words.ts'

type Call = typeof contract.addRoom

export async function addRoom(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, language } = ctx
  const { id, stay: position, label, type, occupancy } = input
  const departure = await lockRooming(ctx, id)
  const stay = await findStay(db, id, position)
  if (!stay) throw new Refusal(codes.not_found)
  const room_id = newId(now)
  const isNew = await insertRoom(db, { id: room_id, stay_id: stay.id, label, type, occupancy }, now)
  if (!isNew) throw fieldRefusals([{ field: 'label', word: 'label_taken' }], words(language))
  const after = { stay: position, label, type, occupancy }
  ctx.audit({ thing: 'rooming_room', thing_id: room_id, before: null, after })
  return roomingView(ctx, departure)
}
