import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { problemErrors } from '#core/validation.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type { changePrivateOffer, makePrivateOffer, withdrawPrivateOffer } from '../contract.console.ts'
import { idsOf, reachOf } from '../desk.ts'
import { coversDay, servesIt } from '../desk-file.ts'
import { tryDrawUp } from '../draw-up.ts'
import { tellOfferChanged, tellOfferWithdrawn } from '../events.ts'
import { standingOf } from '../rules/desk.ts'
import { offerEnd } from '../rules/offer-end.ts'
import { mostOffers, neededPrices, offerTotal, priceProblems } from '../rules/offer-price.ts'
import { offeredJourneyOf } from '../rules/offered-journey.ts'
import { groupOf } from '../rules/travellers.ts'
import { acceptedBy, listOwnOffers, lockRequestAt, type Reach } from '../store.desk.ts'
import { insertOffer, type OfferRow } from '../store.offers.ts'
import { listTravellers, type RequestRow } from '../store.requests.ts'
import { transition } from '../transition.ts'
import { namedProblems } from '../traveller-check.ts'
import { formOf, wishOf } from '../view.ts'
import { offerWords } from '../words.offers.ts'
import { listOpen, moveOffer, openOffer, reopenIfNone } from './offers.ts'

type Made = Input<typeof makePrivateOffer>
type Terms = Omit<Made, 'id' | 'partner_id'>
type Locked = { request: RequestRow; reach: readonly Reach[] }
export type Written = { request: RequestRow; before: OfferRow | null; after: OfferRow }

/** A partner's offer on a request that it may offer on; its hours begin. */
export async function makeOffer(ctx: StaffCtx, { id, partner_id, ...terms }: Made): Promise<Written> {
  const { db, staff, now } = ctx
  const locked = await lockAtDesk(ctx, id)
  await mustBeOpen(ctx, locked.request)
  const partner = servingPartner(locked, partner_id)
  await lapseDue(ctx, locked.request)
  const open = await listOpen(db, id)
  if (open.some((offer) => offer.partner_id === partner)) throw new Refusal(codes.private_offer_made)
  if (open.length >= mostOffers) throw new Refusal(codes.private_offers_most)
  const own = { id: newId(now), request_id: id, partner_id: partner, state: 'open' as const, made_by: staff.id }
  const unset = { version: 1, created_at: now, ended_at: null, decline_reason: null }
  const written = await columnsOf(ctx, withLicence(locked, partner), terms)
  const offer = { ...own, ...unset, ...written }
  await insertOffer(db, offer)
  const event = locked.request.state === 'offered' ? 'offer_more' : 'offer'
  const by = { actor: 'staff', actor_id: staff.id, offer_id: offer.id, reason: 'offered' } as const
  return { request: await transition(db, locked.request, { event, ...by, now }), before: null, after: offer }
}

type Changed = Input<typeof changePrivateOffer>

/** Another price or journey, by the version that was read; its hours begin anew. */
export async function changeOffer(ctx: StaffCtx, { id, offer_id, version, ...terms }: Changed): Promise<Written> {
  const { db, staff, now } = ctx
  const locked = await lockAtDesk(ctx, id)
  const before = await ownOpen(ctx, locked, offer_id)
  await mustBeOpen(ctx, locked.request)
  servingPartner(locked, before.partner_id)
  if (before.version !== version) throw new Refusal(codes.private_offer_changed, { data: { version: before.version } })
  const written = await columnsOf(ctx, withLicence(locked, before.partner_id), terms)
  const to = { ...written, version: version + 1 }
  const after = await moveOffer(db, before, { event: 'change', actor: 'staff', actor_id: staff.id, to, now })
  await tellOfferChanged(db, { request: locked.request, offer_id, reason: 'changed', now })
  return { request: locked.request, before, after }
}

type Withdrawn = Input<typeof withdrawPrivateOffer>

/** Taken back; without another the request waits for others. */
export async function withdrawOffer(ctx: StaffCtx, { id, offer_id, reason }: Withdrawn): Promise<Written> {
  const { db, staff, now } = ctx
  const locked = await lockAtDesk(ctx, id)
  const before = await ownOpen(ctx, locked, offer_id)
  const said = { event: 'withdraw', actor: 'staff', actor_id: staff.id, reason } as const
  const after = await moveOffer(db, before, { ...said, now })
  await tellOfferWithdrawn(db, { request: locked.request, offer_id, reason, now })
  const by = { actor: 'staff', actor_id: staff.id, reason: 'withdrawn', now } as const
  return { request: await reopenIfNone(db, locked.request, by), before, after }
}

