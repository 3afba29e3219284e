import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { tenant_hosts, tenants } from './tables.ts'

/** Every host name with the tenant it belongs to: a short list, kept in memory by the server. */
export const listHosts = (db: Db) =>
  db
    .select({ host: tenant_hosts.host, tenant: getTableColumns(tenants) })
    .from(tenant_hosts)
    .innerJoin(tenants, eq(tenants.id, tenant_hosts.tenant_id))
    .orderBy(asc(tenant_hosts.host))
    .limit(10_000)

/** Name and domain by tenant id, for messages that leave without a request. */
export async function findBrands(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: tenants.id, name: tenants.name, domain_name: tenants.domain_name })
    .from(tenants)
    .where(inArray(tenants.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a brand has and lacks, for what happens without a request. */
export async function flagsOf(db: Db, id: string) {
  const [row] = await db.select({ flags: tenants.feature_flag }).from(tenants).where(eq(tenants.id, id)).limit(1)
  return row?.flags
}

/** Every tenant by name, for who chooses one at the desk. */
export const listTenantNames = (db: Db) =>
  db.select({ id: tenants.id, name: tenants.name }).from(tenants).orderBy(asc(tenants.name)).limit(1_000)
