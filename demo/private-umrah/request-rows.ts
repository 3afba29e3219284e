import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'
import type { DrawnUp } from '#modules/private-umrah/draw-up.ts'
import type { OfferState, RequestEvent, RequestState } from '#modules/private-umrah/rules/machine.ts'
import { offerTotal } from '#modules/private-umrah/rules/offer-price.ts'
import { offeredJourneyOf } from '#modules/private-umrah/rules/offered-journey.ts'
import { travellersOf } from '#modules/private-umrah/rules/travellers.ts'
import type {
  private_history,
  private_offers,
  private_requests,
  private_travellers,
} from '#modules/private-umrah/tables.ts'
import { bookingId, staffId } from '../bookings/booking-rows.ts'
import { codeOf } from '../bookings/codes.ts'
import type { Course } from '../bookings/course.ts'
import { idOf } from '../catalogue/naming.ts'
import type { PlannedStory } from './plans.ts'
import type { PrivateOffer } from './stories.ts'

type RequestRow = typeof private_requests.$inferInsert
type OfferRow = typeof private_offers.$inferInsert
type Step = typeof private_history.$inferInsert

/** A story with the moments in which it happened; the course of its booking, where there is one. */
export type DatedStory = PlannedStory & { made_at: Date; course: Course | undefined; now: Date }

export const codeOfStory = (key: string): string => `PRV-${codeOf(key, 8)}`
const offerDays = 7
const sentAt = ({ made_at }: DatedStory): Date => addMs(made_at, 25 * minuteMs)

const expiredAt = (dated: DatedStory): Date => addMs(sentAt(dated), offerDays * dayMs + minuteMs)
const madeBy = ({ partner }: PrivateOffer): string =>
  staffId(partner === 0 ? 'travel@rihla.test' : 'travel2@rihla.test')

export function requestRow(dated: DatedStory): RequestRow {
  const { story, buyer, drawn, made_at, course } = dated
  const { state } = story
  const isSent = state !== 'cart'
  const { full_name: name, email, phone_number } = buyer
  const isOver = state === 'expired' || state === 'completed'
  const ended_at = state === 'expired' ? expiredAt(dated) : course?.ended?.at
  return {
    ...{ id: bookingId(story), code: codeOfStory(story.key), tenant_id: buyer.tenant_id, user_id: buyer.id, state },
    ...{ wish: drawn.wish, plan: drawn.plan, estimate: drawn.estimate, language: 'id' as const, created_at: made_at },
    ...{ departure_airport: drawn.wish.departure_airport, departs_on: drawn.plan.departs_on },
    ...{ returns_on: drawn.plan.returns_on, travellers: travellersOf(drawn.group) },
    ...(isSent && { name, email, phone_number }),
    ...(isSent && { submitted_at: sentAt(dated), closes_at: addMs(sentAt(dated), offerDays * dayMs) }),
    ...(isOver && { ended_at: ended_at ?? null, end_reason: state === 'expired' ? 'no_offer' : null }),
  }
}

/** A place for each; of a draft nobody is named yet. */
export const travellerRows = ({ story, family }: DatedStory): (typeof private_travellers.$inferInsert)[] =>
  family.people.map(({ age_group, name, gender, birth_date, relation }, i) => ({
    ...{ id: idOf(`${story.key} traveller ${i + 1}`), request_id: bookingId(story), position: i + 1, age_group },
    ...(story.state !== 'cart' && { name, gender, birth_date, relation }),
  }))

const round = (amount: number): number => Math.round(amount / 100_000) * 100_000

/** What each age pays: children somewhat less, an infant a part of the ticket. */
function pricesOf({ estimate, group }: DrawnUp, percent: number) {
  const shares = group.adults + group.children * 0.8 + group.infants * 0.15
  const adult = (estimate.total * percent) / 100 / shares
  return {
    price_adult: round(adult),
    price_child: group.children > 0 ? round(adult * 0.8) : null,
    price_infant: group.infants > 0 ? round(adult * 0.15) : null,
  }
}

