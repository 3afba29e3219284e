import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { page_reviews, pages } from './tables.ts'

/** Stands for all that is read of a page, in both languages: any other letter gives another. */
const digest = sql<string>`encode(sha256(convert_to(concat_ws(chr(10),
  ${pages.title}->>'id', ${pages.title}->>'en', ${pages.summary}->>'id', ${pages.summary}->>'en',
  ${pages.body}->>'id', ${pages.body}->>'en'), 'UTF8')), 'hex')`

/** The review of a page, where it is of its wording as it is now. */
export const isReviewCurrent = and(eq(page_reviews.page_id, pages.id), eq(page_reviews.text_sha256, digest))

/** Texts about worship: neither terms nor lists. */
const guides = inArray(pages.kind, ['guide', 'walk'])
const within = (scopes: readonly Scope[]) => and(guides, inScope(scopes, { tenant: pages.tenant_id }))

const columns = {
  id: pages.id,
  tenant_id: pages.tenant_id,
  slug: pages.slug,
  path: pages.path,
  title: pages.title,
  position: pages.position,
  verdict: page_reviews.verdict,
  reviewer: page_reviews.reviewer,
  reviewed_at: page_reviews.reviewed_at,
  note: page_reviews.note,
}

export type GuideQuery = { search: string; review?: 'awaiting' | 'cleared' | 'sent_back' | undefined }
type GuidePage = { sort: string; cursor?: string | undefined; limit: number }

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

function searched(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = likeText(search)
  return or(ilike(sql`${pages.title}->>'id'`, pattern), ilike(sql`${pages.title}->>'en'`, pattern))
}

/** Of these guides, those that stand so. */
function standing(db: Db, review: GuideQuery['review']): SQL | undefined {
  if (review === undefined) return undefined
  const reviewed = db.select({ one: sql`1` }).from(page_reviews).where(isReviewCurrent)
  if (review === 'awaiting') return sql`not exists (${reviewed})`
  const verdict = and(isReviewCurrent, eq(page_reviews.verdict, review))
  return sql`exists (${db.select({ one: sql`1` }).from(page_reviews).where(verdict)})`
}

export const guidesWhere = (db: Db, scopes: readonly Scope[], { search, review }: GuideQuery) =>
  and(within(scopes), searched(search), standing(db, review))

const sorted = { id: pages.id, by: { position: pages.position, slug: pages.slug } }

// All tenants: by a condition that guidesWhere has narrowed to somebody's scopes.
export async function selectGuides(db: Db, where: SQL | undefined, { limit, ...place }: GuidePage) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select(columns)
    .from(pages)
    .leftJoin(page_reviews, isReviewCurrent)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countGuides = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, pages, where)

export type GuideRow = Awaited<ReturnType<typeof selectGuides>>['rows'][number]

/** One guide to read, within these scopes. */
export async function findGuide(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .select({ ...columns, summary: pages.summary, body: pages.body, digest })
    .from(pages)
    .leftJoin(page_reviews, isReviewCurrent)
    .where(and(eq(pages.id, id), within(scopes)))
    .limit(1)
  return row
}

/** The latest stands; what was said before is in the audit. */
export async function saveGuideReview(db: Db, { page_id, ...review }: typeof page_reviews.$inferInsert): Promise<void> {
  await db
    .insert(page_reviews)
    .values({ page_id, ...review })
    .onConflictDoUpdate({ target: page_reviews.page_id, set: review })
}
