import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { lockInvoicesOf, voidInvoices } from '#modules/payment/module.ts'
import { endReasons } from '../rules/end-reasons.ts'
import { listUnpaidOf } from '../store.checkouts.ts'
import { lockCheckout } from '../store.ts'
import { endUnpaid } from './expire.ts'

/** A deleted account keeps no pieces from others: what is unpaid ends, what is paid goes on. */
export function dropOfDeleted(): void {
  onMemberDeleted(async (db, { user_id, now }) => {
    const unpaid = (await listUnpaidOf(db, user_id)).toSorted((a, b) => a.id.localeCompare(b.id))
    // All invoices and checkouts before any stock: whoever pays one of them takes them so.
    for (const { id } of unpaid) {
      await lockInvoicesOf(db, id)
      await lockCheckout(db, id)
    }
    for (const { id } of unpaid) await drop(db, { id, user_id, now })
  })
}

async function drop(db: Db, { id, user_id, now }: { id: string; user_id: string; now: Date }): Promise<void> {
  const locked = await lockCheckout(db, id)
  if (!locked) return
  await voidInvoices(db, { order_id: id, actor: 'house', reason: 'account deleted' }, now)
  await endUnpaid(db, locked, { event: 'drop', actor: 'member', actor_id: user_id, reason: 'account deleted' }, now)
}

type Whole = { checkout_id: string; user_id: string }

/** The buyer calls everything off before paying. What is called off already stays so: whoever says it twice meant it once. */
export function cancelUnpaid(db: Db, { checkout_id, user_id }: Whole, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockInvoicesOf(tx, checkout_id)
    const locked = await lockCheckout(tx, checkout_id)
    if (!locked) throw new Refusal(codes.not_found)
    if (locked.orders.every(({ state }) => state === 'cancelled')) return
    if (!locked.orders.some(({ state }) => state === 'awaiting_payment'))
      throw new Refusal(codes.souvenir_not_cancellable)
    await voidInvoices(tx, { order_id: checkout_id, actor: 'house', reason: 'called off' }, now)
    const reason = endReasons.dropped
    const why = { event: 'drop', actor: 'member', actor_id: user_id, reason, to: { end_reason: reason } } as const
    await endUnpaid(tx, locked, why, now)
  })
}
