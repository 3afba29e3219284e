import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { weekOf } from '#database/weeks.ts'
import { openStates, readable } from './store.review.ts'
import { partner_applications as applications, partner_application_history as history } from './tables.ts'

const count = sql<number>`count(*)::int`

/** How many came and how many were decided from a day on, by week; weeks without any are not among them. */
export async function applicationsByWeek(db: Db, scopes: readonly Scope[], from: string | undefined) {
  const { from: begin = new Date(0) } = periodOf({ from })
  const sentIn = weekOf(applications.created_at)
  const received = await db
    .select({ week: sentIn, count })
    .from(applications)
    .where(and(readable(scopes), gte(applications.created_at, begin)))
    .groupBy(sentIn)
    .limit(100)
  const decidedIn = weekOf(history.at)
  const decided = await db
    .select({ week: decidedIn, count })
    .from(history)
    .innerJoin(applications, eq(applications.id, history.application_id))
    .where(and(readable(scopes), inArray(history.state, ['accepted', 'rejected']), gte(history.at, begin)))
    .groupBy(decidedIn)
    .limit(100)
  const byWeek = (rows: readonly { week: string; count: number }[]) => new Map(rows.map((row) => [row.week, row.count]))
  return { received: byWeek(received), decided: byWeek(decided) }
}

/** When those that wait were sent; the oldest first. */
export async function listOpenSince(db: Db, scopes: readonly Scope[]): Promise<Date[]> {
  const rows = await db
    .select({ created_at: applications.created_at })
    .from(applications)
    .where(and(readable(scopes), inArray(applications.state, [...openStates])))
    .orderBy(applications.created_at)
    .limit(10_000)
  return rows.map(({ created_at }) => created_at)
}
