import type { Db } from '#core/context.ts'
import type { Grant, Scope, Staff } from '#core/staff.ts'
import { earnersOfStaff } from '#modules/affiliate/module.ts'

/** Whose earnings somebody reads: all within their scopes, and what is theirs as a consultant. */
export type Reach = { scopes: readonly Scope[]; consultant_ids: readonly string[] }

type Who = Pick<Staff, 'id' | 'grants'>

/** Consultants work for a tenant and see nothing of it but their own: their grant there reaches no earnings by itself. */
const isGrantOfConsultant = ({ role, scope }: Grant): boolean =>
  role === 'consultant' && (scope.kind === 'tenant' || scope.kind === 'platform')

/** The scopes within which somebody sees all there is. */
export const wideScopes = ({ grants }: Who): readonly Scope[] =>
  grants.filter((grant) => !isGrantOfConsultant(grant)).map(({ scope }) => scope)

/** Somebody as a consultant: who they are, and where. */
export const asConsultant = ({ id, grants }: Who) => ({
  staff_id: id,
  scopes: grants.filter(isGrantOfConsultant).map(({ scope }) => scope),
})

export async function reachOf(db: Db, staff: Who): Promise<Reach> {
  const own = await earnersOfStaff(db, asConsultant(staff))
  return { scopes: wideScopes(staff), consultant_ids: own.map(({ id }) => id) }
}

/** Whether somebody reads what stores earned, and nothing else. */
export const isOfStores = ({ scopes, consultant_ids }: Reach): boolean =>
  scopes.length > 0 && consultant_ids.length === 0 && scopes.every(({ kind }) => kind === 'store')

/** Whether somebody reads what is theirs as a consultant, and nothing else. */
export const isOfConsultant = ({ scopes }: Reach): boolean => scopes.length === 0
