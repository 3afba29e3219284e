import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import type { Tab } from '#modules/booking/rules/machine.ts'
import { type ListedKind, listedKinds } from './kinds.ts'
import { order_summaries } from './tables.ts'

export type OrderSummary = typeof order_summaries.$inferSelect
type Whose = { tenant_id: string; user_id: string }
type OrderQuery = Whose & {
  tab: Tab
  category?: string | undefined
  /** A code, words of a title, or whatever else finds an order of its kind. */
  search?: string | undefined
  now: Date
  limit: number
  offset: number
}

const columns = order_summaries
/** What is held for a time that is over is nobody's to continue, also before the clock has swept it. */
const isLive = (now: Date): SQL | undefined => or(isNull(columns.hold_expires_at), gt(columns.hold_expires_at, now))
const mine = ({ tenant_id, user_id }: Whose, now: Date): SQL | undefined =>
  and(eq(columns.user_id, user_id), eq(columns.tenant_id, tenant_id), isLive(now))

const isIn = (category: string | undefined): SQL | undefined =>
  category === undefined ? undefined : eq(columns.category, category)

const isUnpaid = eq(columns.tab, 'unpaid')
const isOwing = gt(columns.due_amount, 0)
const isUnder = (tab: Tab): SQL | undefined => (tab === 'unpaid' ? or(isUnpaid, isOwing) : eq(columns.tab, tab))

/** What finds orders of a kind besides, of each kind that has something. */
const byKind = (condition: (search: NonNullable<ListedKind['search']>) => SQL): (SQL | undefined)[] =>
  listedKinds().map(({ name, search }) => search && and(eq(columns.kind, name), condition(search)))

const isCalled = (search: string | undefined): SQL | undefined => {
  if (!search) return undefined
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { code, title } = columns
  return or(
    ilike(code, like),
    sql`${title} ->> 'id' ilike ${like}`,
    sql`${title} ->> 'en' ilike ${like}`,
    ...byKind(({ isLike }) => isLike(columns.order_id, like)),
  )
}

/** A page of a member's orders, newest first, each with how many there are in all: one statement for both. */
export const listOrders = (db: Db, { tab, category, search, now, limit, offset, ...whose }: OrderQuery) =>
  db
    .select({ ...getTableColumns(order_summaries), total_orders: sql<number>`(count(*) over ())::integer` })
    .from(order_summaries)
    .where(and(mine(whose, now), isUnder(tab), isIn(category), isCalled(search)))
    .orderBy(desc(columns.created_at), desc(columns.order_id))
    .limit(limit)
    .offset(offset)

/** How many orders a member has under each tab, and how many of them owe something. */
export const countOrders = (
  db: Db,
  { category, now, ...whose }: Whose & { category?: string | undefined; now: Date },
) =>
  db
    .select({
      tab: columns.tab,
      orders: count(),
      owing: sql<number>`(count(*) filter (where ${isOwing}))::integer`,
    })
    .from(order_summaries)
    .where(and(mine(whose, now), isIn(category)))
    .groupBy(columns.tab)

/** The newest order that is not begun; with none, the one whose money is due the soonest. */
export const listToContinue = (
  db: Db,
  { now, without, ...whose }: Whose & { now: Date; without: readonly string[] },
): Promise<OrderSummary[]> =>
  db
    .select()
    .from(order_summaries)
    .where(and(mine(whose, now), isUnder('unpaid'), notInArray(columns.order_id, [...without])))
    .orderBy(
      desc(isUnpaid),
      sql`case when ${isUnpaid} then ${columns.created_at} end desc`,
      sql`${columns.next_due_at}, ${columns.order_id}`,
    )
    .limit(1)

/** Every order of a member, for what is held about them under it. */
export async function listOrderIds(db: Db, { tenant_id, user_id }: { tenant_id: string; user_id: string }) {
  const rows = await db
    .select({ order_id: order_summaries.order_id })
    .from(order_summaries)
    .where(and(eq(order_summaries.tenant_id, tenant_id), eq(order_summaries.user_id, user_id)))
    .limit(10_000)
  return rows.map(({ order_id }) => order_id)
}

/** What a link to an order says of it, to its member alone. */
export const listLinked = (db: Db, { tenant_id, user_id, order_ids }: Whose & { order_ids: readonly string[] }) =>
  db
    .select({ order_id: columns.order_id, code: columns.code, title: columns.title, total: columns.total })
    .from(order_summaries)
    .where(
      and(eq(columns.tenant_id, tenant_id), eq(columns.user_id, user_id), inArray(columns.order_id, [...order_ids])),
    )
    .limit(Math.max(order_ids.length, 1))

// All tenants: by orders that stand in rows of the caller's.
/** What these orders are of, in both languages. */
export const listTitles = (db: Db, order_ids: readonly string[]) =>
  db
    .select({ order_id: columns.order_id, title: columns.title })
    .from(order_summaries)
    .where(inArray(columns.order_id, [...order_ids]))
    .limit(Math.max(order_ids.length, 1))

type OrderSearch = { code: string } | { order_ids: readonly string[] } | { user_ids: readonly string[] }

function searched(search: OrderSearch): SQL | undefined {
  if ('code' in search) {
    const { code } = search
    return or(eq(columns.code, code), ...byKind(({ withCode }) => inArray(columns.order_id, withCode(code))))
  }
  return 'order_ids' in search
    ? inArray(columns.order_id, [...search.order_ids])
    : inArray(columns.user_id, [...search.user_ids])
}

/** Orders within somebody's scopes, by code, by id or of some members, the newest first. */
export const searchOrders = (db: Db, scopes: readonly Scope[], { limit, ...search }: OrderSearch & { limit: number }) =>
  db
    .select({
      kind: columns.kind,
      order_id: columns.order_id,
      user_id: columns.user_id,
      code: columns.code,
      status: columns.status,
      title: columns.title,
      total: columns.total,
      starts_on: columns.starts_on,
      created_at: columns.created_at,
    })
    .from(order_summaries)
    .where(and(inScope(scopes, { tenant: columns.tenant_id }), searched(search)))
    .orderBy(desc(columns.created_at), desc(columns.order_id))
    .limit(limit)
