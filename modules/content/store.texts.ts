import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { faqs, page_versions, pages } from './tables.ts'

export type FaqRow = typeof faqs.$inferSelect
export type PageRow = typeof pages.$inferSelect
type Table = typeof faqs | typeof pages
type Part = { sort: string; cursor?: string | undefined; limit: number; search: string }

/** What somebody may change: their brand's own, or anything for the platform. */
const own = (table: Table, scopes: readonly Scope[]): SQL => inScope(scopes, { tenant: table.tenant_id })

/** What they may read at the desk: shared texts too, which the site shows to everybody. */
const readable = (table: Table, scopes: readonly Scope[]): SQL | undefined =>
  scopes.some(({ kind }) => kind === 'tenant') ? or(own(table, scopes), isNull(table.tenant_id)) : own(table, scopes)

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const searched = (search: string, ...texts: SQL[]): SQL | undefined =>
  search === '' ? undefined : or(...texts.map((text) => ilike(text, likeText(search))))

type FaqQuery = Part & { of?: 'all_brands' | 'one_brand' | undefined }

export async function selectFaqs(db: Db, scopes: readonly Scope[], { search, of, limit, ...place }: FaqQuery) {
  const where = and(
    readable(faqs, scopes),
    searched(search, sql`${faqs.question}->>'id'`, sql`${faqs.question}->>'en'`, sql`${faqs.answer}->>'id'`),
    of && (of === 'all_brands' ? isNull(faqs.tenant_id) : isNotNull(faqs.tenant_id)),
  )
  const keyset = keysetOf({ id: faqs.id, by: { position: faqs.position } }, place)
  const rows = await db
    .select()
    .from(faqs)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, faqs, where) }
}

type Wanted = { scopes: readonly Scope[]; id: string }

export async function findFaq(db: Db, { scopes, id }: Wanted): Promise<FaqRow | undefined> {
  const [row] = await db
    .select()
    .from(faqs)
    .where(and(eq(faqs.id, id), readable(faqs, scopes)))
    .limit(1)
  return row
}

export async function lockFaq(db: Db, { scopes, id }: Wanted): Promise<FaqRow | undefined> {
  const [row] = await db
    .select()
    .from(faqs)
    .where(and(eq(faqs.id, id), own(faqs, scopes)))
    .limit(1)
    .for('update')
  return row
}

/** False where the brand has one of that slug. */
export async function insertFaq(db: Db, row: typeof faqs.$inferInsert): Promise<boolean> {
  const rows = await db.insert(faqs).values(row).onConflictDoNothing().returning({ id: faqs.id })
  return rows.length === 1
}

type FaqChange = Omit<typeof faqs.$inferInsert, 'id' | 'tenant_id' | 'slug' | 'version'>

// All tenants: by the id of a question that lockFaq has locked.
export async function updateFaq(db: Db, id: string, change: FaqChange): Promise<number> {
  const [row] = await db
    .update(faqs)
    .set({ ...change, version: sql`${faqs.version} + 1` })
    .where(eq(faqs.id, id))
    .returning({ version: faqs.version })
  if (!row) throw new Error('a question that was locked is gone')
  return row.version
}

/** A brand's own; shared ones follow the product. */
export async function deleteFaq(db: Db, { scopes, id }: Wanted): Promise<FaqRow | undefined> {
  const [row] = await db
    .delete(faqs)
    .where(and(eq(faqs.id, id), isNotNull(faqs.tenant_id), own(faqs, scopes)))
    .returning()
  return row
}

type PageQuery = Part & { kind?: PageRow['kind'] | undefined }

export async function selectPages(db: Db, scopes: readonly Scope[], { search, kind, limit, ...place }: PageQuery) {
  const where = and(
    readable(pages, scopes),
    searched(search, sql`${pages.title}->>'id'`, sql`${pages.title}->>'en'`, sql`${pages.slug}`),
    kind && eq(pages.kind, kind),
  )
  const keyset = keysetOf({ id: pages.id, by: { position: pages.position } }, place)
  const rows = await db
    .select()
    .from(pages)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, pages, where) }
}

export async function findDeskPage(db: Db, { scopes, id }: Wanted): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), readable(pages, scopes)))
    .limit(1)
  return row
}

export async function lockPage(db: Db, { scopes, id }: Wanted): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), own(pages, scopes)))
    .limit(1)
    .for('update')
  return row
}

/** False where the brand has one of that slug. */
export async function insertPage(db: Db, row: typeof pages.$inferInsert): Promise<boolean> {
  const rows = await db.insert(pages).values(row).onConflictDoNothing().returning({ id: pages.id })
  return rows.length === 1
}

type PageChange = Pick<PageRow, 'title' | 'summary' | 'body' | 'minutes' | 'version' | 'dated_on'> & {
  changed_by: string
}
type Replaced = { replaced_at: Date; replaced_by: string; version_id: string }

/** Writes a locked page, and stores what stood there before. */
// All tenants: by the id of a page that lockPage has locked.
export async function replacePage(db: Db, { was, to, by }: { was: PageRow; to: PageChange; by: Replaced }) {
  const { version, dated_on, title, summary, body } = was
  const { version_id: id, ...replaced } = by
  await db.insert(page_versions).values({ id, page_id: was.id, version, dated_on, title, summary, body, ...replaced })
  await db
    .update(pages)
    .set({ ...to, revision: was.revision + 1 })
    .where(eq(pages.id, was.id))
}

/** What stood there before, the latest first, without the texts. */
export const listFormerPages = (db: Db, page_id: string) =>
  db
    .select({
      id: page_versions.id,
      version: page_versions.version,
      dated_on: page_versions.dated_on,
      replaced_at: page_versions.replaced_at,
      replaced_by: page_versions.replaced_by,
    })
    .from(page_versions)
    .where(eq(page_versions.page_id, page_id))
    .orderBy(desc(page_versions.replaced_at), desc(page_versions.id))
    .limit(100)

export async function findFormerPage(db: Db, { page_id, id }: { page_id: string; id: string }) {
  const [row] = await db
    .select()
    .from(page_versions)
    .where(and(eq(page_versions.page_id, page_id), eq(page_versions.id, id)))
    .limit(1)
  return row
}

/** A text as readers had it under this version. */
export async function findVersion(db: Db, { page_id, version }: { page_id: string; version: string }) {
  const [row] = await db
    .select()
    .from(page_versions)
    .where(and(eq(page_versions.page_id, page_id), eq(page_versions.version, version)))
    .orderBy(desc(page_versions.replaced_at))
    .limit(1)
  return row
}
