import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { itemView, lockAtDesk, writeBeside } from '../../item-desk.ts'
import { removeCertificate as remove } from '../../store.desk.ts'

type Call = typeof contract.removeCertificate

export async function removeCertificate(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, staff, audit } = ctx
  const { id, certificate_id, reason } = input
  const item = await lockAtDesk(ctx, id)
  const removed = await remove(db, { item_id: id, certificate_id, by: staff.id, reason, now })
  if (!removed) throw new Refusal(codes.not_found)
  await writeBeside(db, id)
  const { kind, number, issuer, valid_until } = removed
  audit({ thing: 'item_certificate', thing_id: id, before: { kind, number, issuer, valid_until }, after: null, reason })
  return itemView(ctx, item)
}
