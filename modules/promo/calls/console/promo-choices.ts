import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type Scope, scopesOf } from '#core/staff.ts'
import { listTenantNames } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'

type Call = typeof contract.promoChoices

const reaches = (scopes: readonly Scope[], tenant_id: string): boolean =>
  scopes.some((scope) => scope.kind === 'platform' || (scope.kind === 'tenant' && scope.id === tenant_id))

export async function promoChoices({ db, staff }: StaffCtx): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const tenants = (await listTenantNames(db)).filter(({ id }) => reaches(scopes, id))
  return { tenants }
}
