import { z } from 'zod'
import { passportName } from '#modules/booking/shapes.forms.ts'
import { gender, relation } from '#modules/booking/shapes.ts'
import { birthDate, email, phoneNumber } from '#modules/identity/shapes.ts'
import { requestStates } from './rules/machine.ts'
import { mostTravellers } from './rules/plan.ts'
import { estimate, orderForm, plan } from './shapes.ts'

export const requestState = z.enum(requestStates)

const traveller = z.object({
  id: z.uuid(),
  name: passportName,
  relation,
  gender: gender.optional(),
  birth_date: birthDate,
  is_single_name: z.boolean().optional(),
  /** Known already by whoever has a passport: it is valid six months past the departure. */
  passport_expires_on: z.iso.date().optional(),
})

/** Who travels and whom the chosen partner will call. */
export const travellersForm = z.object({
  id: z.uuid(),
  name: passportName,
  email,
  phone_number: phoneNumber,
  note: z.string().trim().max(1000).optional(),
  participants: z.array(traveller).min(1).max(mostTravellers),
})

export const travellerView = z.object({
  id: z.uuid(),
  position: z.int(),
  age_group: z.enum(['adult', 'child', 'infant']),
  name: z.string().nullable(),
  relation: relation.nullable(),
  gender: gender.nullable(),
  birth_date: z.iso.date().nullable(),
  is_single_name: z.boolean(),
  passport_expires_on: z.iso.date().nullable(),
})

/** One line of a list of requests. */
export const requestSummary = z.object({
  id: z.uuid(),
  code: z.string(),
  status: requestState,
  title: z.string(),
  departs_on: z.iso.date(),
  returns_on: z.iso.date(),
  travellers: z.int(),
  price: z.int(),
  /** The accepted offer's; until then an estimate. */
  is_estimate: z.boolean(),
  open_offers: z.int(),
  closes_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})

const step = z.object({
  at: z.iso.datetime(),
  event: z.string(),
  title: z.string(),
  reason: z.string().nullable(),
  partner: z.string().nullable(),
})

export const requestDetail = requestSummary.extend({
  /** The order form as it was sent: another plan begins with it. */
  form: orderForm,
  plan,
  estimate,
  participants: z.array(travellerView),
  contact: z
    .object({ name: z.string(), email: z.string(), phone_number: z.string(), note: z.string().nullable() })
    .nullable(),
  /** What stands in the way of sending it, at the field; nothing where it can be sent. */
  problems: z.record(z.string(), z.array(z.string())),
  end_reason: z.string().nullable(),
  timeline: z.array(step),
})
