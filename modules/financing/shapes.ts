import { z } from 'zod'
import { financingAkads } from '#modules/partner/rules/akad.ts'
import { licence } from '#modules/partner/shapes.ts'

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
