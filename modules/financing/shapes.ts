import { z } from 'zod'
import { checkoutForm } from '#modules/booking/shapes.forms.ts'
import { bookedInvoice, gender } from '#modules/booking/shapes.ts'
import { documentStates } from '#modules/documents/rules/review.ts'
import { affiliateCode, code } from '#modules/identity/shapes.ts'
import { financingAkads, financingDocuments } from '#modules/partner/rules/akad.ts'
import { licence } from '#modules/partner/shapes.ts'
import { financingStates } from './rules/application.ts'

export const mostMoney = 10_000_000_000

export const instalment = z.object({ number: z.int(), due_on: z.string(), amount: z.int() })

/** What one bank asks for a package: every amount before anyone signs. */
export const offer = z.object({
  terms_id: z.uuid(),
  bank: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string(), licence }),
  akad: z.enum(financingAkads),
  /** Hundredths of a percent a year; null where the charge is a fee. */
  margin_bp: z.int().nullable(),
  price: z.int(),
  down_payment: z.int(),
  financed: z.int(),
  /** Margin, or ujrah. */
  charge: z.int(),
  /** Cash price and charge. */
  selling_price: z.int(),
  months: z.int(),
  monthly: z.int(),
  /** The last instalment, smaller by the rounding of the others. */
  last: z.int(),
  admin_fee: z.int(),
  bank_fee: z.int(),
  insurance_fee: z.int(),
  /** Instalments and fees, all of it paid to the bank. */
  paid_to_bank: z.int(),
  /** That, and the down payment. */
  paid_in_all: z.int(),
  /** The last day before a departure on which the bank takes an application. */
  days_before: z.int(),
  /** As if the contract were signed today; the first is due a month later. */
  schedule: z.array(instalment),
})

const { id, participants, addons, ...contact } = checkoutForm.pick({
  id: true,
  name: true,
  gender: true,
  birth_date: true,
  address: true,
  phone_number: true,
  job_name: true,
  instansi: true,
  email: true,
  participants: true,
  addons: true,
}).shape

/** Who applies: what every application needs before it is one. */
export const identityForm = z.object({
  ...contact,
  years_employed: z.int().min(0).max(70),
  monthly_income: z.int().min(0).max(mostMoney),
})

/** What is applied for, and for whom; said once, with the first save. */
export const planForm = z.object({
  terms_id: z.uuid(),
  down_payment: z.int().min(0).max(mostMoney),
  months: z.int(),
  participants,
})

export const consentForm = z.object({
  accept_terms: z.boolean(),
  accept_privacy: z.boolean(),
  /** Apart from both: that the bank is given what was filled in and the scans. */
  accept_bank_data: z.boolean(),
})

/** Saves who applies; with `confirm` it sends what was saved to the bank, and needs the three consents instead. */
export const financingForm = z.object({
  id,
  ...identityForm.partial().shape,
  ...planForm.partial().shape,
  ...consentForm.partial().shape,
  addons,
  referral_code: affiliateCode.optional(),
  /** That came to a phone number not yet proved. */
  code: code.optional(),
  confirm: z.boolean().default(false),
})

/** A document that the bank wants to see, and how far it is. */
export const wantedDocument = z.object({
  /** Its kind: an application has one of each. */
  document_financing_id: z.enum(financingDocuments),
  /** `deleted`: it was sent, and is not stored any more. */
  status: z.enum(['missing', 'deleted', ...documentStates]),
  /** Why it is asked for again. */
  reason: z.string().nullable(),
  file_type: z.string().nullable(),
  size: z.int().nullable(),
  uploaded_at: z.iso.datetime().nullable(),
  /** Lives five minutes. */
  url: z.string().nullable(),
})

const status = z.enum(financingStates)
const moment = z.iso.datetime()

/** An application in a list. */
export const applicationCard = z.object({
  id: z.uuid(),
  application_code: z.string(),
  booking_id: z.uuid(),
  booking_code: z.string(),
  status,
  created_at: moment,
  product: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  departs_on: z.string(),
  bank_name: z.string(),
  akad: z.enum(financingAkads),
  down_payment: z.int(),
  financed: z.int(),
  months: z.int(),
  monthly: z.int(),
  /** Until when something is to be done, by whoever's turn it is. */
  expires_at: moment.nullable(),
  /** What the bank asks for again, while it does. */
  documents_again: z.array(z.enum(financingDocuments)),
})

const repaid = instalment.extend({
  /** As the bank reports it. */
  paid_on: z.string().nullable(),
  paid_amount: z.int().nullable(),
  /** Past its day and not reported as paid. Nothing is charged for it by us. */
  is_late: z.boolean(),
})

/** An application, with all its owner may know of it. */
export const application = applicationCard.extend({
  bank: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    phone_number: z.string(),
    address: z.string(),
    licence: licence.nullable(),
  }),
  margin_bp: z.int().nullable(),
  price: z.int(),
  down_payment_percent: z.int(),
  charge: z.int(),
  selling_price: z.int(),
  last: z.int(),
  admin_fee: z.int(),
  bank_fee: z.int(),
  insurance_fee: z.int(),
  paid_to_bank: z.int(),
  paid_in_all: z.int(),
  referral_code: z.string().nullable(),
  applicant: z.object({
    name: z.string().nullable(),
    gender: gender.nullable(),
    birth_date: z.string().nullable(),
    address: z.string().nullable(),
    phone_number: z.string().nullable(),
    email: z.string().nullable(),
    job_name: z.string().nullable(),
    instansi: z.string().nullable(),
    years_employed: z.int().nullable(),
    monthly_income: z.int().nullable(),
  }),
  is_applicant_complete: z.boolean(),
  documents: z.array(wantedDocument),
  submitted_at: moment.nullable(),
  decide_by: moment.nullable(),
  decided_at: moment.nullable(),
  /** Under what the bank approved. */
  conditions: z.string().nullable(),
  ended_at: moment.nullable(),
  /** Why, where somebody said so. */
  end_reason: z.string().nullable(),
  /** The down payment, once the bank has approved. */
  invoice: bookedInvoice.nullable(),
  disbursement: z.object({ disbursed_on: z.string(), reference: z.string(), amount: z.int() }).nullable(),
  schedule: z.array(repaid),
  /** Until the bank has paid, its days are those of a contract signed today. */
  is_schedule_estimated: z.boolean(),
  timeline: z.array(
    z.object({
      at: moment,
      event: z.string(),
      status,
      actor: z.enum(['member', 'bank', 'gateway', 'clock', 'house']),
      /** Which one was reported as paid. */
      instalment: z.int().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  can_edit: z.boolean(),
  can_submit: z.boolean(),
  can_withdraw: z.boolean(),
})
