import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { placePrivate } from '#modules/booking/module.ts'
import { openPrivateJourney } from '#modules/catalogue/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { hiddenHere, partnerLicences } from '#modules/partner/module.ts'
import { maySell } from '#modules/partner/rules/licence.ts'
import { includedTexts, offeredTexts } from '../includes.ts'
import { privateTitle } from '../request-view.ts'
import { adultRooms } from '../rules/adult-rooms.ts'
import type { Rooms } from '../rules/estimate.ts'
import { soldUntil } from '../rules/offer-end.ts'
import { groupOf, seatedOf } from '../rules/travellers.ts'
import type { OfferRow } from '../store.offers.ts'
import { listTravellers, type RequestRow } from '../store.requests.ts'
import { listAllHotels } from '../store.supply.ts'
import { can, transition } from '../transition.ts'
import { inBoth } from '../written.ts'
import { endOthers, moveOffer, openOffer } from './offers.ts'

type Choice = { offer_id: string; version: number; plan: 'full' | 'down_payment' }

/** One offer becomes a booking with its invoice, in the transaction that ends the others. The request is locked. */
export async function acceptOffer(ctx: MemberCtx, db: Db, request: RequestRow, choice: Choice) {
  const { user, now } = ctx
  if (isChosen(request)) throw new Refusal(codes.private_offer_chosen)
  if (!can(request, 'accept') && !can(request, 'offer')) throw new Refusal(codes.private_request_closed)
  const offer = await openOffer(db, request, choice.offer_id, now)
  if (offer.version !== choice.version) throw new Refusal(codes.private_offer_changed)
  await mustMaySell({ ...ctx, db }, offer)
  await moveOffer(db, offer, { event: 'accept', actor: 'member', now })
  const why = { actor: 'member', actor_id: user.id, offer_id: offer.id, reason: 'accepted' } as const
  const effects = () => endOthers(db, request.id, { chosen: offer.id, now })
  // From here on the journey is the one that was offered, where it is another than the wish.
  const { departs_on, returns_on } = offer.journey
  const to = { plan: offer.plan, departs_on, returns_on }
  const accepted = await transition(db, request, { event: 'accept', ...why, to, effects, now })
  const placed = await book({ ...ctx, db }, { request: accepted, offer, plan: choice.plan })
  const invoiced = { event: 'invoice', actor: 'house', offer_id: offer.id, reason: 'invoiced' } as const
  return { request: await transition(db, accepted, { ...invoiced, now }), invoices: placed.invoices }
}

/** Somebody of the family was faster, with this offer or another. */
const isChosen = ({ state }: RequestRow): boolean =>
  state === 'accepted' || state === 'awaiting_payment' || state === 'in_progress'

/**
 * A licence that was suspended meanwhile or ends before they leave, a brand that hides the partner, or a cut-off that was set
 * sooner since, ends the offer.
 */
async function mustMaySell(ctx: MemberCtx, { partner_id, journey }: OfferRow): Promise<void> {
  const partner = (await partnerLicences(ctx.db, [partner_id])).get(partner_id)
  const isHidden = (await hiddenHere(ctx)).includes(partner_id)
  const days = [jakartaDate(ctx.now), journey.departs_on]
  const isLicensed = days.every((day) => partner && maySell({ category: 'umroh' }, partner.licences, day))
  const isLate = soldUntil(journey, await rulesToday(ctx)) <= ctx.now
  if (isHidden || !isLicensed || isLate) throw new Refusal(codes.private_offer_gone)
}

type Chosen = { request: RequestRow; offer: OfferRow; plan: Choice['plan'] }

async function book(ctx: MemberCtx, { request, offer, plan }: Chosen) {
  const { db, now } = ctx
  const rules = await rulesToday(ctx)
  const group = groupOf(request.wish.adults, request.wish.child_ages, rules)
  const { journey, price_adult: adult, price_child: child, price_infant: infant } = offer
  const name = await privateTitle(db, request)
  const opened = await openPrivateJourney(
    db,
    {
      ...{ partner_id: offer.partner_id, staff_id: offer.made_by, slug: `private-${request.code.toLowerCase()}`, name },
      ...{
        departure_airport: request.departure_airport,
        departs_on: journey.departs_on,
        returns_on: journey.returns_on,
      },
      ...{ airline_code: journey.airline_code, flights: journey.flights, seats: seatedOf(group) },
      cutoff_days: rules.cutoff_days_umrah,
      stays: await staysOf(ctx, offer),
      prices: { adult, child, infant },
      down_payment: offer.down_payment,
      refund_terms: inBoth(offer.refund_terms, journey.written_in ?? 'id'),
      includes: [...includedTexts(), ...(await offeredTexts(db, journey))],
    },
    { today: jakartaDate(now), now },
  )
  const people = await listTravellers(db, request.id)
  const { name: contact, email, phone_number } = request
  if (!contact || !email || !phone_number) throw new Error(`private request ${request.id} was sent without a contact`)
  return placePrivate(ctx, db, {
    ...{ id: request.id, code: request.code, partner_id: offer.partner_id, ...opened, name, plan },
    ...{ departs_on: journey.departs_on, returns_on: journey.returns_on, down_payment: offer.down_payment },
    rooms: adultRooms(group.adults, firstRooms(offer)),
    ...{ children: group.children, infants: group.infants },
    prices: { quad: adult, triple: adult, double: adult, child, infant },
    contact: { name: contact, email, phone_number },
    people: people.map(({ id: _, request_id, name: full, ...person }) => ({ ...person, name: full ?? '' })),
    ...{ affiliate_code: request.affiliate_code, consultant_name: request.consultant_name },
  })
}

/** The rooms of the first hotel as they were offered: another hotel, or another month, can have others. */
const firstRooms = ({ plan }: OfferRow): Rooms =>
  Object.fromEntries((plan.stays[0]?.rooms ?? []).map(({ sleeps, count }) => [sleeps, count]))

/** Hotels as the catalogue knows them. */
async function staysOf({ db }: MemberCtx, { journey }: OfferRow) {
  const hotels = await listAllHotels(db)
  return journey.stays.map(({ hotel_id, nights }) => {
    const hotel = hotels.find(({ id }) => id === hotel_id)
    if (!hotel) throw new Error(`a private offer names no hotel ${hotel_id}`)
    return { hotel_id: hotel.hotel_id, nights }
  })
}
