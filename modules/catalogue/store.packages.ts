import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { PackageState } from './rules/machine.ts'
import type { PackageContent } from './rules/package-fields.ts'
import { writeAddons } from './store.addons.ts'
import { addonsOf } from './store.ts'
import { departures, package_changes, products } from './tables.ts'

type Query = { search: string; state?: PackageState | undefined; category?: PackageContent['category'] | undefined }
type Page = { sort: string; cursor?: string | undefined; limit: number }

const reached = (scopes: readonly Scope[]): SQL => inScope(scopes, { partner: products.partner_id })
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** By name in either language, or by the address. */
function searched(search: string): SQL | undefined {
  if (search === '') return undefined
  const names = sql`((${products.name} ->> 'id') || ' ' || (${products.name} ->> 'en'))`
  return or(ilike(names, likeText(search)), eq(products.slug, search))
}

export const packagesWhere = (scopes: readonly Scope[], { search, state, category }: Query): SQL | undefined =>
  and(
    reached(scopes),
    eq(products.is_private, false),
    searched(search),
    state && eq(products.state, state),
    category && eq(products.category, category),
  )

export const pendingOf = sql<boolean>`exists (
  select 1 from ${package_changes} c where c.product_id = ${products.id} and c.state = 'pending')`

export async function selectPackages(db: Db, where: SQL | undefined, { limit, now, ...place }: Page & { now: Date }) {
  const keyset = keysetOf({ id: products.id, by: { created_at: products.created_at } }, place)
  const open = sql`from ${departures} d where d.product_id = ${products.id} and d.closes_at > ${now}`
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      partner_id: products.partner_id,
      category: products.category,
      state: products.state,
      is_waiting: pendingOf,
      open_dates: sql<number>`(select count(*)::integer ${open})`,
      seats_free: sql<number>`(select coalesce(sum(d.quota - d.sold - d.held), 0)::integer ${open})`,
      created_at: products.created_at,
    })
    .from(products)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const totalPackages = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, products, where)

const contentColumns = {
  category: products.category,
  kind: products.kind,
  type_slug: products.type_slug,
  name: products.name,
  summary: products.summary,
  description: products.description,
  duration_days: products.duration_days,
  hijri_year: products.hijri_year,
  departure_airport: products.departure_airport,
  picture_ids: products.picture_ids,
  includes: products.includes,
  excludes: products.excludes,
  agenda: products.agenda,
  questions: products.questions,
  facilities: products.facilities,
  documents: products.documents,
  addons: addonsOf,
  refund_terms: products.refund_terms,
  down_payment: products.down_payment,
  can_finance: products.can_finance,
  can_save: products.can_save,
}

const packageColumns = {
  id: products.id,
  slug: products.slug,
  partner_id: products.partner_id,
  state: products.state,
  version: products.version,
  next_fields: products.next_fields,
  content: contentColumns,
}

export async function findPackage(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select(packageColumns)
    .from(products)
    .where(and(eq(products.id, id), reached(scopes)))
    .limit(1)
  return row
}

export type PackageRow = NonNullable<Awaited<ReturnType<typeof findPackage>>>

/** The same, and nobody else changes it until the transaction ends. */
export async function lockPackage(db: Db, id: string, scopes: readonly Scope[]): Promise<PackageRow | undefined> {
  const [row] = await db
    .select(packageColumns)
    .from(products)
    .where(and(eq(products.id, id), reached(scopes)))
    .limit(1)
    .for('update')
  return row
}

type NewPackage = PackageContent & { id: string; slug: string; partner_id: string; created_at: Date }

/** A draft; false where another package has this slug. */
export async function insertPackage(db: Db, { addons, ...row }: NewPackage): Promise<boolean> {
  const rows = await db
    .insert(products)
    .values({ ...row, state: 'draft' })
    .onConflictDoNothing({ target: products.slug })
    .returning({ id: products.id })
  if (rows.length === 0) return false
  await writeAddons(db, row.id, addons, row.created_at)
  return true
}

type Written = { live: Partial<PackageContent>; next: Partial<PackageContent> | null; now: Date }

/** Writes fields of a locked package, those that are seen and those that wait, and raises its version. */
export async function updatePackage(
  db: Db,
  { id, version }: PackageRow,
  { live, next, now }: Written,
): Promise<number> {
  const { addons, ...columns } = live
  if (addons) await writeAddons(db, id, addons, now)
  const [row] = await db
    .update(products)
    .set({ ...columns, next_fields: next, version: version + 1 })
    .where(and(eq(products.id, id), eq(products.version, version)))
    .returning({ version: products.version })
  if (!row) throw new Error('a package changed although it was locked')
  return row.version
}

/** Of a locked package: its state, and nothing else of it but the version. */
export async function stepPackage(db: Db, { id, version }: PackageRow, state: 'draft' | 'in_review' | 'gone') {
  const rows = await db
    .update(products)
    .set({ state, version: version + 1 })
    .where(and(eq(products.id, id), eq(products.version, version)))
    .returning({ id: products.id })
  return rows.length === 1
}
