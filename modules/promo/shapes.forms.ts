import { z } from 'zod'
import { deskStates } from './rules/desk.ts'
import { audiences } from './rules/usable.ts'

const most = 2_000_000_000
const both = (length: number) =>
  z.object({ id: z.string().trim().min(3).max(length), en: z.string().trim().min(3).max(length) })
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text <= '2100-12-31', {
  params: { word: 'date_invalid' },
})
const amount = z.int().min(1).max(most)

/** A promo as its form sends it. */
export const promoFields = {
  /** Not `code`: a field of that name is a secret, and never sent back to be mended. */
  promo_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,24}$/),
  category: z.enum(['umroh', 'wisata-syariah', 'oleh-oleh']),
  /** Shipping is something that only souvenirs have. */
  applies_to: z.enum(['goods', 'shipping']).default('goods'),
  title: both(120),
  /** A line for each. */
  terms: both(4_000),
  picture_id: z.string().min(1).max(120),
  /** The first and the last day, in Jakarta. */
  starts_on: day,
  ends_on: day,
  /** A percentage, with a ceiling if there is one, or an amount: one of the two. */
  percent: z.int().min(1).max(100).optional(),
  most_amount: amount.optional(),
  amount: amount.optional(),
  least_spend: z.int().min(0).max(most),
  per_member: z.int().min(1).max(100),
  /** Who may use it: everybody, or whoever joined in the last 30 days. */
  audience: z.enum(audiences).default('all'),
  /** Slugs of the packages it is for; none: all of its category. */
  packages: z.array(z.string().min(1).max(160)).max(200),
  is_banner: z.boolean(),
}

/** How often it can be used, and how many rupiah it may give. */
export const promoLimits = {
  quota: z.int().min(1).max(1_000_000),
  budget: z.int().min(1).max(1_000_000_000_000).optional(),
}

export const deskPromoRow = z.object({
  id: z.uuid(),
  tenant: z.object({ id: z.uuid(), name: z.string() }),
  code: z.string(),
  title: z.object({ id: z.string(), en: z.string() }),
  state: z.enum(deskStates),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  used: z.int(),
  quota: z.int(),
  given: z.int(),
  budget: z.int().nullable(),
  /** What is left of the budget. */
  left: z.int().nullable(),
})

export const deskPromo = deskPromoRow.extend({
  slug: z.string(),
  version: z.int(),
  promo_code: z.string(),
  category: promoFields.category,
  applies_to: z.enum(['goods', 'shipping']),
  terms: z.object({ id: z.string(), en: z.string() }),
  picture_id: z.string(),
  percent: z.int().nullable(),
  most_amount: z.int().nullable(),
  amount: z.int().nullable(),
  least_spend: z.int(),
  per_member: z.int(),
  audience: z.enum(audiences),
  packages: z.array(z.string()),
  is_banner: z.boolean(),
})
