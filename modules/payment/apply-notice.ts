import type { Db } from '#core/context.ts'
import { inTransaction } from '#database/transaction.ts'
import { isLateWanted } from './events.ts'
import type { Standing } from './rules/ledger.ts'
import type { GatewayName } from './rules/methods.ts'
import { decideNotice, type Notice, type Outcome } from './rules/notice.ts'
import { type RefundReason, refundReasons } from './rules/refund-reasons.ts'
import { lockPayment } from './store.ts'
import { type Both, paidEvent, settle, transitionPayment } from './transition.ts'

/** Why something changed: which notice came, and how. */
type Cause = { now: Date; source: string }
export type ReceivedNotice = {
  gateway: GatewayName
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
    const outcome = decideNotice(notice, known, now)
    if (keep && !(await keep(tx, outcome))) return 'duplicate'
    if (known) await apply(tx, outcome, { ...known, now, source })
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
      return recordRefund(db, known, { actor: 'gateway', reason: known.source })
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
  await flagRefund(db, { invoice, payment: paid, now }, { actor: 'gateway', reason, standing: 'unapplied' })
}

export type Why = { actor: 'gateway' | 'house' | 'staff'; actor_id?: string | undefined; reason: string }

/** A paid attempt whose money must go back. */
export async function flagRefund(
  db: Db,
  { now, ...known }: Both & { now: Date },
  { standing, ...why }: Why & { standing: Standing },
): Promise<void> {
  const ledger = { event: 'refund_due', standing } as const
  await transitionPayment(db, known, { event: 'flag_refund', ...why, to: { refund_reason: why.reason }, ledger, now })
}

/** A refund that has left us. */
export async function recordRefund(db: Db, { now, ...known }: Both & { now: Date }, why: Why): Promise<void> {
  const ledger = { event: 'refunded', standing: 'unapplied' } as const
  await transitionPayment(db, known, { event: 'refund', ...why, to: { ask_at: null }, ledger, now })
}

async function endAttempt(db: Db, { source, now, ...known }: Both & Cause, event: 'fail' | 'expire'): Promise<void> {
  await transitionPayment(db, known, { event, actor: 'gateway', reason: source, now })
}
