import { z } from 'zod'
import { isPassportName, tidyName } from '#core/passport-name.ts'
import { affiliateCode, birthDate, email, line, phoneNumber } from '#modules/identity/shapes.ts'
import { mostTravellers } from './rules/party.ts'
import { tidyPassport } from './rules/passport.ts'
import { gender, guardianRelation, plan, relation } from './shapes.ts'

const id = z.uuid()

/** As in the passport. */
export const passportName = z
  .string()
  .overwrite(tidyName)
  .min(1)
  .min(2)
  .max(100)
  .refine((name) => name.length < 2 || isPassportName(name), { params: { word: 'name_letters' } })

// Seeds, section 9: more than three characters.
const occupation = line(100).min(4)

// The second line is asked by the form of financing, which is begun at checkout and gone on with apart from it.
const contactField =
  'name|gender|birth_date|address|phone_number|job_name|instansi|email|self|' +
  'years_employed|monthly_income|referral_code|terms_id|months|down_payment'
const travellerField = 'name|relation|gender|birth_date|is_single_name'
const countOf = (names: string): number => names.split('|').length
const draftName = new RegExp(`^(?:${contactField}|participants\\.1?\\d\\.(?:${travellerField}))$`)
// Half a surrogate pair is no text to PostgreSQL, and neither are most control characters.
const typed = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

/** What was typed into the form of a cart so far, right or wrong, by the names its fields have at checkout. */
export const draft = z
  .record(z.string().regex(draftName), z.string().max(300).regex(typed))
  .meta({ maxProperties: countOf(contactField) + mostTravellers * countOf(travellerField) })

export const chosenAddons = z.array(z.object({ id, quantity: z.int().min(0).max(mostTravellers) })).max(50)

const traveller = z.object({
  id,
  name: passportName,
  relation,
  gender: gender.optional(),
  birth_date: birthDate.optional(),
  /** Says that the passport has one word only, where the journey asks for two. */
  is_single_name: z.boolean().optional(),
})

/** What checkout asks for. */
export const checkoutForm = z.object({
  id,
  name: passportName,
  gender,
  birth_date: birthDate,
  address: line(300).min(10),
  phone_number: phoneNumber,
  job_name: occupation,
  instansi: occupation,
  email,
  participants: z.array(traveller).min(1).max(mostTravellers),
  addons: chosenAddons.optional(),
  plan: plan.default('full'),
  affiliate_code: affiliateCode.optional(),
})

// As long as a field of the form can be: what is in it is looked at with the journey, so that all mistakes are told at once.
const written = z.string().max(100)

/** What stands in a passport, and with whom somebody travels. */
export const detailsForm = z.object({
  id,
  participant_id: id,
  gender: gender.optional(),
  birth_date: written.optional(),
  /** Letters and digits, as on the page with the photo. */
  passport_number: written.overwrite(tidyPassport).optional(),
  passport_expires_on: written.optional(),
  guardian_relation: guardianRelation.optional(),
  /** As in the passport. */
  guardian_name: written.overwrite(tidyName).optional(),
})

/** Another spelling of a traveller, and why. */
export const correctionForm = z.object({
  id,
  participant_id: id,
  name: passportName,
  birth_date: birthDate.optional(),
  is_single_name: z.boolean().optional(),
  reason: line(200).min(4),
})
