import { z } from 'zod'
import { call } from '#core/call.ts'
import { offer } from './shapes.ts'

const most = 10_000_000_000

export const simulate = call({
  method: 'POST',
  path: '/api/v3/financing/simulate',
  who: 'anyone',
  flag: 'is_financing',
  about:
    'What each partner bank asks for a price: instalments, charge and every fee, the least paid in all first. Without a down payment, the least possible with each bank. Nothing is stored.',
  input: z.object({
    price: z.int().min(1).max(most),
    down_payment: z.int().min(0).max(most).optional(),
    months: z.int(),
  }),
  output: z.object({ offers: z.array(offer) }),
})
