import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { requestedOf } from '#modules/staff/module.ts'
import { markRefunded } from './change.ts'
import type { sendRefund } from './contract.console.ts'
import { findRefund, type RefundRow } from './store.console.ts'
import { lockPayment } from './store.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'audit' | 'now'>
type Refund = Output<typeof sendRefund>

/** The kind of approval that a refund asks for. */
export const refundStep = (payment_id: string) => ({ kind: 'refund', thing_id: payment_id }) as const

/** An attempt whose money is theirs to send back; any other does not exist. */
async function refundInScope({ db, staff }: Ctx, payment_id: string): Promise<RefundRow> {
  const row = await findRefund(db, payment_id, scopesOf(staff))
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** The same, with its invoice locked, where money still has to go back. Locked before anything that waits for approval. */
export async function lockRefund(ctx: Ctx, payment_id: string): Promise<RefundRow> {
  const row = await lockInScope(ctx, payment_id)
  if (row.state !== 'refund_due') throw new Refusal(codes.no_refund_due)
  return row
}

/** The same in whatever state: a request that waits can be closed also when the money has gone back by itself. */
export async function lockInScope(ctx: Ctx, payment_id: string): Promise<RefundRow> {
  const row = await refundInScope(ctx, payment_id)
  const known = await lockPayment(ctx.db, { payment_id })
  return { ...row, state: known?.payment.state ?? row.state }
}

/** Notes that the money has left, in the books, the history and the audit. */
export async function noteSent(ctx: Ctx, row: RefundRow, reference: string): Promise<void> {
  const { db, staff, now } = ctx
  const sent = { payment_id: row.payment_id, actor: 'staff', actor_id: staff.id, reason: reference } as const
  if (!(await markRefunded(db, sent, now))) throw new Refusal(codes.no_refund_due)
  const { amount } = row
  const [before, after] = [
    { state: row.state, amount },
    { state: 'refunded', amount },
  ]
  ctx.audit({ thing: 'payment', thing_id: row.payment_id, before, after, reason: reference })
}

/** Refunds as the desk sees them, with those that wait for a second person. */
export async function refundViews(db: Db, rows: readonly RefundRow[]): Promise<Refund[]> {
  const ids = rows.map(({ payment_id }) => payment_id)
  const waiting = await requestedOf(db, refundStep('').kind, ids)
  return rows.map(({ state, created_at, reason, paid_at, ...row }) => {
    const requested_by = waiting.get(row.payment_id)?.requested_by ?? null
    const status = state === 'refunded' ? 'sent' : requested_by ? 'awaiting_approval' : 'due'
    return { ...row, reason: reason ?? '', paid_at: (paid_at ?? created_at).toISOString(), status, requested_by }
  })
}

/** The same of one, as it stands now. */
export async function refundNow(ctx: Ctx, payment_id: string): Promise<Refund> {
  const [view] = await refundViews(ctx.db, [await refundInScope(ctx, payment_id)])
  if (!view) throw new Error('a refund was not shown')
  return view
}
