import { z } from 'zod'
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

export const bank = partnerCard.extend({
  about: z.string(),
  akad: z.string(),
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
