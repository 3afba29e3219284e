import { and, asc, eq, ilike, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { firstCategories } from './rules/first-categories.ts'
import type { PostState } from './rules/post-machine.ts'
import { post_categories, post_history, post_slugs, posts } from './tables.ts'

export type DeskPostRow = typeof posts.$inferSelect
export type PostQuery = { search: string; state?: PostState | undefined; category?: string | undefined }
type Part = { sort: string; cursor?: string | undefined; limit: number }

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: posts.tenant_id })
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

function searched(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = likeText(search)
  return or(
    ilike(sql`${posts.title}->>'id'`, pattern),
    ilike(sql`${posts.title}->>'en'`, pattern),
    ilike(posts.author_name, pattern),
    ilike(posts.slug, pattern),
  )
}

export const deskPostsWhere = (scopes: readonly Scope[], { search, state, category }: PostQuery): SQL | undefined =>
  and(
    within(scopes),
    searched(search),
    state && eq(posts.state, state),
    category ? eq(posts.category_id, category) : undefined,
  )

const listColumns = {
  id: posts.id,
  tenant_id: posts.tenant_id,
  slug: posts.slug,
  title: posts.title,
  category: post_categories.name,
  author_name: posts.author_name,
  state: posts.state,
  published_at: posts.published_at,
  updated_at: posts.updated_at,
  views: posts.views,
}
const sorted = {
  id: posts.id,
  by: { published_at: posts.published_at, updated_at: posts.updated_at, views: posts.views },
}

// All tenants: by a condition that deskPostsWhere has narrowed to somebody's scopes.
export async function selectDeskPosts(db: Db, where: SQL | undefined, { limit, ...place }: Part) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select(listColumns)
    .from(posts)
    .innerJoin(post_categories, eq(post_categories.id, posts.category_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export type ListedPost = Awaited<ReturnType<typeof selectDeskPosts>>['rows'][number]

export const countDeskPosts = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, posts, where)

/** A post whatever its state, with the name of its category. */
export async function findDeskPost(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .select({ post: posts, category: post_categories.name })
    .from(posts)
    .innerJoin(post_categories, eq(post_categories.id, posts.category_id))
    .where(and(eq(posts.id, id), within(scopes)))
    .limit(1)
  return row
}

export async function lockDeskPost(db: Db, scopes: readonly Scope[], id: string): Promise<DeskPostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), within(scopes)))
    .limit(1)
    .for('update')
  return row
}

/** One that waits for its time, locked; nothing where somebody was quicker. */
// All tenants: the clock does not ask whose it is.
export async function lockScheduled(db: Db, id: string): Promise<DeskPostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.state, 'scheduled')))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

// All tenants: posts whose time has come, whosever they are.
export const listDuePosts = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.state, 'scheduled'), lte(posts.published_at, now)))
    .orderBy(asc(posts.published_at))
    .limit(limit)

type Text = Omit<
  typeof posts.$inferInsert,
  'id' | 'tenant_id' | 'state' | 'version' | 'views' | 'published_at' | 'updated_at' | 'slug'
>
export type PostText = Text & { slug: string; updated_at: Date }
type Step = Omit<typeof post_history.$inferInsert, 'id'>

/** False where the address is taken; the first row of its history goes with it. */
export async function insertPost(
  db: Db,
  row: PostText & Pick<DeskPostRow, 'id' | 'tenant_id' | 'published_at'>,
  step: Step,
): Promise<boolean> {
  const rows = await db.insert(posts).values(row).onConflictDoNothing().returning({ id: posts.id })
  if (rows.length === 0) return false
  await db.insert(post_history).values(step)
  return true
}

/** Writes the text of a locked post; its type has no state. */
// All tenants: by the id of a post that lockDeskPost has locked.
export async function updatePostText(db: Db, id: string, text: PostText): Promise<number> {
  const [row] = await db
    .update(posts)
    .set({ ...text, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id))
    .returning({ version: posts.version })
  if (!row) throw new Error('a post that was locked is gone')
  return row.version
}

