import { and, asc, count, desc, eq, gt, ilike, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { post_categories, post_slugs, post_view_days, posts } from './tables.ts'

const columns = {
  id: posts.id,
  slug: posts.slug,
  kind: posts.kind,
  title: posts.title,
  summary: posts.summary,
  reading_minutes: posts.reading_minutes,
  author_name: posts.author_name,
  author_role: posts.author_role,
  picture_id: posts.picture_id,
  picture_colour: colourOf(posts.picture_id),
  views: posts.views,
  published_at: posts.published_at,
  category: { id: post_categories.id, slug: post_categories.slug, name: post_categories.name },
}

const ofCategory = eq(post_categories.id, posts.category_id)
const isUuid = (key: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(key)

type Here = { tenant_id: string; now: Date }
/** What a tenant has published by now. */
const published = ({ tenant_id, now }: Here) =>
  and(eq(posts.tenant_id, tenant_id), eq(posts.state, 'published'), lte(posts.published_at, now))

export type Wanted = Here & {
  search?: string | undefined
  /** Id or slug. */
  category?: string | undefined
  kind?: (typeof posts.$inferSelect)['kind']
  not_id?: string | undefined
}

const mostWords = 8
/** Each word that was typed, as a pattern that finds it anywhere: its own % and _ mean themselves. */
const patterns = (typed: string | undefined): string[] =>
  (typed ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

const categoryIs = (key: string) => (isUuid(key) ? eq(post_categories.id, key) : eq(post_categories.slug, key))

const wanted = ({ search, category, kind, not_id, ...here }: Wanted): SQL | undefined =>
  and(
    published(here),
    ...patterns(search).map((pattern) => ilike(posts.search_text, pattern)),
    category ? categoryIs(category) : undefined,
    kind && eq(posts.kind, kind),
    not_id ? ne(posts.id, not_id) : undefined,
  )

/** Those that have it in their title come first: that is what they are about. */
function titledFirst(search: string | undefined): SQL[] {
  const words = patterns(search)
  if (words.length === 0) return []
  const inTitle = words.map((pattern) =>
    or(ilike(sql`${posts.title}->>'id'`, pattern), ilike(sql`${posts.title}->>'en'`, pattern)),
  )
  return [desc(sql`coalesce(${and(...inTitle)}, false)`)]
}

type Window = { limit: number; offset?: number }

/** Newest first. */
export const listPosts = (db: Db, which: Wanted, { limit, offset = 0 }: Window) =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(post_categories, ofCategory)
    .where(wanted(which))
    .orderBy(...titledFirst(which.search), desc(posts.published_at), desc(posts.id))
    .limit(limit)
    .offset(offset)

export async function countPosts(db: Db, which: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(posts)
    .innerJoin(post_categories, ofCategory)
    .where(wanted(which))
  return row?.total ?? 0
}

/** The post on top: the one that was chosen, the newest of them, or else the newest of all. */
export async function findHeader(db: Db, here: Here) {
  const [row] = await db
    .select(columns)
    .from(posts)
    .innerJoin(post_categories, ofCategory)
    .where(published(here))
    .orderBy(desc(posts.is_header), desc(posts.published_at), desc(posts.id))
    .limit(1)
  return row
}

/** Most read since a day first; what nobody has read since comes newest first. */
export const listTrending = (db: Db, here: Here, { limit, since }: { limit: number; since: string }) =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(post_categories, ofCategory)
    .leftJoin(post_view_days, and(eq(post_view_days.post_id, posts.id), gt(post_view_days.day, since)))
    .where(published(here))
    .groupBy(posts.id, post_categories.id)
    .orderBy(desc(sql`coalesce(sum(${post_view_days.views}), 0)`), desc(posts.published_at), desc(posts.id))
    .limit(limit)

type Near = { id: string; category_id: string; limit: number }

/** Other posts: those of the same category first, newest on top. */
export const listRelated = (db: Db, here: Here, { id, category_id, limit }: Near) =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(post_categories, ofCategory)
    .where(wanted({ ...here, not_id: id }))
    .orderBy(desc(sql`${posts.category_id} = ${category_id}`), desc(posts.published_at), desc(posts.id))
    .limit(limit)

export const listCategories = (db: Db, here: Here) =>
  db
    .select({ ...columns.category, total: count() })
    .from(post_categories)
    .innerJoin(posts, ofCategory)
    .where(published(here))
    .groupBy(post_categories.id)
    .orderBy(asc(post_categories.position), asc(post_categories.slug))
    .limit(50)

/** By id, by slug, or by a slug that it had before; its own comes first, and no other post has it. */
const named = (key: string): SQL | undefined =>
  isUuid(key)
    ? eq(posts.id, key)
    : or(
        eq(posts.slug, key),
        sql`${posts.id} in (select f.post_id from ${post_slugs} f where f.tenant_id = ${posts.tenant_id} and f.slug = ${key})`,
      )

/** By id or slug. */
export async function findPost(db: Db, here: Here, key: string) {
  const [row] = await db
    .select({ ...columns, body: posts.body, updated_at: posts.updated_at })
    .from(posts)
    .innerJoin(post_categories, ofCategory)
    .where(and(published(here), named(key)))
    .limit(1)
  return row
}

/** Which post is meant, where its text is not needed. */
export async function findPostId(db: Db, here: Here, key: string) {
  const [row] = await db
    .select({ id: posts.id, category_id: posts.category_id, views: posts.views })
    .from(posts)
    .where(and(published(here), named(key)))
    .limit(1)
  return row
}

type View = { tenant_id: string; post_id: string; day: string }

/** One view more, today and in all; both or neither. */
export const countView = (db: Db, { tenant_id, post_id, day }: View): Promise<number> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(posts)
      .set({ views: sql`${posts.views} + 1` })
      .where(and(eq(posts.tenant_id, tenant_id), eq(posts.id, post_id)))
      .returning({ views: posts.views })
    await tx
      .insert(post_view_days)
      .values({ post_id, day, views: 1 })
      .onConflictDoUpdate({
        target: [post_view_days.post_id, post_view_days.day],
        set: { views: sql`${post_view_days.views} + 1` },
      })
    return row?.views ?? 0
  })

/** Slugs for search engines, with the languages each is written in. */
export const postPlaces = (db: Db, here: Here, { limit }: { limit: number }) =>
  db
    .select({
      slug: posts.slug,
      changed_at: posts.updated_at,
      has_english: sql<boolean>`${posts.body}->>'en' is not null`,
    })
    .from(posts)
    .where(published(here))
    .orderBy(asc(posts.slug))
    .limit(limit)
