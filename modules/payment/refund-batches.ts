import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import { codes } from '#core/refusal-codes.ts'
import { isRefusal, Refusal } from '#core/refusals.ts'
import { type AuditEntry, scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { approvalView, requestedOf, staffNames } from '#modules/staff/module.ts'
import { needsSecond } from '#modules/staff/rules/approval.ts'
import type { seeRefundBatch } from './contract.refund-batches.ts'
import type { PaymentPorts } from './ports.ts'
import { batchStep, refundViews } from './refunds.ts'
import { countedOfBatch } from './rules/refund-batch.ts'
import { sumsOfOrders } from './store.console.ts'
import {
  type Batch,
  type BatchRow,
  findBatch,
  listBatchRows,
  lockBatch,
  lockInvoicesOfBatch,
  lockReleasesOf,
  sumAlone,
} from './store.refund-batches.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'audit' | 'now'>
type SeeingCtx = Ctx & { ports: PaymentPorts }
type BatchView = Output<typeof seeRefundBatch>

export async function batchInScope({ db, staff }: Pick<Ctx, 'db' | 'staff'>, id: string): Promise<Batch> {
  const batch = await findBatch(db, id, scopesOf(staff))
  if (!batch) throw new Refusal(codes.not_found)
  return batch
}

/** A batch that nobody has released, locked with all its invoices, as its refunds stand then. */
export async function lockUnreleased(ctx: Ctx, id: string): Promise<{ batch: Batch; rows: BatchRow[] }> {
  const { db, staff } = ctx
  const batch = await lockBatch(db, id, scopesOf(staff))
  if (!batch) throw new Refusal(codes.not_found)
  if (batch.released_at) throw new Refusal(codes.no_refund_due)
  await lockReleasesOf(db, staff.id)
  await lockInvoicesOfBatch(db, id)
  return { batch, rows: await listBatchRows(db, id) }
}

/** What of a batch counts for the limit, where this person releases it. */
export async function countedFor({ db, staff, now }: Ctx, rows: readonly BatchRow[]): Promise<number> {
  const counted = await sumsOfOrders(
    db,
    rows.map(({ refund_id }) => refund_id),
  )
  const { from: today = now } = periodOf({ from: jakartaDate(now) })
  const alone = await sumAlone(db, staff.id, today)
  return countedOfBatch(
    rows.map((row) => ({ ...row, counted: counted.get(row.refund_id) ?? row.amount })),
    alone,
  )
}

/** One of many: it happens as a whole or not at all, and is in the audit where it happened. What is refused gives its code. */
export async function tryOne<Own extends Ctx>(ctx: Own, work: (own: Own) => Promise<void>) {
  const entries: AuditEntry[] = []
  try {
    await ctx.db.transaction((db: Db) => work({ ...ctx, db, audit: (entry: AuditEntry) => void entries.push(entry) }))
  } catch (error) {
    if (isRefusal(error)) return error.code
    throw error
  }
  for (const entry of entries) ctx.audit(entry)
  return undefined
}

/** A batch as the desk sees it now. */
export async function batchNow(ctx: SeeingCtx, id: string): Promise<BatchView> {
  const batch = await batchInScope(ctx, id)
  const rows = await listBatchRows(ctx.db, id)
  const request = (await requestedOf(ctx.db, batchStep(id).kind, [id])).get(id)
  const names = await staffNames(ctx.db, [batch.made_by, ...(request ? [request.requested_by] : [])])
  const view = approvalView(request)
  const limit = await datedRulesOn(ctx.db, jakartaDate(ctx.now))
  const isOpen = batch.released_at === null && view === null
  const refunds = await refundViews(ctx, rows)
  const outcomes = new Map(rows.map(({ refund_id, outcome }) => [refund_id, outcome]))
  return {
    ...summaryOf(batch, { is_waiting: view !== null, made_by_name: names.get(batch.made_by) ?? '' }),
    count: rows.length,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    to_transfer: rows.filter(isToTransfer).length,
    needs_approval: isOpen && needsSecond(await countedFor(ctx, rows), limit),
    approval: view && { ...view, requested_by_name: names.get(view.requested_by) ?? '' },
    rows: refunds.map((row) => ({ ...row, outcome: outcomes.get(row.refund_id) ?? null })),
  }
}

/** Whether a refund is on the list of transfers and nobody has noted a reference. */
export const isToTransfer = ({ outcome, state }: BatchRow): boolean =>
  outcome === 'transfer' && (state === 'due' || state === 'approved')

type Seen = { is_waiting: boolean; made_by_name: string }

export const summaryOf = ({ id, made_at, released_at }: Batch, { is_waiting, made_by_name }: Seen) => ({
  batch_id: id,
  made_by_name,
  made_at: made_at.toISOString(),
  released_at: released_at?.toISOString() ?? null,
  status: released_at ? ('released' as const) : is_waiting ? ('awaiting_approval' as const) : ('draft' as const),
})
