import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'

export const shareToken = call({
  method: 'GET',
  path: '/api/consultant/v1/user/auth/share-token/:token',
  who: 'anyone',
  about: 'Whose link this is: the consultant, the code to book with, and the product it recommends, if it names one.',
  input: z.object({ token: z.string().min(1).max(200) }),
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
