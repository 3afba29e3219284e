import type { Db } from '#core/context.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { listToLapse } from '../store.offers.ts'
import { listToExpire, lockRequest } from '../store.requests.ts'
import { can, transition } from '../transition.ts'
import { listOpen, moveOffer, reopenIfNone } from './offers.ts'

/** Offers whose time is over end; a request that has no other waits again. */
export async function lapseOffers(db: Db, now: Date): Promise<void> {
  for (const { request_id } of await listToLapse(db, now))
    await inTransaction(db, async (tx) => {
      const request = await lockRequest(tx, request_id)
      if (!request) return
      for (const offer of await listOpen(tx, request_id))
        if (offer.valid_until <= now) await moveOffer(tx, offer, { event: 'lapse', actor: 'clock', now })
      await reopenIfNone(tx, request, { actor: 'clock', reason: 'offers lapsed', now })
    })
}

/** Requests on which nobody can offer any more end, and so do plans whose day came before they were sent. */
export async function expireRequests(db: Db, now: Date): Promise<void> {
  const { cutoff_days_umrah } = await datedRulesOn(db, jakartaDate(now))
  const soonest = addDays(jakartaDate(now), cutoff_days_umrah)
  for (const { id } of await listToExpire(db, now, soonest))
    await inTransaction(db, async (tx) => {
      const request = await lockRequest(tx, id)
      const isDue = request && (request.state === 'cart' || (request.closes_at ?? now) <= now)
      if (!request || !isDue || !can(request, 'expire')) return
      const end_reason = request.state === 'cart' ? 'not_sent' : 'no_offer'
      await transition(tx, request, { event: 'expire', actor: 'clock', reason: end_reason, to: { end_reason }, now })
    })
}
