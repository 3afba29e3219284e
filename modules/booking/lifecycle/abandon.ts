import type { Db } from '#core/context.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { lockInvoicesOf, voidInvoices } from '#modules/payment/module.ts'
import { endReasons } from '../rules/machine.ts'
import { listUnpaid, lockBooking, lockMember } from '../store.ts'
import { releaseHold } from './end.ts'
import { transition } from './transition.ts'

/** A deleted account keeps no seats: what is unpaid ends, what is paid goes on. */
export function releaseOfDeleted(): void {
  onMemberDeleted(async (db, { user_id, now }) => {
    // A cart that is being made is seen, and one that comes later finds no member.
    await lockMember(db, user_id)
    for (const { id } of await listUnpaid(db, user_id)) await abandon(db, { id, user_id, now })
  })
}

async function abandon(db: Db, { id, user_id, now }: { id: string; user_id: string; now: Date }): Promise<void> {
  await lockInvoicesOf(db, id)
  const booking = await lockBooking(db, id)
  if (booking?.state !== 'cart' && booking?.state !== 'awaiting_payment') return
  const why = { event: 'abandon', actor: 'member', actor_id: user_id, reason: 'account deleted' } as const
  const effects = async () => {
    await voidInvoices(db, { order_id: id, actor: 'house', reason: 'account deleted' }, now)
    await releaseHold(db, booking, now)
  }
  await transition(db, booking, { ...why, to: { ended_at: now, end_reason: endReasons.account_deleted }, effects, now })
}
