import { z } from 'zod'
import { call } from '#core/call.ts'

export const seeSeats = call({
  method: 'GET',
  path: '/api/console/v1/figures/seats',
  who: ['admin', 'partner_owner', 'partner_staff'],
  about: 'The next dates to depart of the packages that are run within one’s scopes, and how far their seats are sold.',
  input: z.object({}),
  output: z.object({
    departures: z.array(
      z.object({
        departure_id: z.uuid(),
        package_name: z.string(),
        departs_on: z.string(),
        quota: z.int(),
        sold: z.int(),
        /** In carts, or ordered and not paid. */
        held: z.int(),
      }),
    ),
  }),
})
