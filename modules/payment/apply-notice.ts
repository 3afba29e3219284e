import type { Db } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { inTransaction } from '#database/transaction.ts'
import { isLateWanted } from './events.ts'
import { settleRefund } from './refund.ts'
import type { PaidThrough } from './rules/methods.ts'
import { decideNotice, type Notice, type Outcome } from './rules/notice.ts'
import { type RefundReason, refundReasons } from './rules/refund-reasons.ts'
import { listRefundsOf } from './store.refunds.ts'
import { lockPayment } from './store.ts'
import { type Both, beginRefund, paidEvent, settle, transitionPayment } from './transition.ts'

/** Why something changed: which notice came, and how. */
type Cause = { now: Date; source: string; amount: number }
export type ReceivedNotice = {
  gateway: PaidThrough
  payment_number: string
  notice: Notice
  source: string
  /** Keeps what it came to, before anything is done; false where the same was applied before. */
  keep?: (db: Db, outcome: Outcome) => Promise<boolean>
}

/** Applies what a gateway says, once: state, history, ledger and news together, or nothing. */
export async function applyNotice(db: Db, received: ReceivedNotice, now: Date): Promise<Outcome> {
  const { gateway, payment_number, notice, source, keep } = received
  return inTransaction(db, async (tx) => {
    const known = await lockPayment(tx, { gateway, payment_number })
    const refunds = known && notice.status === 'refunded' ? await listRefundsOf(tx, known.payment.id) : []
    const outcome = decideNotice(notice, known && { ...known, refunds }, now)
    if (keep && !(await keep(tx, outcome))) return 'duplicate'
    if (known) await apply(tx, outcome, { ...known, now, source, amount: notice.amount ?? 0 })
    return outcome
  })
}

async function apply(db: Db, outcome: Outcome, known: Both & Cause): Promise<void> {
  switch (outcome) {
    case 'paid':
      return settle(db, known, { now: known.now, reason: known.source })
    case 'late':
      return applyLatePayment(db, known)
    case 'second_success':
    case 'unwanted':
      return keepForRefund(db, known, outcome)
    case 'failed':
    case 'expired':
      return endAttempt(db, known, outcome === 'failed' ? 'fail' : 'expire')
    case 'refunded':
      return settleRefund(db, known)
    default:
      return undefined
  }
}

/** The order's own module says whether it can still be served; if nobody wants the money, it goes back. */
async function applyLatePayment(db: Db, known: Both & Cause): Promise<void> {
  const isWanted = await isLateWanted(db, { ...known, reason: refundReasons.late })
  if (isWanted) return settle(db, known, { now: known.now, reason: known.source })
  return keepForRefund(db, known, refundReasons.late)
}

async function keepForRefund(
  db: Db,
  { invoice, payment, now, source }: Both & Cause,
  reason: RefundReason,
): Promise<void> {
  const paid = await transitionPayment(
    db,
    { invoice, payment },
    {
      event: paidEvent(payment.state),
      actor: 'gateway',
      reason: source,
      to: { paid_at: now, ask_at: null },
      ledger: { event: 'unapplied_received', standing: 'unapplied' },
      now,
    },
  )
  const all = { amount: rupiah(paid.amount), parts: [], is_all: true, standing: 'unapplied' } as const
  await beginRefund(db, { invoice, payment: paid }, { ...all, actor: 'gateway', reason, now })
}

async function endAttempt(
  db: Db,
  { source, now, invoice, payment }: Both & Cause,
  event: 'fail' | 'expire',
): Promise<void> {
  await transitionPayment(db, { invoice, payment }, { event, actor: 'gateway', reason: source, now })
}
