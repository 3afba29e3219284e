import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type Scope, scopesOf } from '#core/staff.ts'
import { findBrands, listTenantNames } from '#modules/tenant/module.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff'>

const reaches = (scopes: readonly Scope[], tenant_id: string): boolean =>
  scopes.some((scope) => scope.kind === 'platform' || (scope.kind === 'tenant' && scope.id === tenant_id))

/** The brands that somebody writes for. */
export async function ownBrands({ db, staff }: Ctx): Promise<{ id: string; name: string }[]> {
  const scopes = scopesOf(staff)
  return (await listTenantNames(db)).filter(({ id }) => reaches(scopes, id))
}

/** Refuses what is begun for a brand that is not theirs. */
export async function requireBrand(ctx: Ctx, tenant_id: string): Promise<void> {
  if (!(await ownBrands(ctx)).some(({ id }) => id === tenant_id)) throw new Refusal(codes.not_found)
}

type Owned = { tenant_id: string | null }

/** The brand of each row, by its id. */
export async function brandsOf({ db }: Pick<Ctx, 'db'>, rows: readonly Owned[]) {
  const names = await findBrands(db, [...new Set(rows.flatMap(({ tenant_id }) => tenant_id ?? []))])
  return (id: string) => ({ id, name: names.get(id)?.name ?? '' })
}
export type BrandOf = Awaited<ReturnType<typeof brandsOf>>
