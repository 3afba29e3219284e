import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { listTenantNames } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'

type Call = typeof contract.consultantBrands

export async function consultantBrands({ db, staff }: StaffCtx): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const isReached = (id: string) =>
    scopes.some((scope) => scope.kind === 'platform' || (scope.kind === 'tenant' && scope.id === id))
  return { brands: (await listTenantNames(db)).filter(({ id }) => isReached(id)) }
}
