import type { Db } from '#core/context.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { lockInvoicesOf, voidInvoices } from '#modules/payment/module.ts'
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
