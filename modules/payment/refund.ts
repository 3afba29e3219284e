import type { Db } from '#core/context.ts'
import { type Rupiah, rupiah } from '#core/money.ts'
import { refundOf } from './rules/cancellation.ts'
import type { RefundVia } from './rules/machine.ts'
import { refundsMeant } from './rules/notice.ts'
import { findPaymentOf, listLines, listRefundsOf, type Refund } from './store.refunds.ts'
import { lockPayment } from './store.ts'
import { type Both, beginRefund, transitionRefund } from './transition.ts'

type By = { actor: 'house' | 'staff'; actor_id?: string | undefined; reason: string }
type Decision = By & {
  payment_id: string
  /** Only what was paid for these things of the order; everything, where none are named. */
  items?: readonly string[]
}

/** Decides that money of a paid attempt goes back. Gives how much; 0, and nothing done, where there is none to give. */
export function refundDue(db: Db, { payment_id, items, ...by }: Decision, now: Date): Promise<Rupiah> {
  return db.transaction(async (tx) => {
    const known = await lockPayment(tx, { payment_id })
    if (known?.payment.state !== 'paid') return rupiah(0)
    const { payment, invoice } = known
    const lines = payment.is_settling ? await listLines(tx, [invoice.id]) : []
    const refunded = sumOf(await listRefundsOf(tx, payment.id))
    const { amount, ...what } = refundOf({ amount: payment.amount, refunded, lines, items })
    if (amount <= 0) return rupiah(0)
    const standing = payment.is_settling ? 'paid_for_orders' : 'unapplied'
    await beginRefund(tx, known, { ...by, amount, ...what, standing, now })
    return amount
  })
}

const sumOf = (refunds: readonly Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** A refund with all that is locked with it; nothing, where there is no such refund. */
export async function lockRefund(db: Db, refund_id: string) {
  const payment_id = await findPaymentOf(db, refund_id)
  const known = payment_id === undefined ? undefined : await lockPayment(db, { payment_id })
  const refunds = known ? await listRefundsOf(db, known.payment.id) : []
  const refund = refunds.find(({ id }) => id === refund_id)
  return known && refund && { ...known, refund, refunds }
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>
type Sender = { actor: 'staff' | 'gateway'; actor_id?: string | undefined; reference: string; via: RefundVia }

/** Whether somebody may send a refund: it is neither away nor with the gateway. */
export const isUnsent = (state: Refund['state']): boolean => state === 'due' || state === 'approved'
/** Whether its money is known to have left. */
const hasLeft = (state: Refund['state']): boolean => state === 'sent' || state === 'confirmed'

/** Whether all of the attempt goes back, and this is the last of it to leave. */
const isLast = ({ payment, refund, refunds }: Locked): boolean =>
  payment.state === 'refund_due' && refunds.every(({ id, state }) => id === refund.id || hasLeft(state))

function send(db: Db, locked: Locked, { reference, via, ...by }: Sender, now: Date): Promise<Refund> {
  const to = { sent_at: now, reference, via, try_at: null }
  return transitionRefund(db, locked, { event: 'send', ...by, reason: reference, to, is_last: isLast(locked), now })
}

type Seen = Both & { refund: Refund }

function confirm(db: Db, locked: Seen, { reference, via, ...by }: Sender, now: Date): Promise<Refund> {
  const to = { confirmed_at: now, via: locked.refund.via ?? via }
  return transitionRefund(db, locked, { event: 'confirm', ...by, reason: reference, to, is_last: false, now })
}

type Sent = Omit<Sender, 'actor' | 'via'> & { refund_id: string }

/** Notes that somebody has sent a refund; false, and nothing done, where its money has left already. */
export function markRefundSent(db: Db, { refund_id, ...sent }: Sent, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refund_id)
    if (!locked || !isUnsent(locked.refund.state)) return false
    await send(tx, locked, { actor: 'staff', via: 'transfer', ...sent }, now)
    return true
  })
}

type Approved = { refund_id: string; actor_id: string }

/** A second person lets a refund go; false, and nothing done, where it is not due. */
export function approveRefund(db: Db, { refund_id, actor_id }: Approved, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refund_id)
    if (locked?.refund.state !== 'due') return false
    const by = { actor: 'staff', actor_id, reason: 'approved' } as const
    await transitionRefund(tx, locked, { event: 'approve', ...by, to: {}, is_last: false, now })
    return true
  })
}

/** Notes that a refund that was sent has arrived; false, and nothing done, where none is on its way. */
export function confirmRefund(db: Db, { refund_id, ...seen }: Sent, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refund_id)
    if (locked?.refund.state !== 'sent') return false
    await confirm(tx, locked, { actor: 'staff', via: 'transfer', ...seen }, now)
    return true
  })
}

type GatewayRefund = Pick<Both, 'payment'> & { amount: number; source: string; now: Date }

/** A gateway gave money back: what nobody had noted as sent was sent by it. */
export async function settleRefund(db: Db, { payment, amount, source, now }: GatewayRefund): Promise<void> {
  const meant = refundsMeant(await listRefundsOf(db, payment.id), amount)
  if (meant.length === 0) throw new Error(`attempt ${payment.id} has no refund of ${amount}`)
  for (const { id } of meant) await returnRefund(db, id, { actor: 'gateway', reference: source }, now)
}

/** The gateway has given a refund back: it has left, and there is nothing more to wait for. Its invoice is locked. */
export async function returnRefund(db: Db, id: string, said: Omit<Sender, 'via'>, now: Date): Promise<void> {
  const by = { ...said, via: 'gateway' } as const
  const first = await refundNow(db, id)
  if (!hasLeft(first.refund.state)) await send(db, first, by, now)
  await confirm(db, await refundNow(db, id), by, now)
}

/** A refund whose invoice is locked already, as it stands after the step before. */
async function refundNow(db: Db, id: string): Promise<Locked> {
  const locked = await lockRefund(db, id)
  if (!locked) throw new Error(`refund ${id} is gone`)
  return locked
}
