import type { Db } from '#core/context.ts'
import { edgeOf, next } from '#core/machine.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tellOfferEnded } from '../events.ts'
import { type OfferActor, type OfferEvent, offerMachine, offerSteps, type RequestActor } from '../rules/machine.ts'
import { insertOfferStep, listOffers, type OfferChange, type OfferRow, stepOffer } from '../store.offers.ts'
import type { RequestRow } from '../store.requests.ts'
import { transition } from '../transition.ts'

type Cause = {
  event: OfferEvent
  actor: OfferActor
  actor_id?: string | undefined
  /** What somebody has said of it. */
  reason?: string
  to?: OfferChange
  now: Date
}

const isShown = (event: OfferEvent): event is keyof typeof offerSteps => event in offerSteps

/** The one way to another state of an offer whose request is locked. */
export async function moveOffer(db: Db, was: OfferRow, cause: Cause): Promise<OfferRow> {
  const { event, actor, actor_id = null, reason = event, to, now } = cause
  const state = next(offerMachine, was.state, { event, actor })
  if (!state) throw new Error(`a private offer in ${was.state} cannot ${event}`)
  const isOver = edgeOf(offerMachine, { event, actor }).to !== 'open'
  const offer = await stepOffer(db, was, state, { ...to, ...(isOver && { ended_at: now }) })
  if (isShown(event)) await insertOfferStep(db, was, { event: offerSteps[event], actor, actor_id, reason, at: now })
  if (isOver) await tellOfferEnded(db, { offer, event, now })
  return offer
}

/** An open offer of a locked request; one that ended, or whose time is over, is refused. */
export async function openOffer(db: Db, request: RequestRow, offer_id: string, now: Date): Promise<OfferRow> {
  const offer = (await listOffers(db, request.id)).find(({ id }) => id === offer_id)
  if (!offer) throw new Refusal(codes.not_found)
  if (offer.state !== 'open' || offer.valid_until <= now) throw new Refusal(codes.private_offer_gone)
  return offer
}

export const listOpen = async (db: Db, request_id: string): Promise<OfferRow[]> =>
  (await listOffers(db, request_id)).filter(({ state }) => state === 'open')

type By = {
  actor: Extract<RequestActor, 'member' | 'staff' | 'clock'>
  actor_id?: string | undefined
  reason: string
  now: Date
}

/** Without an open offer a request waits for others, as long as partners may still offer. */
export async function reopenIfNone(db: Db, request: RequestRow, by: By): Promise<RequestRow> {
  if (request.state !== 'offered' || (await listOpen(db, request.id)).length > 0) return request
  return transition(db, request, { event: 'reopen', ...by })
}

type Ending = { chosen?: string; decline_reason?: string; now: Date }

/** Ends every open offer but one: the family has chosen another, or wants none any more and says why. */
export async function endOthers(db: Db, request_id: string, { chosen, decline_reason, now }: Ending): Promise<void> {
  const to = decline_reason === undefined ? {} : { decline_reason }
  for (const offer of await listOpen(db, request_id))
    if (offer.id !== chosen) await moveOffer(db, offer, { event: 'lose', actor: 'member', to, now })
}