async function lockAtDesk(ctx: StaffCtx, id: string): Promise<Locked> {
  const reach = await reachOf(ctx)
  const request =
    reach.length > 0 ? await lockRequestAt(ctx.db, { reach, sees_all: false, now: ctx.now }, id) : undefined
  if (!request) throw new Refusal(codes.not_found)
  return { request, reach }
}

async function mustBeOpen({ db, now }: StaffCtx, request: RequestRow): Promise<void> {
  const accepted_by = (await acceptedBy(db, [request.id])).get(request.id) ?? null
  if (standingOf({ ...request, accepted_by }, [], now) !== 'open') throw new Refusal(codes.private_request_closed)
}

/** The partner that was named, or the only one that may offer: licensed today, shown there, selling from that airport. */
function servingPartner({ request, reach }: Locked, named: string | undefined): string {
  const serving = idsOf(reach.filter((one) => servesIt(one, request)))
  const partner = named ?? (serving.length === 1 ? serving[0] : undefined)
  if (partner === undefined || !serving.includes(partner)) throw new Refusal(codes.not_found)
  return partner
}

async function ownOpen({ db, now }: StaffCtx, { request, reach }: Locked, offer_id: string): Promise<OfferRow> {
  const own = await listOwnOffers(db, idsOf(reach), [request.id])
  if (!own.some(({ id }) => id === offer_id)) throw new Refusal(codes.not_found)
  return openOffer(db, request, offer_id, now)
}

/** Offers whose time is over, and which the clock has not come to yet, stand in nobody's way. */
async function lapseDue({ db, now }: StaffCtx, request: RequestRow): Promise<void> {
  for (const offer of await listOpen(db, request.id))
    if (offer.valid_until <= now) await moveOffer(db, offer, { event: 'lapse', actor: 'clock', now })
}

type Offering = { request: RequestRow; licensed_until: string | null }

const withLicence = ({ request, reach }: Locked, partner: string): Offering => ({
  request,
  licensed_until: reach.find(({ partner_id }) => partner_id === partner)?.licensed_until ?? null,
})

/** What is written of an offer, by what is offered today; whatever is wrong with it is said at its field. */
async function columnsOf(ctx: StaffCtx, { request, licensed_until }: Offering, terms: Terms) {
  const rules = await rulesToday(ctx)
  const { price_adult, price_child = null, price_infant = null, down_payment, cost = null } = terms
  const group = groupOf(request.wish.adults, request.wish.child_ages, rules)
  const prices = neededPrices(group, { price_adult, price_child, price_infant })
  const wish = wishOf({ ...formOf(request.wish), ...journeyFields(terms) })
  const { drawn, errors } = await tryDrawUp(ctx, wish)
  const unfit = drawn ? await unfitOn(ctx, { request, licensed_until }, drawn.plan) : []
  const wrong = problemErrors([...priceProblems(group, prices, down_payment), ...unfit], offerWords(ctx.language))
  if (!drawn || Object.keys(wrong).length > 0)
    throw new Refusal(codes.input_invalid, { errors: { ...wrong, ...atOwnFields(errors) } })
  const journey = offeredJourneyOf(wish, drawn.plan, request.plan)
  return {
    ...prices,
    total: offerTotal(group, prices),
    ...{ down_payment, cost, note: terms.note, refund_terms: terms.refund_terms },
    journey: { ...journey, written_in: terms.written_in ?? ctx.language },
    plan: drawn.plan,
    valid_until: offerEnd(journey, rules, ctx.now),
  }
}

/** Names are not the partner's to know: whether everybody can travel on its date is, and whether it may take them then. */
async function unfitOn(ctx: StaffCtx, { request, licensed_until }: Offering, journey: Days) {
  const field = 'departure_date'
  if (!coversDay({ licensed_until }, journey.departs_on)) return [{ field, word: 'unlicensed_then' } as const]
  const people = await listTravellers(ctx.db, request.id)
  const problems = namedProblems({ request, people, journey, rules: await rulesToday(ctx), now: ctx.now })
  return problems.length > 0 ? [{ field, word: 'travellers_unfit' } as const] : []
}

type Days = Pick<OfferRow['plan'], 'departs_on' | 'returns_on'>

const journeyFields = (terms: Terms) => ({
  departure_date: terms.departure_date,
  return_date: terms.return_date,
  airline_id: terms.airline_id,
  airline_class_id: terms.airline_class_id,
  hotels: terms.hotels,
  transportation_id: terms.transportation_id,
  addons_ids: terms.addons_ids,
})

/** Airports are the family's: what is wrong with a flight from them is the airline's. */
const atOwnFields = ({ return_airport_id, ...errors }: Record<string, string[]>): Record<string, string[]> =>
  return_airport_id ? { ...errors, airline_id: [...(errors.airline_id ?? []), ...return_airport_id] } : errors
