/** How far the product is built: what stands here must exist exactly as its list says. */
export const built = {
  /** Areas of calls.tsv that are whole. */
  areas: ['identity'],
  /** Single rows of other areas, as method and path. */
  calls: ['GET whitelabel/settings'],
  /** Paths of routes.tsv. */
  routes: [
    '/',
    '/home',
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
