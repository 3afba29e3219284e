import { type StaffRole, staffRoles } from '#core/staff.ts'

export type ConsolePage = {
  path: string
  page: string
  /** Who may open it; to anyone else it is not there. `guests`: whoever has not signed in yet. */
  roles: readonly StaffRole[] | 'guests'
  /** Its name in the menu, where it stands in it. */
  menu?: 'home' | 'refunds' | 'account'
}

/** One line per page of the console: routes, access and menu come from here. */
export const pages = [
  { path: '/', page: 'home', roles: staffRoles, menu: 'home' },
  { path: '/refunds', page: 'refunds', roles: ['admin', 'finance'], menu: 'refunds' },
  { path: '/bookings/:id', page: 'booking', roles: ['admin', 'support', 'partner_owner', 'partner_staff'] },
  { path: '/account', page: 'account', roles: staffRoles, menu: 'account' },
  { path: '/login', page: 'login', roles: 'guests' },
  { path: '/login/code', page: 'login-code', roles: 'guests' },
  { path: '/password', page: 'password', roles: 'guests' },
  { path: '/password/forgot', page: 'forgot-password', roles: 'guests' },
  // Any other address: not there, for anybody.
  { path: '/*', page: 'not-found', roles: [] },
] as const satisfies readonly ConsolePage[]

export type ConsolePath = (typeof pages)[number]['path']
