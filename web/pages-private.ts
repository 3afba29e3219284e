import type { PageEntry } from './page-entry.ts'

/** The pages of private umrah, a part of `pages.ts`. */
export const privatePages = [
  { path: '/private-umroh', page: 'private-umrah', layout: 'default', who: 'anyone', flag: 'is_custom_product' },
  {
    path: '/private-umroh/book',
    page: 'private-umrah/book',
    layout: 'default',
    who: 'member',
    flag: 'is_custom_product',
  },
  // What was sent is decided and paid to the end, also where private umrahs are no longer planned.
  {
    path: '/private-umroh/waiting-approval/:bookingId',
    page: 'private-request/waiting',
    layout: 'default',
    who: 'member',
  },
  {
    path: '/private-umroh/waiting-approval/:bookingId/status',
    page: 'private-request/status',
    layout: 'empty',
    who: 'member',
    unlisted: true,
  },
  {
    path: '/private-umroh/payment-method/:bookingId',
    page: 'checkout/private/method',
    layout: 'default',
    who: 'member',
  },
  {
    path: '/private-umroh/payment-instruction/:bookingId',
    page: 'checkout/private/instruction',
    layout: 'default',
    who: 'member',
  },
  { path: '/private-umroh/payment-success', page: 'checkout/private/success', layout: 'default', who: 'member' },
  {
    path: '/member/order-custom-umroh',
    page: 'private-requests',
    layout: 'member',
    who: 'member',
    flag: 'is_custom_product',
  },
  {
    path: '/member/order-custom-umroh/:orderId',
    page: 'private-request/detail',
    layout: 'member',
    who: 'member',
  },
] as const satisfies readonly PageEntry[]
