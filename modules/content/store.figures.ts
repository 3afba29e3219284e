import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { weekOf } from '#database/weeks.ts'
import { post_view_days, posts } from './tables.ts'

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: posts.tenant_id })
const read = sql<number>`sum(${post_view_days.views})::int`

/** How often posts were read from a day on, by week. */
export async function viewsByWeek(db: Db, scopes: readonly Scope[], from: string) {
  const week = sql<string>`to_char(date_trunc('week', ${post_view_days.day}), 'YYYY-MM-DD')`
  const rows = await db
    .select({ week, views: read })
    .from(post_view_days)
    .innerJoin(posts, eq(posts.id, post_view_days.post_id))
    .where(and(within(scopes), gte(post_view_days.day, from)))
    .groupBy(week)
    .limit(100)
  return new Map(rows.map((row) => [row.week, row.views]))
}

/** How many came out from a day on, by week. */
export async function publishedByWeek(db: Db, scopes: readonly Scope[], { from, now }: { from: string; now: Date }) {
  const { from: begin = new Date(0) } = periodOf({ from })
  const week = weekOf(posts.published_at)
  const isOut = and(eq(posts.state, 'published'), gte(posts.published_at, begin), lte(posts.published_at, now))
  const rows = await db
    .select({ week, count: sql<number>`count(*)::int` })
    .from(posts)
    .where(and(within(scopes), isOut))
    .groupBy(week)
    .limit(100)
  return new Map(rows.map((row) => [row.week, row.count]))
}

const mostRead = 5

/** What was read most from a day on. */
export const listMostRead = (db: Db, scopes: readonly Scope[], from: string) =>
  db
    .select({ post_id: posts.id, title: posts.title, views: read })
    .from(post_view_days)
    .innerJoin(posts, eq(posts.id, post_view_days.post_id))
    .where(and(within(scopes), gte(post_view_days.day, from)))
    .groupBy(posts.id)
    .orderBy(desc(read), posts.id)
    .limit(mostRead)
