import { and, eq, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { isOpenReport } from './store.comments.ts'
import { post_comment_reports, post_comments, posts } from './tables.ts'

export type ReportedQuery = { search: string; visibility?: 'shown' | 'hidden' | undefined }
type Part = { sort: string; cursor?: string | undefined; limit: number }

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: post_comments.tenant_id })
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const openReports = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(post_comment_reports)
    .where(and(eq(post_comment_reports.comment_id, post_comments.id), isOpenReport))

/** Comments that wait for somebody to decide about them, within these scopes. */
export const reportedWhere = (db: Db, scopes: readonly Scope[], { search, visibility }: ReportedQuery) =>
  and(
    within(scopes),
    isNull(post_comments.removed_at),
    sql`exists (${openReports(db)})`,
    search === '' ? undefined : ilike(post_comments.text, likeText(search)),
    visibility && (visibility === 'hidden' ? isNotNull(post_comments.hidden_at) : isNull(post_comments.hidden_at)),
  )

const columns = {
  id: post_comments.id,
  tenant_id: post_comments.tenant_id,
  user_id: post_comments.user_id,
  text: post_comments.text,
  hidden_at: post_comments.hidden_at,
  created_at: post_comments.created_at,
  post_slug: posts.slug,
  post_title: posts.title,
}

/** How often each reason was given, by those whose report is not decided about yet. */
const reasons = (db: Db) => {
  const counted = db
    .select({ reason: post_comment_reports.reason, total: sql`count(*)`.as('total') })
    .from(post_comment_reports)
    .where(and(eq(post_comment_reports.comment_id, post_comments.id), isOpenReport))
    .groupBy(post_comment_reports.reason)
    .as('counted')
  return sql<Record<string, number>>`(select coalesce(json_object_agg(reason, total), '{}') from ${counted})`
}

const sorted = { id: post_comments.id, by: { created_at: post_comments.created_at } }

// All tenants: by a condition that reportedWhere has narrowed to somebody's scopes.
export async function selectReported(db: Db, where: SQL | undefined, { limit, ...place }: Part) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select({ ...columns, reasons: reasons(db) })
    .from(post_comments)
    .innerJoin(posts, eq(posts.id, post_comments.post_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countReported = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, post_comments, where)

/** A comment that waits, locked: two who decide at once do so one after the other. */
export async function lockReported(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .select(columns)
    .from(post_comments)
    .innerJoin(posts, eq(posts.id, post_comments.post_id))
    .where(and(eq(post_comments.id, id), reportedWhere(db, scopes, { search: '' })))
    .limit(1)
    .for('update', { of: post_comments })
  return row
}

type Decided = { id: string; now: Date; isRemoved: boolean }

// All tenants: by the id of a comment that lockReported has found.
/** Shown again, or gone for everybody; either way nothing waits any more. */
export async function decideReported(db: Db, { id, now, isRemoved }: Decided): Promise<void> {
  const to = isRemoved ? { removed_at: now } : { hidden_at: null }
  await db
    .update(post_comments)
    .set({ ...to, reviewed_at: now })
    .where(eq(post_comments.id, id))
}
