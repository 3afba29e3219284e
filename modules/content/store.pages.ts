import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { isReviewCurrent } from './store.guides.ts'
import { faqs, page_reviews, page_versions, pages } from './tables.ts'

type Owned = typeof pages | typeof faqs
/** A tenant's own and the shared ones; ordered by this, its own come first. */
const shownTo = (table: Owned, tenant_id: string): SQL | undefined =>
  or(eq(table.tenant_id, tenant_id), isNull(table.tenant_id))
const ownFirst = (table: Owned): SQL => sql`${table.tenant_id} nulls last`

/** Of a document, what stood there before, the latest first: selected beside it, so that a page stays one statement. */
const former = sql<{ version: string; dated_on: string; replaced_at: string }[]>`coalesce((
  select json_agg(json_build_object('version', v.version, 'dated_on', v.dated_on, 'replaced_at', v.replaced_at)
    order by v.replaced_at desc)
  from ${page_versions} v where v.page_id = ${pages.id} and ${pages.kind} = 'document'), '[]')`

export async function findPage(db: Db, tenant_id: string, slug: string) {
  const [row] = await db
    .select({
      id: pages.id,
      slug: pages.slug,
      kind: pages.kind,
      topic: pages.topic,
      path: pages.path,
      title: pages.title,
      summary: pages.summary,
      body: pages.body,
      picture_id: pages.picture_id,
      picture_colour: colourOf(pages.picture_id),
      related: pages.related,
      minutes: pages.minutes,
      version: pages.version,
      dated_on: pages.dated_on,
      reviewer: page_reviews.reviewer,
      reviewed_at: page_reviews.reviewed_at,
      former,
    })
    .from(pages)
    .leftJoin(page_reviews, and(isReviewCurrent, eq(page_reviews.verdict, 'cleared')))
    .where(and(eq(pages.slug, slug), shownTo(pages, tenant_id)))
    .orderBy(ownFirst(pages))
    .limit(1)
  return row
}

/** Which version of a text a tenant shows now. */
export async function pageVersion(db: Db, tenant_id: string, slug: string) {
  const [row] = await db
    .select({ version: pages.version, dated_on: pages.dated_on })
    .from(pages)
    .where(and(eq(pages.slug, slug), shownTo(pages, tenant_id)))
    .orderBy(ownFirst(pages))
    .limit(1)
  return row
}

/** All guides, or the pages of these names, without their texts. */
export const listPageCards = (db: Db, tenant_id: string, wanted: 'guides' | readonly string[]) =>
  db
    .selectDistinctOn([pages.slug], {
      slug: pages.slug,
      topic: pages.topic,
      path: pages.path,
      title: pages.title,
      summary: pages.summary,
      picture_id: pages.picture_id,
      picture_colour: colourOf(pages.picture_id),
      minutes: pages.minutes,
      position: pages.position,
    })
    .from(pages)
    .where(
      and(wanted === 'guides' ? eq(pages.kind, 'guide') : inArray(pages.slug, [...wanted]), shownTo(pages, tenant_id)),
    )
    .orderBy(asc(pages.slug), ownFirst(pages))
    .limit(100)

export const listFaqs = (db: Db, tenant_id: string) =>
  db
    .selectDistinctOn([faqs.slug], {
      slug: faqs.slug,
      group_slug: faqs.group_slug,
      group_name: faqs.group_name,
      question: faqs.question,
      answer: faqs.answer,
      flag: faqs.flag,
      position: faqs.position,
    })
    .from(faqs)
    .where(shownTo(faqs, tenant_id))
    .orderBy(asc(faqs.slug), ownFirst(faqs))
    .limit(500)
