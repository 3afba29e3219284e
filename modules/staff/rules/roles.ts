import { type Grant, type Scope, type StaffRole, staffRoles } from '#core/staff.ts'

/** What a role may hold for. */
const scopesOfRole: Readonly<Record<StaffRole, readonly Scope['kind'][]>> = {
  admin: ['platform', 'tenant'],
  finance: ['platform', 'tenant'],
  acquisition: ['platform'],
  editor: ['platform', 'tenant'],
  support: ['platform', 'tenant'],
  partner_owner: ['partner'],
  partner_staff: ['partner'],
  store: ['store'],
  bank_officer: ['bank'],
  consultant: ['tenant'],
}

const isSame = (a: Scope, b: Scope): boolean =>
  a.kind === b.kind && (a.kind === 'platform' || b.kind === 'platform' || a.id === b.id)

const canGive = (giver: Grant, { role, scope }: Grant): boolean => {
  if (isPlatformAdmin(giver)) return true
  if (!isSame(giver.scope, scope)) return false
  if (giver.role === 'admin') return true
  return giver.role === 'partner_owner' && (role === 'partner_owner' || role === 'partner_staff')
}

/** Who may do anything, and whose second factor therefore takes two to reset. */
export const isPlatformAdmin = ({ role, scope }: Grant): boolean => role === 'admin' && scope.kind === 'platform'

/** Whether a role exists in such a scope at all. */
export const isGrant = ({ role, scope }: Grant): boolean => scopesOfRole[role].includes(scope.kind)

/** Whether one of these grants lets its holder give, and take away, the other. */
export const mayGive = (givers: readonly Grant[], grant: Grant): boolean =>
  isGrant(grant) && givers.some((giver) => canGive(giver, grant))

/** The roles that may be given in a scope by who has these grants; for the form that invites. */
export const givableRoles = (givers: readonly Grant[], scope: Scope): StaffRole[] =>
  staffRoles.filter((role) => mayGive(givers, { role, scope }))
