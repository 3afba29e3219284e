import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type { ChatDeskPorts } from './ports.ts'

/** Brands that somebody may say the hours of. */
export function brandsOf({ ports, staff }: Pick<StaffCtx<ChatDeskPorts>, 'ports' | 'staff'>) {
  const scopes = scopesOf(staff)
  const reaches = (id: string) =>
    scopes.some((scope) => scope.kind === 'platform' || (scope.kind === 'tenant' && scope.id === id))
  return ports.sites.all().filter(({ id }) => reaches(id))
}
