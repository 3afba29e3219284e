import { channel } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import type { OfferEvent, RequestEmitted } from './rules/machine.ts'
import type { OfferRow } from './store.offers.ts'
import type { RequestRow } from './store.requests.ts'

/** The news that dependent modules get, inside the transaction that made it true. */
export type RequestNews = { request: RequestRow; offer_id: string | null; reason: string; now: Date }

export type OfferNews = { offer: OfferRow; event: OfferEvent; now: Date }

const submitted = channel<RequestNews>()
const offered = channel<RequestNews>()
const offerChanged = channel<RequestNews>()
const offerWithdrawn = channel<RequestNews>()
const declined = channel<RequestNews>()
const expired = channel<RequestNews>()
const offerEnded = channel<OfferNews>()

/** `private.submitted`: partners may offer from now on. */
export const onPrivateSubmitted = submitted.on
/** `private.offered`: a partner has made an offer. */
export const onPrivateOffered = offered.on
/** A partner has changed its offer: whoever has read it has to read it again. */
export const onPrivateOfferChanged = offerChanged.on
/** A partner has withdrawn its offer, and says why. */
export const onPrivateOfferWithdrawn = offerWithdrawn.on
/** `private.declined`: the family wants none of it any more. */
export const onPrivateDeclined = declined.on
/** `private.expired`: nobody offered in time, or every offer ran out. */
export const onPrivateExpired = expired.on
/** An offer has ended, whoever ended it. */
export const onPrivateOfferEnded = offerEnded.on

/** For `lifecycle/`: what becomes of one offer while the request stays as it is. */
export const tellOfferChanged = offerChanged.tell
export const tellOfferWithdrawn = offerWithdrawn.tell

/** For `lifecycle/offers.ts`, the one way to another state of an offer. */
export const tellOfferEnded = offerEnded.tell

/** By the names that the machine has; only `transition.ts` emits. */
export const emit: Record<RequestEmitted, (db: Db, news: RequestNews) => Promise<unknown>> = {
  'private.submitted': submitted.tell,
  'private.offered': offered.tell,
  'private.declined': declined.tell,
  'private.expired': expired.tell,
}
