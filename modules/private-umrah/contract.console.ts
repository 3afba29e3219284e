import { z } from 'zod'
import { call } from '#core/call.ts'
import { listed, listFields } from '#core/list.ts'
import { languages } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { deskQueues, standings } from './rules/desk.ts'
import { cabins, holyCities } from './rules/facts.ts'
import { offerStates } from './rules/machine.ts'
import { leastAdultPrice } from './rules/offer-price.ts'
import { difference, offeredJourney } from './shapes.offers.ts'
import { airlineOption, airportOption, estimate, orderForm, plan } from './shapes.ts'

export * from './contract.supply.ts'

/** A partner's own people. */
const who = ['partner_owner', 'partner_staff'] as const
const id = z.uuid()
const moment = z.iso.datetime()
const day = z.iso.date()
const reason = z.string().trim().min(10).max(500)
const mostMoney = 10_000_000_000

const ownOffer = z.object({
  id,
  partner_id: id,
  partner_name: z.string(),
  state: z.enum(offerStates),
  price_adult: z.int(),
  price_child: z.int().nullable(),
  price_infant: z.int().nullable(),
  total: z.int(),
  down_payment: z.int(),
  cost: z.int().nullable(),
  journey: offeredJourney,
  differences: z.array(difference),
  written_in: z.enum(languages),
  note: z.string(),
  refund_terms: z.string(),
  valid_until: moment,
  /** Why the family has declined it, or closed its request. */
  decline_reason: z.string().nullable(),
  version: z.int(),
  made_by_name: z.string().nullable(),
  created_at: moment,
  ended_at: moment.nullable(),
})

const row = z.object({
  id,
  code: z.string(),
  standing: z.enum(standings),
  title: z.string(),
  /** As wished; once it is over for the partner, as offered. */
  departs_on: day,
  returns_on: day,
  /** How many travel and what it is likely to cost: only while it is open, or the partner’s own. */
  travellers: z.int().nullable(),
  estimate: z.int().nullable(),
  /** Until when it can be offered on. */
  closes_at: moment.nullable(),
  /** The partner's own; the one that runs, or the newest. */
  offer: ownOffer.pick({ id: true, state: true, total: true, valid_until: true }).nullable(),
})

export const listPrivateRequests = call({
  method: 'GET',
  path: '/api/console/v1/private-requests',
  who,
  about:
    'Wishes of families that a partner may offer on: licensed for umrah on the day they leave, shown by their brand, selling from their airport. Found by code or city. Its own offers that run out first, then those that close first. Nobody’s name or contact is among it.',
  input: z.object({
    ...listFields(['queue_at', '-created_at', 'departs_on', '-departs_on']),
    queue: z.enum(deskQueues).default('open'),
    /** Of the departure. */
    from: day.optional(),
    until: day.optional(),
  }),
  output: listed(row),
})

/** What of the order form an offer may have otherwise: who travels and from where is the family's. */
const offeredForm = orderForm.pick({
  departure_date: true,
  return_date: true,
  airline_id: true,
  airline_class_id: true,
  hotels: true,
  transportation_id: true,
  addons_ids: true,
})

const wish = z.object({
  departure_airport: airportOption,
  destination_airport: airportOption,
  return_airport: airportOption,
  adults: z.int(),
  /** Years at departure. */
  child_ages: z.array(z.int()),
  /** By the fares of airlines: an offer has a price for each age that travels. */
  group: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  journey: offeredJourney,
  form: offeredForm,
  plan,
  estimate,
})

const named = z.object({ id, name: z.string() })

const seen = row.extend({
  /** How many offers the family has to compare, everybody's. */
  open_offers: z.int(),
  /** Nothing once it is over for the partner. */
  wish: wish.nullable(),
  /** The partner's own, the newest first. */
  offers: z.array(ownOffer),
  /** Where its own offer was accepted: the booking, with who travels and whom to call. */
  booking_id: id.nullable(),
  /** What the family wrote for whoever it chooses; nobody else reads it. */
  family_note: z.string().nullable(),
  can: z.object({ offer: z.boolean(), change: z.boolean(), withdraw: z.boolean() }),
  /** Why it cannot be offered on although it is open. */
  is_full: z.boolean(),
  /** What an offer can be made of; nothing where none can be written. */
  choices: z
    .object({
      partners: z.array(named),
      /** With the airports where some of their flights change planes. */
      airlines: z.array(airlineOption.extend({ vias: z.array(z.string()) })),
      hotels: z.array(named.extend({ city: z.enum(holyCities), stars: z.int() })),
      vehicles: z.array(named),
      extras: z.array(named),
      offer_hours: z.int(),
    })
    .nullable(),
})

export const seePrivateRequest = call({
  method: 'GET',
  path: '/api/console/v1/private-requests/:id',
  who,
  about:
    'One wish with its plan and estimate, and the partner’s own offers on it. Without names and contact: those stand in the booking, once its offer is accepted. One that another has taken shows no more than the own offer.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found],
})

const price = z.coerce.number().pipe(z.int().min(0).max(mostMoney))

const terms = offeredForm.extend({
  airline_class_id: z.string().pipe(z.enum(cabins)),
  hotels: z
    .array(
      z.object({
        partner_custom_hotel_id: id,
        duration_night: z.coerce.number().pipe(z.int().min(1).max(60)),
      }),
    )
    .length(2),
  price_adult: z.coerce.number().pipe(z.int().min(leastAdultPrice).max(mostMoney)),
  price_child: price.optional(),
  price_infant: price.optional(),
  /** For each who has a seat; 0 where all is paid at once. */
  down_payment: price,
  /** What all of it costs the partner: nobody else sees it. */
  cost: price.optional(),
  /** Of the note and the refund terms; the language of the desk unless said otherwise. */
  written_in: z.enum(languages).optional(),
  note: z.string().trim().max(1000).default(''),
  refund_terms: z.string().trim().min(10).max(2000),
})

const refusals = [codes.not_found, codes.private_request_closed]

export const makePrivateOffer = call({
  method: 'POST',
  path: '/api/console/v1/private-requests/:id/offers',
  who,
  once: true,
  about:
    'Offers a family its journey at a price, for some hours. It can differ from the wish where it can still get a visa. One open offer of each partner, and five of all: a sixth is refused.',
  input: terms.extend({ id, partner_id: id.optional() }),
  output: seen,
  refusals: [...refusals, codes.private_offer_made, codes.private_offers_most],
})

export const changePrivateOffer = call({
  method: 'PUT',
  path: '/api/console/v1/private-requests/:id/offers/:offer_id',
  who,
  once: true,
  about: 'Changes an open offer, by the version that was read; its hours begin anew, and the family reads it again.',
  input: terms.extend({ id, offer_id: id, version: z.coerce.number().int().min(1) }),
  output: seen,
  refusals: [...refusals, codes.private_offer_gone, codes.private_offer_changed],
  // The family is notified of each.
  limit: { points: 60, seconds: 3600 },
})

export const withdrawPrivateOffer = call({
  method: 'POST',
  path: '/api/console/v1/private-requests/:id/offers/:offer_id/take-back',
  who,
  once: true,
  about: 'Takes an open offer back and says why; without another the request waits for others again.',
  input: z.object({ id, offer_id: id, reason }),
  output: seen,
  refusals: [...refusals, codes.private_offer_gone],
})
