import type { Db } from '#core/context.ts'
import { findBrands } from '#modules/tenant/module.ts'

/** What the tenants of these things are called, by id. */
export async function tenantNames(db: Db, things: readonly { tenant_id: string }[]): Promise<(id: string) => string> {
  const ids = [...new Set(things.map(({ tenant_id }) => tenant_id))]
  const brands = ids.length > 0 ? await findBrands(db, ids) : new Map<string, { name: string }>()
  return (id) => brands.get(id)?.name ?? ''
}
