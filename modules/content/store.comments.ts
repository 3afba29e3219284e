import { and, asc, count, desc, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'
import type { CommentSort, ReportReason } from './rules/comment.ts'
import { post_comment_likes, post_comment_reports, post_comments } from './tables.ts'

type CommentScope = {
  tenant_id: string
  post_id: string
  /** The member who asks, if one does. */
  reader?: string | undefined
}

const here = ({ tenant_id, post_id }: CommentScope) =>
  and(eq(post_comments.tenant_id, tenant_id), eq(post_comments.post_id, post_id))

/** A hidden comment is seen by its author alone; one that was removed by nobody. */
const seen = (which: CommentScope) =>
  and(
    here(which),
    isNull(post_comments.removed_at),
    or(isNull(post_comments.hidden_at), which.reader ? eq(post_comments.user_id, which.reader) : undefined),
  )

type Mark = typeof post_comment_likes | typeof post_comment_reports

/** Whether the reader has left this mark; nobody's reader has not. */
function isMarked(db: Db, marks: Mark, reader: string | undefined): SQL<boolean> {
  if (!reader) return sql<boolean>`false`
  const own = and(eq(marks.comment_id, post_comments.id), eq(marks.user_id, reader))
  return sql<boolean>`${exists(db.select({ one: sql`1` }).from(marks).where(own))}`
}

const columnsFor = (db: Db, reader: string | undefined) => ({
  id: post_comments.id,
  user_id: post_comments.user_id,
  text: post_comments.text,
  likes: post_comments.likes,
  hidden_at: post_comments.hidden_at,
  created_at: post_comments.created_at,
  is_liked: isMarked(db, post_comment_likes, reader),
  is_reported: isMarked(db, post_comment_reports, reader),
})

const orders: Record<CommentSort, (SQL | AnyPgColumn)[]> = {
  newest: [desc(post_comments.created_at), desc(post_comments.id)],
  oldest: [asc(post_comments.created_at), asc(post_comments.id)],
  most_liked: [desc(post_comments.likes), desc(post_comments.created_at), desc(post_comments.id)],
}

type Window = { sort: CommentSort; limit: number; offset: number }

export const listComments = (db: Db, which: CommentScope, { sort, limit, offset }: Window) =>
  db
    .select(columnsFor(db, which.reader))
    .from(post_comments)
    .where(seen(which))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)

export async function countComments(db: Db, which: CommentScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(post_comments).where(seen(which))
  return row?.total ?? 0
}

/** False where the member has already said this here. */
export async function insertComment(db: Db, row: typeof post_comments.$inferInsert): Promise<boolean> {
  const rows = await db.insert(post_comments).values(row).onConflictDoNothing().returning({ id: post_comments.id })
  return rows.length === 1
}

type One = CommentScope & { id: string; reader: string; now: Date }

/** Puts the like or takes it back, and the count with it. The comment is locked, so two presses come one after another. */
export const toggleLike = (db: Db, which: One) =>
  db.transaction(async (tx) => {
    const [comment] = await tx
      .select({ id: post_comments.id })
      .from(post_comments)
      .where(and(seen(which), eq(post_comments.id, which.id)))
      .for('update')
    if (!comment) return undefined
    const own = and(eq(post_comment_likes.comment_id, which.id), eq(post_comment_likes.user_id, which.reader))
    const gone = await tx.delete(post_comment_likes).where(own).returning({ id: post_comment_likes.comment_id })
    const is_liked = gone.length === 0
    if (is_liked) {
      const like = { comment_id: which.id, user_id: which.reader, created_at: which.now }
      await tx.insert(post_comment_likes).values(like)
    }
    const [row] = await tx
      .update(post_comments)
      .set({ likes: sql`${post_comments.likes} + ${is_liked ? 1 : -1}` })
      .where(eq(post_comments.id, which.id))
      .returning({ likes: post_comments.likes })
    return { likes: row?.likes ?? 0, is_liked }
  })

/** A report that nobody has decided about yet. The comment is in the statement around it. */
export const isOpenReport = sql`${post_comment_reports.created_at} > coalesce(${post_comments.reviewed_at}, '-infinity')`

type Report = One & { reason: ReportReason; most: number }

/** Writes a report of someone else's comment down, once; enough of them hide it. False where there is none to report. */
export const insertReport = (db: Db, which: Report): Promise<boolean> =>
  db.transaction(async (tx) => {
    const theirs = and(seen(which), eq(post_comments.id, which.id), ne(post_comments.user_id, which.reader))
    const [comment] = await tx.select({ id: post_comments.id }).from(post_comments).where(theirs).for('update')
    if (!comment) return false
    const { id: comment_id, reader: user_id, reason, now } = which
    const report = { comment_id, user_id, reason, created_at: now }
    await tx.insert(post_comment_reports).values(report).onConflictDoNothing()
    const reports = tx
      .select({ total: count() })
      .from(post_comment_reports)
      .where(and(eq(post_comment_reports.comment_id, comment_id), isOpenReport))
    await tx
      .update(post_comments)
      .set({ hidden_at: now })
      .where(and(eq(post_comments.id, comment_id), isNull(post_comments.hidden_at), sql`(${reports}) >= ${which.most}`))
    return true
  })

/** Likes and reports go with it. False where it is not theirs. */
export async function deleteOwn(db: Db, which: One): Promise<boolean> {
  const rows = await db
    .delete(post_comments)
    .where(and(here(which), eq(post_comments.id, which.id), eq(post_comments.user_id, which.reader)))
    .returning({ id: post_comments.id })
  return rows.length === 1
}