export type MadeOffer = { offer: PrivateOffer; drawn: DrawnUp; partner_id: string }
const offerId = ({ story }: PlannedStory, { partner }: PrivateOffer): string => idOf(`${story.key} offer ${partner}`)
const offeredAt = (dated: DatedStory, { hours }: PrivateOffer): Date => addMs(sentAt(dated), hours * hourMs)

/** Of several the first was accepted, where there is a booking. */
export function offerRows(dated: DatedStory, made: readonly MadeOffer[]): OfferRow[] {
  const { course } = dated
  return made.map(({ offer, drawn, partner_id }, i) => {
    const prices = pricesOf(drawn, offer.percent)
    const state: OfferState = course ? (i === 0 ? 'accepted' : 'lost') : 'open'
    const total = offerTotal(drawn.group, prices)
    const created_at = offeredAt(dated, offer)
    return {
      ...{ id: offerId(dated, offer), request_id: bookingId(dated.story), partner_id, state, ...prices, total },
      ...{ down_payment: 5_000_000, cost: round(total * 0.91), note: offer.note },
      journey: offeredJourneyOf(drawn.wish, drawn.plan),
      plan: drawn.plan,
      refund_terms:
        'Batal lebih dari 45 hari sebelum berangkat: uang kembali dikurangi biaya tiket dan visa yang sudah terbit. Lebih dekat dari itu mengikuti ketentuan maskapai dan hotel.',
      valid_until: addMs(created_at, 3 * dayMs),
      ...{ made_by: madeBy(offer), created_at },
      ended_at: course?.ordered_at ?? null,
    }
  })
}

type Happened = (event: RequestEvent | 'create', state: RequestState, reason: string, at: Date) => Step

/** What happened to it, the first first. */
export function historyRows(dated: DatedStory): Step[] {
  const { story, buyer, made_at } = dated
  const request_id = bookingId(story)
  const step: Happened = (event, state, reason, at) => ({
    ...{ request_id, event, state, reason, at },
    ...{ actor: 'member', actor_id: buyer.id },
  })
  const created = step('create', 'cart', 'planned', made_at)
  if (story.state === 'cart') return [created]
  const sent = step('submit', 'waiting_approval', 'sent', sentAt(dated))
  const ended = step('expire', 'expired', 'no_offer', expiredAt(dated))
  const clock = { actor: 'clock', actor_id: null } as const
  if (story.state === 'expired') return [created, sent, { ...ended, ...clock }]
  return [created, sent, ...offerSteps(dated, step), ...bookingSteps(dated, step)]
}

const offerSteps = (dated: DatedStory, step: Happened): Step[] =>
  dated.story.offers.map((offer, i) => ({
    ...step(i === 0 ? 'offer' : 'offer_more', 'offered', 'offered', offeredAt(dated, offer)),
    ...{ actor: 'staff', actor_id: madeBy(offer), offer_id: offerId(dated, offer) },
  }))

/** What followed once the first of them was accepted. */
function bookingSteps(dated: DatedStory, step: Happened): Step[] {
  const { story, course } = dated
  const [first] = story.offers
  if (!course || !first) return []
  const chosen = { offer_id: offerId(dated, first) }
  const ours = { actor: 'house', actor_id: null } as const
  const { ordered_at, first_paid_at, ended } = course
  return [
    { ...step('accept', 'accepted', 'accepted', ordered_at), ...chosen },
    { ...step('invoice', 'awaiting_payment', 'invoiced', ordered_at), ...chosen, ...ours },
    ...(first_paid_at
      ? [{ ...step('start', 'in_progress', 'the first invoice is paid', first_paid_at), ...ours }]
      : []),
    ...(ended ? [{ ...step('complete', 'completed', 'the journey is over', ended.at), ...ours }] : []),
  ]
}