type Stepped = Partial<Pick<DeskPostRow, 'published_at' | 'updated_at'>>

/** The next state of a locked post, what changes with it, and the row of its history. */
// All tenants: by the id of a post that was locked within somebody's scopes, or by the clock.
export async function stepPostRow(db: Db, { to, step }: { to: Stepped; step: Step }): Promise<void> {
  await db
    .update(posts)
    .set({ ...to, state: step.state })
    .where(eq(posts.id, step.post_id))
  await db.insert(post_history).values(step)
}

export const listPostHistory = (db: Db, post_id: string) =>
  db
    .select({
      at: post_history.at,
      event: post_history.event,
      state: post_history.state,
      actor_id: post_history.actor_id,
      reason: post_history.reason,
    })
    .from(post_history)
    .where(eq(post_history.post_id, post_id))
    .orderBy(asc(post_history.id))
    .limit(200)

type Address = { tenant_id: string; slug: string; post_id: string }

/** Two that want the same address come one after the other. */
export const lockSlug = (db: Db, { tenant_id, slug }: Omit<Address, 'post_id'>) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`post ${tenant_id} ${slug}`}, 0))`)

/** Whether another post of the brand has this address, or had it. */
export async function isSlugTaken(db: Db, { tenant_id, slug, post_id }: Address): Promise<boolean> {
  const now = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.tenant_id, tenant_id), eq(posts.slug, slug), ne(posts.id, post_id)))
  const before = db
    .select({ id: post_slugs.post_id })
    .from(post_slugs)
    .where(and(eq(post_slugs.tenant_id, tenant_id), eq(post_slugs.slug, slug), ne(post_slugs.post_id, post_id)))
  return (await now.union(before).limit(1)).length > 0
}

/** An address that readers have seen leads on; one that is taken up again is no former one any more. */
export async function moveSlug(db: Db, { tenant_id, post_id, slug }: Address, next: string): Promise<void> {
  await db.delete(post_slugs).where(and(eq(post_slugs.tenant_id, tenant_id), eq(post_slugs.slug, next)))
  await db.insert(post_slugs).values({ tenant_id, slug, post_id }).onConflictDoNothing()
}

export async function listFormerSlugs(db: Db, { tenant_id, id }: Pick<DeskPostRow, 'tenant_id' | 'id'>) {
  const rows = await db
    .select({ slug: post_slugs.slug })
    .from(post_slugs)
    .where(and(eq(post_slugs.tenant_id, tenant_id), eq(post_slugs.post_id, id)))
    .orderBy(asc(post_slugs.slug))
    .limit(50)
  return rows.map(({ slug }) => slug)
}

/** The categories of the brands within these scopes. */
export const listDeskCategories = (db: Db, scopes: readonly Scope[]) =>
  db
    .select({ id: post_categories.id, tenant_id: post_categories.tenant_id, name: post_categories.name })
    .from(post_categories)
    .where(inScope(scopes, { tenant: post_categories.tenant_id }))
    .orderBy(asc(post_categories.position), asc(post_categories.slug))
    .limit(500)

export async function isCategoryOf(db: Db, { tenant_id, id }: { tenant_id: string; id: string }): Promise<boolean> {
  const rows = await db
    .select({ id: post_categories.id })
    .from(post_categories)
    .where(and(eq(post_categories.tenant_id, tenant_id), eq(post_categories.id, id)))
    .limit(1)
  return rows.length === 1
}

/** What posts of a new brand can be about: without any, its editor could write none. */
export async function addFirstCategories(db: Db, { tenant_id, now }: { tenant_id: string; now: Date }): Promise<void> {
  const rows = Object.values(firstCategories).map((category, position) => ({
    id: newId(now),
    tenant_id,
    ...category,
    position,
  }))
  await db.insert(post_categories).values(rows).onConflictDoNothing()
}
