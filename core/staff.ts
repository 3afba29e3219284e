/** What somebody may do at the desk; where, is their scope. */
export const staffRoles = [
  'admin',
  'finance',
  'acquisition',
  'editor',
  'support',
  'partner_owner',
  'partner_staff',
  'store',
  'bank_officer',
  'consultant',
] as const
export type StaffRole = (typeof staffRoles)[number]

export const scopeKinds = ['platform', 'tenant', 'partner', 'store', 'bank'] as const
/** The part of the product that a role holds for: all of it, or one tenant, partner, store or bank. */
export type Scope = { kind: 'platform' } | { kind: 'tenant' | 'partner' | 'store' | 'bank'; id: string }

/** Only what a scope was given to: a store function that takes scopes puts them into its WHERE (`database/scope.ts`). */
export type Grant = { role: StaffRole; scope: Scope }

/** Who works at the desk, with the grants that let them make this call. */
export type Staff = { id: string; session_id: string; grants: readonly Grant[] }

export const scopesOf = ({ grants }: Pick<Staff, 'grants'>): readonly Scope[] => grants.map(({ scope }) => scope)

/** Facts of a thing, of one kind and with the same names before and after: what a call changed, for the audit. */
type Facts = Readonly<Record<string, string | number | boolean | null>>

/** One thing that was changed, or looked at where that is to be known. Numbers of documents and secrets are not among its facts. */
export type AuditEntry = {
  thing: string
  thing_id: string
  before: Facts | null
  after: Facts | null
  reason?: string
}
