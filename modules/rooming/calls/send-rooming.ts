import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findStaff } from '#modules/staff/module.ts'
import type * as contract from '../contract.console.ts'
import { loadRooming, lockRooming } from '../load.ts'
import { changesBetween } from '../rules/changes.ts'
import { insertRevision, listRevisions } from '../store.ts'
import { roomingView, snapshotOf } from '../view.ts'

type Call = typeof contract.sendRooming

export async function sendRooming(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const departure = await lockRooming(ctx, id)
  const snapshot = snapshotOf(await loadRooming(db, id))
  const [last] = await listRevisions(db, id)
  if (changesBetween(last?.snapshot ?? [], snapshot).length === 0) throw new Refusal(codes.rooming_unchanged)
  const number = (last?.number ?? 0) + 1
  const sent_by = (await findStaff(db, staff.id))?.full_name ?? ''
  await insertRevision(db, { departure_id: id, number, snapshot, staff_id: staff.id, sent_by }, now)
  ctx.audit({ thing: 'rooming', thing_id: id, before: { revision: number - 1 }, after: { revision: number } })
  return roomingView(ctx, departure)
}
