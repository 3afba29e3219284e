import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { RequestRow } from '../store.requests.ts'
import { can, transition } from '../transition.ts'
import { endOthers, moveOffer, openOffer, reopenIfNone } from './offers.ts'

type Declined = { user_id: string; reason: string; now: Date }

/** One offer is not wanted; the request stays open for others. */
export async function declineOffer(
  db: Db,
  request: RequestRow,
  offer_id: string,
  { user_id, reason, now }: Declined,
): Promise<RequestRow> {
  const offer = await openOffer(db, request, offer_id, now)
  const why = { event: 'decline', actor: 'member', actor_id: user_id, reason } as const
  await moveOffer(db, offer, { ...why, to: { decline_reason: reason }, now })
  return reopenIfNone(db, request, { actor: 'member', actor_id: user_id, reason: 'declined', now })
}

type Dropped = Omit<Declined, 'reason'>

/** A draft that nobody else has seen just ends: nobody is owed a reason. */
export const dropDraft = (db: Db, draft: RequestRow, { user_id, now }: Dropped): Promise<RequestRow> =>
  transition(db, draft, { event: 'drop', actor: 'member', actor_id: user_id, reason: 'dropped', now })

type Closed = Declined & {
  /** A reason of our own, which no partner reads. */
  is_ours?: boolean
}

/** The family wants none of it any more; what partners offered ends with it, and they read why. */
export function declineRequest(db: Db, request: RequestRow, closed: Closed): Promise<RequestRow> {
  const { user_id, reason, is_ours = false, now } = closed
  if (!can(request, 'decline')) throw new Refusal(codes.private_request_closed)
  const why = { event: 'decline', actor: 'member', actor_id: user_id, reason } as const
  const effects = () => endOthers(db, request.id, { ...(!is_ours && { decline_reason: reason }), now })
  return transition(db, request, { ...why, to: { end_reason: reason }, effects, now })
}
