import { z } from 'zod'
import { languages } from '#core/messages.ts'
import { licence } from '#modules/partner/shapes.ts'
import { differenceKinds } from './rules/differences.ts'
import { cabins } from './rules/facts.ts'
import { offerStates } from './rules/machine.ts'

const id = z.uuid()
const moment = z.iso.datetime()
const day = z.iso.date()

export const offeredFlight = z.object({
  number: z.string(),
  from: z.string(),
  to: z.string(),
  /** Where planes are changed, and the city of that airport; nothing where it is direct. */
  via: z.string().nullable(),
  via_city: z.string().nullable(),
  departs_at: z.iso.datetime({ offset: true }),
  arrives_at: z.iso.datetime({ offset: true }),
})

/** How an offer travels, with names. */
export const offeredJourney = z.object({
  departs_on: day,
  returns_on: day,
  airline_id: z.string(),
  airline: z.string(),
  airline_class_id: z.enum(cabins),
  airline_class: z.string(),
  flights: z.array(offeredFlight),
  stays: z.array(
    z.object({ partner_custom_hotel_id: id, name: z.string(), city: z.string(), stars: z.int(), nights: z.int() }),
  ),
  transportation_id: id,
  transportation: z.string(),
  addons: z.array(z.object({ id, name: z.string() })),
})

export const difference = z.object({
  kind: z.enum(differenceKinds),
  /** In words: what was wished for and what is offered instead. */
  wished: z.string().nullable(),
  offered: z.string().nullable(),
})

export const offerView = z.object({
  id,
  status: z.enum(offerStates),
  partner: z.object({ id, slug: z.string(), name: z.string(), city: z.string(), licence: licence.nullable() }),
  price_adult: z.int(),
  price_child: z.int().nullable(),
  price_infant: z.int().nullable(),
  total: z.int(),
  /** What is paid first of all, where a part is enough; so near to the departure that all is paid at once, nothing. */
  down_payment: z.int().nullable(),
  journey: offeredJourney,
  differences: z.array(difference),
  /** The language in which the agency has written its note and its refund terms. */
  written_in: z.enum(languages),
  note: z.string(),
  refund_terms: z.string(),
  /** Why the agency has withdrawn it, or the family wanted it no more; where somebody has said so. */
  end_reason: z.string().nullable(),
  valid_until: moment,
  version: z.int(),
  created_at: moment,
})
