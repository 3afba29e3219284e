import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { refuseUnapproved, requestedOf } from '#modules/staff/module.ts'
import { tellAccountWanted, whyNotLeaving } from './events.ts'
import { handOverRefund } from './gateway-refund.ts'
import { approveRefund, lockRefund } from './refund.ts'
import { auditRefund, countedOf, noteSent, refundStep } from './refunds.ts'
import type { RefundRow } from './store.console.ts'
import { accountsOfRefunds } from './store.refund-accounts.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'audit' | 'now'>

/** What nobody has approved leaves by one person's word only below the limit, and not while a second person is waited for. */
export async function refuseAlone(ctx: Ctx, row: RefundRow): Promise<void> {
  if (row.state !== 'due') return
  await refuseUnapproved(ctx, ctx.db, { ...refundStep(row.refund_id), counted: await countedOf(ctx.db, row) })
}

/** What somebody asked a second person for is decided there, and nowhere else. */
export async function refuseOwnRequest({ db }: Pick<Ctx, 'db'>, { refund_id }: RefundRow): Promise<void> {
  const { kind, thing_id } = refundStep(refund_id)
  if ((await requestedOf(db, kind, [thing_id])).size > 0) throw new Refusal(codes.approval_waiting)
}

/** Lets a refund go, by the word of the second person. */
export async function letGo(ctx: Ctx, row: RefundRow): Promise<void> {
  const { db, staff, now } = ctx
  if (!(await approveRefund(db, { refund_id: row.refund_id, actor_id: staff.id }, now)))
    throw new Refusal(codes.no_refund_due)
  auditRefund(ctx, row, { state: 'approved' })
}

/** Gives a refund to its gateway to send. */
export async function handOver(ctx: Ctx, row: RefundRow): Promise<void> {
  const { db, staff, now } = ctx
  if (!(await handOverRefund(db, { refund_id: row.refund_id, actor_id: staff.id }, now)))
    throw new Refusal(codes.no_refund_due)
  auditRefund(ctx, row, { state: 'sending' })
}

/** Notes that a refund was transferred to the account its family gave. */
export async function noteTransfer(ctx: Ctx, row: RefundRow, reference: string): Promise<void> {
  await refuseAlone(ctx, row)
  // A financing bank has an account with us already.
  const needsAccount = row.gateway !== 'bank'
  if (needsAccount && !(await accountsOfRefunds(ctx.db, [row.refund_id])).has(row.refund_id))
    throw new Refusal(codes.refund_account_missing)
  const held_back = await whyNotLeaving(ctx.db, row)
  if (held_back) throw new Refusal(held_back)
  await noteSent(ctx, row, reference)
}

/** Asks the family where its refund is to go. */
export async function remindFamily(ctx: Ctx, { refund_id, state, amount }: RefundRow): Promise<void> {
  const locked = await lockRefund(ctx.db, refund_id)
  if (!locked) throw new Refusal(codes.no_refund_due)
  await tellAccountWanted(ctx.db, { invoice: locked.invoice, refund: locked.refund, now: ctx.now })
  const facts = { state, amount }
  ctx.audit({ thing: 'refund', thing_id: refund_id, before: facts, after: facts, reason: 'account wanted' })
}
