import { z } from 'zod'
import { draftFields } from '#modules/drafts/shapes.ts'
import { birthDate, email, line, nameOnCard, phoneNumber } from '#modules/identity/shapes.ts'
import { savingsAkads } from '#modules/partner/rules/akad.ts'
import { licence } from '#modules/partner/shapes.ts'
import { depositDays, occupations, savingsDocuments } from './rules/applicant.ts'
import { savingMonths } from './rules/deposit.ts'
import { savingsStates } from './rules/machine.ts'

const id = z.uuid()
const amount = z.int()
const moment = z.iso.datetime()
const gender = z.enum(['male', 'female'])

/** What one bank offers to save with, under one contract. */
export const savingsPartner = z.object({
  terms_id: z.uuid(),
  bank: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string(), licence }),
  akad: z.enum(savingsAkads),
  minimum_deposit: z.int(),
  admin_fee: z.int(),
  /** Shares of customer and bank in what the bank earns, such as 40:60; null where none is shared. */
  nisbah: z.string().nullable(),
  months: z.array(z.int()),
})

// Far above the dearest journey of the largest family.
const mostTarget = 100_000_000_000
const mostIncome = 1_000_000_000_000

/** What one saves for, for how long and at which bank. Without a package, for a sum of one's own. */
export const cartForm = z.object({
  /** A package, or the word that stands for none. */
  product_id: z.union([id, z.literal('target')]).optional(),
  target: z.int().min(0).max(mostTarget),
  months: z.int().refine((value) => savingMonths.some((one) => one === value), { params: { word: 'plan_months' } }),
  deposit_day: z.int().min(depositDays.first).max(depositDays.last).default(depositDays.first),
  terms_id: id.optional(),
})

/** The plan that a cart is, on the wire. */
export const cart = z.object({
  user_savings_id: id,
  product_id: z.union([id, z.literal('target')]),
  code: z.string(),
  target: amount,
  months: z.int(),
  deposit_day: z.int(),
  suggested_deposit: amount,
  terms_id: id.nullable(),
})

/** Who opens the account (S1 §5, savings form). */
export const applicantForm = z.object({
  full_name: nameOnCard,
  gender,
  birth_date: birthDate,
  email,
  phone_number: phoneNumber,
  address: line(300).min(10),
  occupation: z.enum(occupations),
  monthly_income: z.int().min(0).max(mostIncome),
  has_tax_id: z.boolean(),
})
const applicantNames = applicantForm.keyof().options

/** To store an applicant all of it is needed; to send what is stored already, nothing of it or all. */
export const bookingFields = {
  ...applicantForm.partial().shape,
  confirm: z.boolean().default(false),
  /** To the bank's terms, and to the data going to the bank: each on its own. */
  agrees_bank_terms: z.boolean().default(false),
  agrees_bank_data: z.boolean().default(false),
  /** What was on the screen when it was agreed to. Sent along, nothing goes to a bank that was chosen since. */
  terms_id: id.optional(),
}
type Booking = z.output<z.ZodObject<typeof bookingFields>>

/** The applicant that a form has, if it has one. */
export const applicantIn = (form: Booking): z.output<typeof applicantForm> | undefined =>
  applicantForm.safeParse(form).data

/** For `superRefine`: what is missing is told with what is wrong, in one answer. */
export const isWhole = [
  (form: Booking, check: z.core.$RefinementCtx<Booking>): void => {
    const missing = applicantNames.filter((name) => form[name] === undefined)
    if (form.confirm && missing.length === applicantNames.length) return
    for (const name of missing) check.addIssue({ code: 'custom', path: [name], params: { word: 'empty' } })
  },
  { when: () => true },
] as const

/** Who inherits what was saved. */
export const heirForm = z.object({
  mother_name: nameOnCard,
  heir_name: nameOnCard,
  gender,
  contact_name: nameOnCard,
  phone_number: phoneNumber,
})

export const booked = z.object({
  user_savings_id: id,
  user_detail_savings_id: id,
  code: z.string(),
  state: z.enum(savingsStates),
})

export const savingsDocument = z.object({
  kind: z.enum(savingsDocuments),
  file_type: z.string(),
  size: z.int(),
  uploaded_at: moment,
})

const heir = heirForm.extend({
  mother_name: z.string(),
  heir_name: z.string(),
  contact_name: z.string(),
  phone_number: z.string(),
})

/** What was filled in for an account opening, and what is missing of it. */
export const savingsBooking = z.object({
  user_savings_id: id,
  user_detail_savings_id: id,
  state: z.enum(savingsStates),
  applicant: z.object({
    full_name: z.string(),
    gender,
    birth_date: z.string(),
    email: z.string(),
    phone_number: z.string(),
    address: z.string(),
    occupation: z.enum(occupations),
    monthly_income: amount,
    has_tax_id: z.boolean(),
  }),
  heir: heir.nullable(),
  documents: z.array(savingsDocument),
  required_documents: z.array(z.enum(savingsDocuments)),
})

const bank = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  phone_number: z.string(),
  address: z.string(),
  licence: licence.nullable(),
})

/** Terms as they were on the day they were chosen. */
const terms = savingsPartner.omit({ bank: true }).extend({ valid_from: z.string(), source: z.string() })

/** How far a plan is, by what the bank has counted. */
const progress = z.object({
  balance: amount,
  /** All that was ever deposited, also where it has been paid out since. */
  saved: amount,
  remaining: amount,
  percent: z.int(),
  /** Nothing, where no deposit is awaited. */
  next_deposit_on: z.string().nullable(),
  /** What is left, over the months that are left; a month without a deposit costs nothing but time. */
  next_deposit: amount.nullable(),
})

const plan = cart.extend({
  state: z.enum(savingsStates),
  label: z.string(),
  user_detail_savings_id: id.nullable(),
  product: z
    .object({
      id,
      slug: z.string(),
      name: z.string(),
      picture_id: z.string().nullable(),
      picture_colour: z.string().nullable(),
    })
    .nullable(),
  bank: bank.nullable(),
  akad: z.enum(savingsAkads).nullable(),
  created_at: moment,
  submitted_at: moment.nullable(),
  accepted_at: moment.nullable(),
  closing_requested_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** For people: why it was rejected or closed. */
  end_reason: z.string().nullable(),
  progress,
  /** A list of packages that the balance pays for, once the target is reached: a page of the site. */
  packages_path: z.string().nullable(),
})

/** One of a member's plans in their list. */
export const savingsItem = plan.extend({
  /** Its last digits. */
  virtual_account: z.string().nullable(),
})

export const savingsDetail = plan.extend({
  terms: terms.nullable(),
  /** Where deposits go, once the bank has opened the account. */
  how_to_pay: z.object({ bank_name: z.string(), virtual_account: z.string(), account_number: z.string() }).nullable(),
  deposits: z.array(
    z.object({
      id,
      kind: z.enum(['deposit', 'correction', 'payout']),
      amount,
      paid_at: moment,
      received_at: moment,
      reference: z.string().nullable(),
    }),
  ),
  timeline: z.array(
    z.object({
      state: z.enum(savingsStates),
      label: z.string(),
      at: moment,
      actor: z.enum(['member', 'bank']),
      reason: z.string().nullable(),
    }),
  ),
  can_withdraw: z.boolean(),
  can_close: z.boolean(),
  draft: z.object({ version: z.int(), fields: draftFields }).nullable(),
})
