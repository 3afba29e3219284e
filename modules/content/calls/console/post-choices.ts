import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { ownBrands } from '../../desk/brands.ts'
import { listDeskCategories } from '../../store.desk-posts.ts'

type Call = typeof contract.postChoices

export async function postChoices(ctx: StaffCtx): Promise<Output<Call>> {
  const all = await listDeskCategories(ctx.db, scopesOf(ctx.staff))
  const categoriesOf = (tenant_id: string) =>
    all.filter((one) => one.tenant_id === tenant_id).map(({ id, name }) => ({ id, name }))
  return { tenants: (await ownBrands(ctx)).map((brand) => ({ ...brand, categories: categoriesOf(brand.id) })) }
}
