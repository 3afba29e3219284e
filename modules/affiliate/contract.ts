import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { affiliateCode, nothing } from '#modules/identity/shapes.ts'

const token = z.string().min(1).max(200)

export const shareToken = call({
  method: 'GET',
  path: '/api/consultant/v1/user/auth/share-token/:token',
  who: 'anyone',
  about: 'Whose link this is: the consultant, the code to book with, and the product it recommends, if it names one.',
  input: z.object({ token }),
  output: z.object({
    consultant: z.object({
      full_name: z.string(),
      whatsapp_number: z.string(),
      avatar_url: z.string().nullable(),
    }),
    affiliate_code: z.string(),
    product_slug: z.string().nullable(),
  }),
  refusals: [codes.not_found],
})

export const openShareLink = call({
  method: 'POST',
  path: '/api/v3/share-links/:token/open',
  who: 'anyone',
  about:
    'Somebody opens a consultant’s link: it is counted, and for a member who is signed in it is remembered who recommended us. Answers the code to go on with, and the product, if the link names one.',
  input: z.object({ token }),
  output: z.object({ affiliate_code: z.string(), product_slug: z.string().nullable() }),
  refusals: [codes.not_found],
})

export const keepRecommendation = call({
  method: 'POST',
  path: '/api/v3/user/recommendation',
  who: 'member',
  about:
    'A member had come by a consultant’s link before they signed in: it is remembered from when they opened it. A code of nobody, and one from too long ago, change nothing.',
  input: z.object({ affiliate_code: affiliateCode, opened_at: z.iso.datetime() }),
  output: nothing,
})
