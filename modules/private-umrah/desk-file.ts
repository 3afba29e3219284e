import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { airports } from '#modules/catalogue/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { seePrivateRequest } from './contract.console.ts'
import { idsOf, requestsAtDesk } from './desk.ts'
import { differenceView, journeyView, type Names, namesOf } from './offer-view.ts'
import { airlineOptions, hotelOptions } from './options.ts'
import { differencesOf } from './rules/differences.ts'
import type { Route } from './rules/facts.ts'
import { mostOffers } from './rules/offer-price.ts'
import { offeredJourneyOf } from './rules/offered-journey.ts'
import { groupOf } from './rules/travellers.ts'
import { listOwnOffers, type Reach } from './store.desk.ts'
import { listOffers, type OfferRow } from './store.offers.ts'
import type { RequestRow } from './store.requests.ts'
import { listExtras, listRoutes, listVehicles } from './store.supply.ts'
import { estimateView, formOf } from './view.ts'

type Seen = Output<typeof seePrivateRequest>
type Wish = NonNullable<Seen['wish']>
type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now' | 'language' | 'request'>
type AtDesk = { request: RequestRow; reach: readonly Reach[] }

/** Whether one of these partners may offer on it today. */
export const servesIt = (reach: Reach, request: RequestRow): boolean =>
  reach.airports.includes(request.departure_airport) &&
  !reach.hidden_at.includes(request.tenant_id) &&
  coversDay(reach, request.departs_on)

/** Whether its licence is good when they leave. */
export const coversDay = ({ licensed_until }: Pick<Reach, 'licensed_until'>, day: string): boolean =>
  licensed_until === null || day <= licensed_until

/** One request as a partner sees it: what the family wishes for, nobody's name, and the own offers. */
export async function requestFile(ctx: Ctx, { request, reach }: AtDesk): Promise<Seen> {
  const [row] = await requestsAtDesk(ctx, reach, [request])
  if (!row) throw new Error('a request was not shown')
  const own = await listOwnOffers(ctx.db, idsOf(reach), [request.id])
  const running = (await listOffers(ctx.db, request.id)).filter((offer) => isRunning(offer, ctx.now))
  const names = await namesOf(ctx)
  const isMine = row.standing === 'mine'
  const can = abilitiesOf({ request, reach, own }, row.standing === 'open', ctx.now)
  const is_full = running.length >= mostOffers
  return {
    ...row,
    open_offers: row.standing === 'open' ? running.length : 0,
    wish: row.standing === 'open' || isMine ? await wishView(ctx, request, names) : null,
    offers: await ownViews(ctx, { request, own, names }),
    booking_id: isMine ? request.id : null,
    family_note: isMine ? request.note : null,
    can: { ...can, offer: can.offer && !is_full },
    is_full: can.offer && is_full,
    choices: can.offer || can.change ? await choicesFor(ctx, request, reach) : null,
  }
}

const isRunning = ({ state, valid_until }: OfferRow, now: Date): boolean => state === 'open' && valid_until > now

type Own = AtDesk & { own: readonly OfferRow[] }

function abilitiesOf({ request, reach, own }: Own, isOpen: boolean, now: Date): Seen['can'] {
  const running = own.filter((offer) => isRunning(offer, now))
  const serving = reach.filter((one) => servesIt(one, request))
  const has = (partner_id: string) => running.some((offer) => offer.partner_id === partner_id)
  return {
    offer: isOpen && serving.some(({ partner_id }) => !has(partner_id)),
    change: isOpen && serving.some(({ partner_id }) => has(partner_id)),
    withdraw: running.length > 0,
  }
}

async function wishView(ctx: Ctx, request: RequestRow, names: Names): Promise<Wish> {
  const { wish, plan } = request
  const known = new Map((await airports(ctx.db)).map(({ iata, name, city }) => [iata, { name, city }]))
  const airport = (iata: string) => ({ id: iata, iata, name: iata, city: iata, ...known.get(iata) })
  const form = formOf(wish)
  return {
    departure_airport: airport(wish.departure_airport),
    destination_airport: airport(wish.destination_airport),
    return_airport: airport(wish.return_airport),
    ...{ adults: wish.adults, child_ages: [...wish.child_ages] },
    group: groupOf(wish.adults, wish.child_ages, await rulesToday(ctx)),
    journey: journeyView(offeredJourneyOf(wish, plan), names, ctx.language),
    form: {
      ...{ departure_date: form.departure_date, return_date: form.return_date },
      ...{ airline_id: form.airline_id, airline_class_id: form.airline_class_id, hotels: form.hotels },
      ...{ transportation_id: form.transportation_id, addons_ids: form.addons_ids },
    },
    plan,
    estimate: await estimateView(ctx, request),
  }
}

type OwnShown = { request: RequestRow; own: readonly OfferRow[]; names: Names }

async function ownViews({ db, language }: Ctx, { request, own, names }: OwnShown): Promise<Seen['offers']> {
  const people = await staffNames(
    db,
    own.map(({ made_by }) => made_by),
  )
  const partners = await partnerLicences(db, [...new Set(own.map(({ partner_id }) => partner_id))])
  return own.map(({ request_id: _, made_by, journey, ...offer }) => ({
    ...offer,
    partner_name: partners.get(offer.partner_id)?.name ?? '',
    written_in: journey.written_in ?? 'id',
    journey: journeyView(journey, names, language),
    differences: differencesOf(request.wish, journey).map((one) => differenceView(one, names, language)),
    valid_until: offer.valid_until.toISOString(),
    made_by_name: people.get(made_by) ?? null,
    created_at: offer.created_at.toISOString(),
    ended_at: offer.ended_at?.toISOString() ?? null,
  }))
}

const viasOf = (airline: string, routes: readonly Route[]): string[] => [
  ...new Set(routes.flatMap(({ airline_code, via }) => (airline_code === airline && via !== null ? [via] : []))),
]

/** What is offered today on the family's airports. */
async function choicesFor(
  ctx: Ctx,
  request: RequestRow,
  reach: readonly Reach[],
): Promise<NonNullable<Seen['choices']>> {
  const { db, language } = ctx
  const { departure_airport: from, destination_airport: to, return_airport: back } = request.wish
  const outbound = await listRoutes(db, { from, to })
  const home = await listRoutes(db, { from: back, to: from })
  const both = outbound.filter(({ airline_code }) => home.some((route) => route.airline_code === airline_code))
  const serving = reach.filter((one) => servesIt(one, request))
  const partners = await partnerLicences(db, idsOf(serving))
  const { private_offer_hours } = await rulesToday(ctx)
  return {
    partners: [...partners.values()].map(({ id, name }) => ({ id, name })),
    airlines: (await airlineOptions(ctx, both)).map((airline) => ({
      ...airline,
      vias: viasOf(airline.id, [...both, ...home]),
    })),
    hotels: (await hotelOptions(ctx)).map(({ id, name, city, stars }) => ({ id, name, city, stars })),
    vehicles: (await listVehicles(db)).map(({ id, name }) => ({ id, name: name[language] })),
    extras: (await listExtras(db)).map(({ id, name }) => ({ id, name: name[language] })),
    offer_hours: private_offer_hours,
  }
}
