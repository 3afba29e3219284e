import type { Output } from '#core/call.ts'
import { memo } from '#core/memo.ts'
import type { StaffRole } from '#core/staff.ts'
import { staffMe } from '#modules/staff/contract.console.ts'
import type { Context } from '../api.server.ts'
import { dataOrNotFound } from '../softly.server.ts'
import { api } from './api.server.ts'

export type StaffMe = Output<typeof staffMe>

/** Who has signed in at the desk, with all they were granted; looked up once a request. To a guest no page is there. */
export const staffOf = memo((context: Context): Promise<StaffMe> => dataOrNotFound(api(context, staffMe, {})))

export const hasRole = ({ grants }: StaffMe, roles: readonly StaffRole[]): boolean =>
  grants.some(({ role }) => roles.includes(role))
