/** How far the product is built: what stands here must exist exactly as its list says. */
export const built = {
  /** Areas of calls.tsv that are whole. */
  areas: ['identity', 'catalogue', 'partner', 'location', 'promo', 'wishlist'],
  /** Rows of those areas that belong to rooms still to come, as method and path. */
  later: [
    'GET home/latest-order',
    'POST products/{id}/booking-feedback',
    'GET bookings/{id}/promo/use-list',
    'PATCH bookings/{id}/promo/{promoId}',
    'PATCH bookings/{id}/promo/code/{code}',
    'DELETE bookings/{id}/promo',
    'POST merchandise/{slug}/wishlist',
    'GET merchandise/wishlist',
  ],
  /** Single rows of other areas, as method and path. */
  calls: [],
  /** Paths of routes.tsv. */
  routes: [
    '/',
    '/home',
    '/umroh',
    '/umroh-dana-talangan',
    '/umroh-dana-tabungan',
    '/haji',
    '/product-haji',
    '/wisata-syariah',
    '/saving',
    '/product/{productSlug?}',
    '/partner',
    '/travel/{travelName?}',
    '/gabung-partner',
    '/gabung-travel-distribution-channel',
    '/distribution-partners',
    '/distribution-partners/detik-hikmah',
    '/error',
    '/new-look',
    '/redirect-apple',
    '/auth/login',
    '/auth/register',
    '/auth/register/verification-email',
    '/auth/forgot-password',
    '/auth/reset-password/{token}',
    '/member/profile',
  ],
} as const
