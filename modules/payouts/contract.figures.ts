import { z } from 'zod'
import { call } from '#core/call.ts'

export const seeMoney = call({
  method: 'GET',
  path: '/api/console/v1/figures/money',
  who: ['admin', 'finance'],
  about:
    'Money in and out in each of the last weeks within one’s scopes: received from payers, refunded, and paid out.',
  input: z.object({}),
  output: z.object({
    weeks: z.array(
      z.object({
        /** A Monday, in Jakarta. */
        week: z.iso.date(),
        received: z.int(),
        refunded: z.int(),
        paid_out: z.int(),
      }),
    ),
  }),
})
