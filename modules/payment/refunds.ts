import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { approvalView, requestedOf, staffNames, waitingOf } from '#modules/staff/module.ts'
import { needsSecond } from '#modules/staff/rules/approval.ts'
import type { sendRefund } from './contract.console.ts'
import { canReturn } from './gateway-refund.ts'
import type { PaymentPorts } from './ports.ts'
import { isUnsent, lockRefund, markRefundSent } from './refund.ts'
import { accountView } from './refund-account.ts'
import { findRefund, type RefundRow, sumsOfOrders } from './store.console.ts'
import { accountsOfRefunds } from './store.refund-accounts.ts'
import { batchesOfRefunds, listRefundsIn } from './store.refund-batches.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'audit' | 'now'>
type SeeingCtx = Ctx & { ports: PaymentPorts }
type RefundView = Output<typeof sendRefund>

/** The kind of approval that a refund asks for. */
export const refundStep = (refund_id: string) => ({ kind: 'refund', thing_id: refund_id }) as const
/** The kind of approval that a batch asks for. */
export const batchStep = (batch_id: string) => ({ kind: 'refund_batch', thing_id: batch_id }) as const

/** Every refund that waits for a second person, by itself or in a batch. */
export async function waitingRefunds(db: Db): Promise<string[]> {
  const batches = await waitingOf(db, batchStep('').kind)
  return [...(await waitingOf(db, refundStep('').kind)), ...(await listRefundsIn(db, batches))]
}

/** A refund that is theirs to see to; any other does not exist. */
export async function refundInScope({ db, staff }: Pick<Ctx, 'db' | 'staff'>, refund_id: string): Promise<RefundRow> {
  const row = await findRefund(db, refund_id, scopesOf(staff))
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** The same with its invoice locked, as it stands then. Locked before anything that waits for approval. */
export async function lockInScope(ctx: Ctx, refund_id: string): Promise<RefundRow> {
  const row = await refundInScope(ctx, refund_id)
  const locked = await lockRefund(ctx.db, refund_id)
  return { ...row, state: locked?.refund.state ?? row.state }
}

/** The same, where its money has not left. */
export async function lockUnsent(ctx: Ctx, refund_id: string): Promise<RefundRow> {
  const row = await lockInScope(ctx, refund_id)
  if (!isUnsent(row.state)) throw new Refusal(codes.no_refund_due)
  return row
}

/** The same, where nobody has approved it either. */
export async function lockDue(ctx: Ctx, refund_id: string): Promise<RefundRow> {
  const row = await lockInScope(ctx, refund_id)
  if (row.state !== 'due') throw new Refusal(codes.no_refund_due)
  return row
}

/** What counts for the limit: all that goes back of the same order. */
export const countedOf = async (db: Db, { refund_id, amount }: RefundRow): Promise<number> =>
  (await sumsOfOrders(db, [refund_id])).get(refund_id) ?? amount

/** Notes that the money has left, in the books, the history and the audit. */
export async function noteSent(ctx: Ctx, row: RefundRow, reference: string): Promise<void> {
  const { db, staff, now } = ctx
  const isSent = await markRefundSent(db, { refund_id: row.refund_id, actor_id: staff.id, reference }, now)
  if (!isSent) throw new Refusal(codes.no_refund_due)
  auditRefund(ctx, row, { state: 'sent', reason: reference })
}

type Change = { state: RefundRow['state']; reason?: string }

export function auditRefund({ audit }: Ctx, { refund_id, state, amount }: RefundRow, to: Change): void {
  const [before, after] = [
    { state, amount },
    { state: to.state, amount },
  ]
  audit({ thing: 'refund', thing_id: refund_id, before, after, ...(to.reason && { reason: to.reason }) })
}

/** Refunds as the desk sees them, with those that need a second person, or wait for one. */
export async function refundViews(
  { db, now, ports }: Pick<SeeingCtx, 'db' | 'now' | 'ports'>,
  rows: readonly RefundRow[],
): Promise<RefundView[]> {
  const ids = rows.map(({ refund_id }) => refund_id)
  const waiting = await requestedOf(db, refundStep('').kind, ids)
  const names = await staffNames(
    db,
    [...waiting.values()].map(({ requested_by }) => requested_by),
  )
  const counted = await sumsOfOrders(db, ids)
  const accounts = await accountsOfRefunds(db, ids)
  const asking = new Set(await waitingOf(db, batchStep('').kind))
  const batches = await batchesOfRefunds(db, ids, [...asking])
  const limit = await datedRulesOn(db, jakartaDate(now))
  return rows.map(({ state, paid_at, decided_at, method_code, try_at, ...row }) => {
    const approval = requestView(waiting.get(row.refund_id), names)
    const batch_id = batches.get(row.refund_id) ?? null
    const isWaiting = approval !== null || (batch_id !== null && asking.has(batch_id))
    const status = state === 'due' && isWaiting ? ('awaiting_approval' as const) : state
    const needs_approval = status === 'due' && needsSecond(counted.get(row.refund_id) ?? row.amount, limit)
    const times = { paid_at: paid_at?.toISOString() ?? null, decided_at: decided_at.toISOString() }
    const can_return = isUnsent(state) && canReturn(ports, { ...row, method_code })
    const needs_look = state === 'sending' && try_at === null
    const account = accounts.get(row.refund_id)
    const shown = { account: account ? accountView(account) : null }
    return { ...row, ...times, ...shown, batch_id, status, needs_approval, approval, can_return, needs_look }
  })
}

type Request = Parameters<typeof approvalView>[0]

function requestView(request: Request, names: ReadonlyMap<string, string>): RefundView['approval'] {
  const view = approvalView(request)
  if (!view || !request) return null
  const requested_by_name = names.get(view.requested_by) ?? ''
  return { ...view, requested_by_name, requested_at: request.requested_at.toISOString() }
}

/** The same of one, as it stands now. */
export async function refundNow(ctx: SeeingCtx, refund_id: string): Promise<RefundView> {
  const [view] = await refundViews(ctx, [await refundInScope(ctx, refund_id)])
  if (!view) throw new Error('a refund was not shown')
  return view
}
