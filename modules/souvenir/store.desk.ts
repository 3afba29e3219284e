import { and, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { type DeskQueue, queueStates } from './rules/desk.ts'
import { souvenir_checkouts as checkouts, souvenir_order_lines as lines, souvenir_orders as orders } from './tables.ts'

// All tenants: the shop is one for all brands. A store's own orders are in the WHERE.
/** What a store's people see of orders: theirs, once they are paid. */
const ofStore = (scopes: readonly Scope[]): SQL | undefined =>
  and(isNotNull(orders.paid_at), inScope(scopes, { store: orders.store_id }))

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
const matches = (search: string): SQL | undefined =>
  search === '' ? undefined : or(ilike(orders.code, likeText(search)), ilike(checkouts.payer_name, likeText(search)))

type Query = { search: string; queue: DeskQueue }
type Place = { sort: string; cursor?: string | undefined; limit: number }

const inQueue = (queue: DeskQueue): SQL | undefined => {
  if (queue === 'waybill_unknown') return isWaybillUnknown
  if (queue === 'problem') return isNotNull(orders.problem_at)
  const isThere = inArray(orders.state, [...queueStates[queue]])
  return queue === 'open' ? or(isThere, isWaybillUnknown, isNotNull(orders.problem_at)) : isThere
}

/** On its way by a waybill that nobody can follow: the store has to look at it. */
const isWaybillUnknown = and(eq(orders.state, 'shipped'), isNotNull(orders.waybill_unknown_at))

export const ordersWhere = (scopes: readonly Scope[], { search, queue }: Query): SQL | undefined =>
  and(ofStore(scopes), inQueue(queue), matches(search))

const deskOrder = {
  order: orders,
  checkout: checkouts,
  pieces: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${lines} l where l.order_id = ${orders.id})`,
}

export async function selectOrders(db: Db, where: SQL | undefined, { limit, ...place }: Place) {
  const keyset = keysetOf({ id: orders.id, by: { queue_at: orders.queue_at, created_at: orders.created_at } }, place)
  const rows = await db
    .select(deskOrder)
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    rows.map((row) => ({ ...row, id: row.order.id, created_at: row.order.created_at, queue_at: row.order.queue_at })),
    limit,
  )
}

const mostCounted = 1000

export async function countOrders(db: Db, where: SQL | undefined): Promise<Total> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(where)
    .limit(mostCounted + 1)
    .as('some')
  const count = await db.$count(some)
  return { count: Math.min(count, mostCounted), is_more: count > mostCounted }
}

export async function findOrderAt(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .select(deskOrder)
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(and(eq(orders.id, id), ofStore(scopes)))
    .limit(1)
  return row
}

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof findOrderAt>>>

/** Orders of a store by their codes; by checkout, so that two files at once lock in one order. */
export const listOrdersByCode = (db: Db, scopes: readonly Scope[], codes: readonly string[]) =>
  db
    .select({ id: orders.id, code: orders.code, state: orders.state, courier: orders.courier })
    .from(orders)
    .where(and(inArray(orders.code, [...codes]), ofStore(scopes)))
    .orderBy(orders.checkout_id, orders.number)
    .limit(codes.length)
