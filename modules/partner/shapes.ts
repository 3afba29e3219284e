import { z } from 'zod'

export const licence = z.object({
  kind: z.enum(['PPIU', 'PIHK', 'OJK', 'NIB']),
  number: z.string(),
  valid_until: z.string().nullable(),
  checked_by: z.string(),
  checked_on: z.string(),
  state: z.enum(['valid', 'expired', 'suspended']),
})

export const partnerCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(['travel', 'financial', 'agency', 'tdc']),
  name: z.string(),
  city: z.string(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
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
