import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { souvenir_checkouts, souvenir_order_lines, souvenir_orders } from './tables.ts'

/** `statusOf` of rules/checkout-status.ts, over the orders of one checkout. */
const statusSql = sql`case
  when bool_or(o.state = 'awaiting_payment') then 'awaiting_payment'
  when not bool_and(o.state in ('completed', 'expired', 'cancelled', 'rejected')) then 'in_progress'
  when bool_or(o.state = 'completed') then 'completed'
  when bool_or(o.state = 'expired') then 'expired'
  else 'cancelled' end`

// All tenants: within one checkout, which is of one.
/** What it adds up to, as `countedOrders` of rules/sums.ts has it. */
const isCounted = sql`(o.state <> 'cancelled' or o.paid_at is not null
  or not exists (select 1 from ${souvenir_orders} r
    where r.checkout_id = o.checkout_id and (r.state <> 'cancelled' or r.paid_at is not null)))`

/** Before there is an invoice, each order has the share of the discount that its goods have. */
const totalSql = sql`sum(o.subtotal + coalesce(o.shipping_cost, 0)) filter (where ${isCounted}) + c.payment_fee
  - case when sum(o.discount) > 0 then sum(o.discount) filter (where ${isCounted})
    else floor(c.discount * sum(o.subtotal) filter (where ${isCounted}) / sum(o.subtotal)) end`

// All tenants: by checkouts that an event names, or all, to be stored for each with its tenant.
/** What a list of orders shows of these checkouts, or of all: a query for whoever stores it. */
export const souvenirSummaries = (ids?: readonly string[]): SQL => sql`
  select c.id as order_id, c.tenant_id, c.user_id, c.code, o.status, 'oleh-oleh' as category,
    jsonb_build_object(
      'id', (l.name ->> 'id') || case when l.things > 1 then ' + ' || l.things - 1 || ' lainnya' else '' end,
      'en', (l.name ->> 'en') || case when l.things > 1 then ' + ' || l.things - 1 || ' more' else '' end) as title,
    l.item_id, null::date as starts_on, null::date as ends_on, l.pieces as quantity,
    o.total, null::timestamptz as hold_expires_at, false as is_overdue, c.created_at
  from ${souvenir_checkouts} c
  cross join lateral (
    select ${statusSql} as status, (${totalSql})::bigint as total
    from ${souvenir_orders} o where o.checkout_id = c.id) as o
  cross join lateral (
    select (array_agg(l.name order by o.number, l.position))[1] as name,
      (array_agg(l.item_id order by o.number, l.position))[1] as item_id,
      count(*)::int as things, sum(l.quantity)::int as pieces
    from ${souvenir_order_lines} l join ${souvenir_orders} o on o.id = l.order_id
    where o.checkout_id = c.id and ${isCounted}) as l
  ${ids ? sql`where c.id = any(${sql.param([...ids])}::uuid[])` : sql``}`

// All tenants: of a checkout that the caller's own query narrows, and by a code that is the same in all.
/** What finds a checkout besides its code and its first thing: its stores, all its things, the code of each order. */
export const souvenirSearch = {
  isLike: (checkout_id: SQLWrapper, pattern: string): SQL => sql`exists (
    select 1 from ${souvenir_orders} o join ${souvenir_order_lines} l on l.order_id = o.id
    where o.checkout_id = ${checkout_id} and (o.code ilike ${pattern} or o.store_name ilike ${pattern}
      or l.name ->> 'id' ilike ${pattern} or l.name ->> 'en' ilike ${pattern}))`,
  withCode: (code: string): SQL => sql`(select o.checkout_id from ${souvenir_orders} o where o.code = ${code})`,
}
