import type { Db } from '#core/context.ts'
import { inTransaction } from '#database/transaction.ts'
import { isLateWanted, tellPaid, tellRefundDue, tellRefunded } from './events.ts'
import type { Standing } from './rules/ledger.ts'
import type { GatewayName } from './rules/methods.ts'
import { decideNotice, type Notice, type Outcome } from './rules/notice.ts'
import { insertPair } from './store.ledger.ts'
import { settlePayment } from './store.settle.ts'
import { type Invoice, insertHistory, lockPayment, type Payment, updatePayment } from './store.ts'

type Both = { invoice: Invoice; payment: Payment }
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
      return settle(db, known, 'in_time')
    case 'late':
      return applyLatePayment(db, known)
    case 'second_success':
    case 'unwanted':
      return keepForRefund(db, known, outcome)
    case 'failed':
    case 'expired':
      return endAttempt(db, known, outcome)
    case 'refunded':
      return recordRefund(db, known, { actor: 'gateway', reason: known.source })
    default:
      return undefined
  }
}

async function settle(db: Db, { invoice, payment, now, source }: Both & Cause, when: 'in_time' | 'late') {
  const step = { invoice_id: invoice.id, actor: 'gateway', reason: source } as const
  const event = when === 'late' || payment.state !== 'pending' ? 'pay_late' : 'pay'
  const steps = [
    { ...step, payment_id: payment.id, event, state: 'paid' },
    { ...step, event: when === 'late' ? 'pay_late' : 'pay', state: 'paid' },
  ]
  await settlePayment(db, { invoice, payment, steps }, now)
  await tellPaid(db, {
    invoice: { ...invoice, state: 'paid', paid_at: now },
    payment: { ...payment, state: 'paid', is_settling: true, paid_at: now },
    is_late: when === 'late',
    now,
  })
}

/** The order's own module says whether it can still be served; if nobody wants the money, it goes back. */
async function applyLatePayment(db: Db, known: Both & Cause): Promise<void> {
  const isWanted = await isLateWanted(db, { ...known, reason: 'late' })
  return isWanted ? settle(db, known, 'late') : keepForRefund(db, known, 'late')
}

async function keepForRefund(db: Db, { invoice, payment, now, source }: Both & Cause, reason: string) {
  const paid: Payment = { ...payment, state: 'paid', paid_at: now, ask_at: null }
  await updatePayment(db, payment, { state: 'paid', paid_at: now, ask_at: null })
  await insertPair(db, { payment, event: 'unapplied_received', standing: 'unapplied' }, now)
  const event = payment.state === 'pending' ? 'pay' : 'pay_late'
  await insertHistory(
    db,
    [{ invoice_id: invoice.id, payment_id: payment.id, event, state: 'paid', actor: 'gateway', reason: source }],
    now,
  )
  await flagRefund(db, { invoice, payment: paid, now }, { actor: 'gateway', reason, standing: 'unapplied' })
}

export type Why = { actor: 'gateway' | 'house' | 'staff'; actor_id?: string | undefined; reason: string }

/** A paid attempt whose money must go back. */
export async function flagRefund(
  db: Db,
  { invoice, payment, now }: Both & { now: Date },
  { standing, ...why }: Why & { standing: Standing },
): Promise<void> {
  await updatePayment(db, payment, { state: 'refund_due', refund_reason: why.reason })
  await insertPair(db, { payment, event: 'refund_due', standing }, now)
  const step = { invoice_id: invoice.id, payment_id: payment.id, event: 'flag_refund', state: 'refund_due', ...why }
  await insertHistory(db, [step], now)
  await tellRefundDue(db, { invoice, payment: { ...payment, state: 'refund_due' }, reason: why.reason, now })
}

/** A refund that has left us. */
export async function recordRefund(db: Db, { invoice, payment, now }: Both & { now: Date }, why: Why): Promise<void> {
  await updatePayment(db, payment, { state: 'refunded', ask_at: null })
  await insertPair(db, { payment, event: 'refunded', standing: 'unapplied' }, now)
  const step = { invoice_id: invoice.id, payment_id: payment.id, event: 'refund', state: 'refunded', ...why }
  await insertHistory(db, [step], now)
  await tellRefunded(db, { invoice, payment: { ...payment, state: 'refunded' }, reason: why.reason, now })
}

async function endAttempt(db: Db, { invoice, payment, now, source }: Both & Cause, state: 'failed' | 'expired') {
  await updatePayment(db, payment, { state })
  const event = state === 'failed' ? 'fail' : 'expire'
  const step = {
    invoice_id: invoice.id,
    payment_id: payment.id,
    event,
    state,
    actor: 'gateway',
    reason: source,
  } as const
  await insertHistory(db, [step], now)
}
