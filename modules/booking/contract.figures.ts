import { z } from 'zod'
import { call } from '#core/call.ts'

export const seeSales = call({
  method: 'GET',
  path: '/api/console/v1/figures/sales',
  who: ['admin', 'finance', 'partner_owner', 'partner_staff'],
  about:
    'What was sold in each of the last weeks within one’s scopes: orders by the week of their first payment, without those that were cancelled since.',
  input: z.object({}),
  output: z.object({
    weeks: z.array(
      z.object({
        /** A Monday, in Jakarta. */
        week: z.iso.date(),
        bookings: z.int(),
        travellers: z.int(),
        amount: z.int(),
      }),
    ),
  }),
})
