import { and, asc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { pictures } from '#database/tables.ts'
import { tenant_hosts, tenants } from './tables.ts'

export type TenantRow = typeof tenants.$inferSelect
type Page = { sort: string; cursor?: string | undefined; limit: number }

const within = (scopes: readonly Scope[]): SQL => inScope(scopes, { tenant: tenants.id })
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export async function selectTenants(db: Db, scopes: readonly Scope[], { search, ...page }: Page & { search: string }) {
  const where = and(within(scopes), search === '' ? undefined : ilike(tenants.name, likeText(search)))
  const keyset = keysetOf({ id: tenants.id, by: { name: tenants.name } }, page)
  const rows = await db
    .select({ id: tenants.id, name: tenants.name, slug: tenants.slug, domain_name: tenants.domain_name })
    .from(tenants)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(page.limit + 1)
  return { ...keyset.part(rows, page.limit), total: await totalOf(db, tenants, where) }
}

/** A brand within somebody's scopes, locked where it is to change. */
export async function findTenant(db: Db, id: string, { scopes, lock }: { scopes: readonly Scope[]; lock: boolean }) {
  const query = db
    .select()
    .from(tenants)
    .where(and(eq(tenants.id, id), within(scopes)))
    .limit(1)
  const [row] = lock ? await query.for('update') : await query
  return row
}

export async function hostsOf(db: Db, tenant_id: string): Promise<string[]> {
  const rows = await db
    .select({ host: tenant_hosts.host })
    .from(tenant_hosts)
    .where(eq(tenant_hosts.tenant_id, tenant_id))
    .orderBy(asc(tenant_hosts.host))
    .limit(100)
  return rows.map(({ host }) => host)
}

/** Every process reads the brands again once this commits (`server/tenants.ts`), and renders every cached page anew. */
export const notifyProcesses = (db: Db) => db.execute(sql`select pg_notify('tenants', '')`)

/** Saves a row that the caller has locked; its version rises. */
export async function saveTenant(db: Db, id: string, change: Partial<TenantRow>): Promise<void> {
  await db
    .update(tenants)
    .set({ ...change, version: sql`${tenants.version} + 1` })
    .where(eq(tenants.id, id))
  await notifyProcesses(db)
}

/** A logo is no field of the brand's form: the form's version stays. */
export async function insertLogo(db: Db, id: string, picture: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(picture)
  await db.update(tenants).set({ logo_picture_id: picture.id }).where(eq(tenants.id, id))
  await notifyProcesses(db)
}

export async function clearLogo(db: Db, id: string): Promise<void> {
  await db.update(tenants).set({ logo_picture_id: null }).where(eq(tenants.id, id))
  await notifyProcesses(db)
}

/** False where another has that slug. */
export async function insertTenant(db: Db, row: typeof tenants.$inferInsert): Promise<boolean> {
  const rows = await db.insert(tenants).values(row).onConflictDoNothing().returning({ id: tenants.id })
  await notifyProcesses(db)
  return rows.length === 1
}

/** False where a brand has that host already. */
export async function insertHost(db: Db, row: { host: string; tenant_id: string }): Promise<boolean> {
  const rows = await db.insert(tenant_hosts).values(row).onConflictDoNothing().returning({ host: tenant_hosts.host })
  await notifyProcesses(db)
  return rows.length === 1
}

/** False where the brand has no such host. */
export async function deleteHost(db: Db, { host, tenant_id }: { host: string; tenant_id: string }): Promise<boolean> {
  const rows = await db
    .delete(tenant_hosts)
    .where(and(eq(tenant_hosts.host, host), eq(tenant_hosts.tenant_id, tenant_id)))
    .returning({ host: tenant_hosts.host })
  await notifyProcesses(db)
  return rows.length === 1
}
