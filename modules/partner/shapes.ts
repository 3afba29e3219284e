import { z } from 'zod'
import { akads, financingDocuments } from './rules/akad.ts'
import { applicationDocumentKinds } from './rules/documents.ts'
import { partnerKinds } from './rules/kinds.ts'
import { licenceKinds } from './rules/licence.ts'

export const licence = z.object({
  kind: z.enum(licenceKinds),
  number: z.string(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  checked_by: z.string(),
  checked_on: z.string(),
  state: z.enum(['valid', 'upcoming', 'expired', 'suspended']),
})

export const partnerCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(partnerKinds),
  name: z.string(),
  city: z.string(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  /** The one to show first; its own page shows them all. */
  licence,
})

const product = {
  /** The row of the day: what an application is bound to. */
  terms_id: z.uuid(),
  valid_from: z.string(),
  source: z.string(),
  admin_fee: z.int(),
  months: z.array(z.int()),
}
const financing = {
  ...product,
  bank_fee: z.int(),
  insurance_fee: z.int(),
  financed_least: z.int(),
  financed_most: z.int(),
  /** How many days before a departure the bank takes the last application. */
  days_before: z.int(),
  documents: z.array(z.enum(financingDocuments)),
  tax_card_from: z.int().nullable(),
}
const savings = { ...product, minimum_deposit: z.int() }

/** What a bank offers under one contract. Rates are hundredths of a percent a year; all else whole rupiah. */
export const bankProduct = z.discriminatedUnion('akad', [
  z.object({ akad: z.literal('murabahah'), margin_bp: z.int(), ...financing }),
  z.object({ akad: z.literal('ijarah multijasa'), ujrah: z.int(), ...financing }),
  z.object({ akad: z.literal('wadiah'), ...savings }),
  z.object({ akad: z.literal('mudharabah'), nisbah: z.string(), ...savings }),
])

/** A bank with what it offers today, and the figures of the first of it. */
export const bank = partnerCard.extend({
  about: z.string(),
  products: z.array(bankProduct),
  akad: z.enum(akads),
  minimum_savings: z.int(),
  administrative_cost: z.int(),
  profit_share: z.string(),
  yearly_rate_bp: z.int(),
})

/**
 * Google asks that the author is shown with face and link; addresses are https or nothing.
 * `language` is that of its text as a tag (`id`, `fr-CA`), null where Google names none.
 */
export const googleReview = z.object({
  author: z.string(),
  author_url: z.string().nullable(),
  author_photo: z.string().nullable(),
  rating: z.int(),
  text: z.string(),
  language: z.string().nullable(),
  written_on: z.string(),
})

export const applicationKinds = ['travel', 'financial', 'tdc'] as const
const applicationState = z.enum(['unverified', 'submitted', 'in_review', 'accepted', 'rejected'])

export const application = z.object({
  id: z.uuid(),
  kind: z.enum(applicationKinds),
  company: z.string(),
  state: applicationState,
  created_at: z.iso.datetime(),
  timeline: z.array(z.object({ state: applicationState, at: z.iso.datetime(), reason: z.string().nullable() })),
  /** What the team asks for, and when each came. */
  documents: z.array(
    z.object({
      kind: z.enum(applicationDocumentKinds),
      is_required: z.boolean(),
      uploaded_at: z.iso.datetime().nullable(),
    }),
  ),
  can_upload: z.boolean(),
})
