import { onMemberDeleted } from '#modules/identity/module.ts'
import { endReasons } from '../rules/end-reasons.ts'
import { deleteCartOf } from '../store.cart.ts'
import { listUnpaidOf } from '../store.clock.ts'
import { can } from '../transition.ts'
import { drop } from './by-buyer.ts'
import { inOrder } from './in-order.ts'

/** A deleted account puts no pieces aside: what is unpaid ends, what is paid goes on. */
export function releaseOfDeleted(): void {
  onMemberDeleted(async (db, { user_id, now }) => {
    await deleteCartOf(db, user_id)
    for (const { id } of await listUnpaidOf(db, user_id))
      await inOrder(db, id, async (locked) => {
        if (can(locked.order, 'drop')) await drop(locked, { user_id, reason: endReasons.account_deleted }, now)
      })
  })
}
