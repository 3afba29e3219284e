import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { waitingOf } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { batchNow } from '../../refund-batches.ts'
import { batchStep } from '../../refunds.ts'
import { batchesOfRefunds, insertBatch, listInScope } from '../../store.refund-batches.ts'

type Call = typeof contract.makeRefundBatch

export async function makeRefundBatch(ctx: StaffCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const refund_ids = [...new Set(input.refund_ids)]
  const own = await listInScope(db, refund_ids, scopesOf(staff))
  if (own.length !== refund_ids.length) throw new Refusal(codes.not_found)
  const waiting = await batchesOfRefunds(db, refund_ids, await waitingOf(db, batchStep('').kind))
  if (waiting.size > 0) throw new Refusal(codes.approval_waiting)
  const [tenant_id, ...others] = new Set(own.map((row) => row.tenant_id))
  const id = newId(now)
  const whose = others.length > 0 ? null : (tenant_id ?? null)
  await insertBatch(db, { id, tenant_id: whose, made_by: staff.id, made_at: now }, refund_ids)
  const batch = await batchNow(ctx, id)
  const after = { count: batch.count, amount: batch.amount, state: batch.status }
  audit({ thing: 'refund_batch', thing_id: id, before: null, after })
  return batch
}
