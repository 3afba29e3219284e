import { data } from 'react-router'
import type { Output } from '#core/call.ts'
import { memo } from '#core/memo.ts'
import type { Scope, StaffRole } from '#core/staff.ts'
import { staffMe } from '#modules/staff/contract.console.ts'
import type { Context } from '../api.server.ts'
import { unlessRefused } from '../softly.server.ts'
import { api } from './api.server.ts'
import { type ConsolePage, type ConsolePath, pages } from './pages.ts'

export type StaffMe = Output<typeof staffMe>

/** Who has signed in at the desk, with all they were granted; looked up once a request. Nobody, for a guest. */
export const staffOrNone = memo(
  (context: Context): Promise<StaffMe | undefined> => unlessRefused(api(context, staffMe, {}), [404]),
)

/** The same on a page that only those who have signed in reach. */
export async function staffOf(context: Context): Promise<StaffMe> {
  const staff = await staffOrNone(context)
  if (!staff) throw data(null, { status: 404 })
  return staff
}

export const hasRole = ({ grants }: StaffMe, roles: readonly StaffRole[]): boolean =>
  grants.some(({ role }) => roles.includes(role))

type Access = Pick<ConsolePage, 'roles' | 'is_platform' | 'scopes'>

/** Whether somebody may open a page, by a grant that reaches it. */
export const mayOpen = ({ grants }: StaffMe, { roles, is_platform, scopes }: Access): boolean => {
  const reaching = is_platform ? (['platform'] as const) : scopes
  const isReaching = (kind: Scope['kind']) => reaching === undefined || reaching.some((one) => one === kind)
  return roles !== 'guests' && grants.some(({ role, scope }) => roles.includes(role) && isReaching(scope.kind))
}

/** The same by the address of a page. */
export const mayOpenPath = (staff: StaffMe, path: ConsolePath): boolean =>
  pages.some((page: ConsolePage) => page.path === path && mayOpen(staff, page))
