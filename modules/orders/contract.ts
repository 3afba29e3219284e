import { z } from 'zod'
import { call } from '#core/call.ts'
import { paged, paging } from '#core/paging.ts'
import { journeyCategory } from '#modules/catalogue/shapes.ts'
import { counts, orderItem } from './shapes.ts'

export const latestOrder = call({
  method: 'GET',
  path: '/api/v3/home/latest-order',
  who: 'member',
  about:
    'The order to continue: the newest cart whose seats are kept or order that waits to be paid, else the one under way whose settlement is due the soonest; not one that a bank is deciding on. Nothing, if none.',
  input: z.object({}),
  output: orderItem.nullable(),
})

export const continueOrder = call({
  method: 'GET',
  path: '/api/v3/bookings/latest/continue',
  who: 'member',
  about: 'The same, for apps that ask by this name.',
  input: z.object({}),
  output: orderItem.nullable(),
})

export const myOrders = call({
  method: 'GET',
  path: '/api/v3/users/bookings/status/:status/category/:category',
  who: 'member',
  about:
    'A member’s orders under one tab, newest first; searched by code or the name of what was ordered, souvenirs by their stores too. Unpaid are carts, orders that wait to be paid, and every order with an unpaid invoice.',
  input: z.object({
    // Both words are in use for the first tab.
    status: z.enum(['unpaid', 'not_paid', 'in_progress', 'completed']),
    // Any word for a kind of journey, or what another kind of order is listed under.
    category: z.union([journeyCategory, z.literal('all'), z.string().regex(/^[a-z][a-z-]{1,29}$/)]),
    search: z.string().trim().max(80).optional(),
    ...paging(10, 50),
  }),
  output: paged(orderItem).extend({
    counts,
    /** What the list can be narrowed to. */
    categories: z.array(z.string()),
  }),
})
