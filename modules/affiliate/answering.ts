import type { Db } from '#core/context.ts'
import { staffScopesOf } from '#modules/staff/module.ts'
import { listByIds, listWithAccount } from './store.ts'

type Consultant = { id: string; staff_id: string | null; tenant_id: string }

/** Of these, whose account still has the role for their brand: it can be taken away without ending the consultant. */
async function withRole<T extends Consultant>(db: Db, rows: readonly T[]): Promise<T[]> {
  const staff_ids = [...new Set(rows.flatMap(({ staff_id }) => staff_id ?? []))]
  const scopes = await staffScopesOf(db, { role: 'consultant', staff_ids })
  return rows.filter(({ staff_id, tenant_id }) =>
    scopes.some((one) => one.staff_id === staff_id && (one.scope_kind === 'platform' || one.scope_id === tenant_id)),
  )
}

/** Consultants of a brand who can answer at the desk. */
export const listAnswering = async (db: Db, tenant_id: string) => withRole(db, await listWithAccount(db, tenant_id))

/** Of these, who answers at the desk no longer: they have ended, or have lost the account or the role. */
export async function goneAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rest = await withRole(db, await listByIds(db, ids))
  return ids.filter((id) => !rest.some((one) => one.id === id))
}
