import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { checkOrderSummaries } from '#modules/orders/module.ts'
import { checkLedger } from '#modules/payment/module.ts'
import type { Acknowledged } from './buyer.ts'

type Row = Record<string, unknown>
const rows = async (db: Db, query: ReturnType<typeof sql>): Promise<Row[]> => (await db.execute(query)).rows

// Seats of the demo's own catalogue were sold before anybody booked here: those of the trial began with none.
const seats = sql`
  select d.id, d.quota, d.sold, d.held,
    coalesce(sum(b.seats) filter (where b.state in ('in_progress', 'completed')), 0)::int as should_sold,
    coalesce(sum(b.seats) filter (where b.state in ('cart', 'awaiting_payment')), 0)::int as should_held
  from departures d join bookings b on b.departure_id = d.id group by d.id`

const unpaidTwice = sql`
  select invoice_id from payments where is_settling group by invoice_id having count(*) > 1`

const bookingHistory = sql`
  select b.id, b.state, h.state as told from bookings b
  left join lateral (select state from booking_history where booking_id = b.id order by id desc limit 1) h on true
  where h.state is distinct from b.state`

const moneyHistory = sql`
  select p.payment_number as id, p.state, h.state as told from payments p
  left join lateral (select state from payment_history where payment_id = p.id order by id desc limit 1) h on true
  where h.state is distinct from p.state
  union all
  select i.code, i.state, h.state from invoices i
  left join lateral (
    select state from payment_history where invoice_id = i.id and payment_id is null order by id desc limit 1) h on true
  where h.state is distinct from i.state`

// Pieces of the demo's own items were never ordered: only those that somebody has bought here are compared.
const pieces = sql`
  select v.id, v.stock, v.held, h.stock as counted,
    coalesce(sum(l.quantity) filter (where o.state = 'awaiting_payment'), 0)::int as should_held
  from item_variants v join souvenir_order_lines l on l.variant_id = v.id join souvenir_orders o on o.id = l.order_id
  left join lateral (select stock from stock_history where variant_id = v.id order by id desc limit 1) h on true
  group by v.id, h.stock`

const souvenirHistory = sql`
  select o.code as id, o.state, h.state as told from souvenir_orders o
  left join lateral (select state from souvenir_history where order_id = o.id order by id desc limit 1) h on true
  where h.state is distinct from o.state`

const repeatedEvents = sql`
  select booking_id, event from booking_history
  where event in ('checkout', 'start', 'run_out', 'expire', 'complete', 'cancel')
  group by booking_id, event having count(*) > 1`

/** Everything that must hold after any trial; each fault in words. */
export async function faults(db: Db, known: Acknowledged): Promise<string[]> {
  const findings: string[] = []
  for (const row of await rows(db, seats)) {
    const { id, quota, sold, held, should_sold, should_held } = row
    if (Number(sold) + Number(held) > Number(quota)) findings.push(`departure ${id} is oversold`)
    if (sold !== should_sold || held !== should_held)
      findings.push(
        `departure ${id} has ${sold} sold and ${held} held; its bookings say ${should_sold} and ${should_held}`,
      )
  }
  for (const { invoice_id } of await rows(db, unpaidTwice)) findings.push(`invoice ${invoice_id} is paid twice`)
  for (const { id, stock, held, counted, should_held } of await rows(db, pieces)) {
    if (held !== should_held) findings.push(`variant ${id} has ${held} put aside; its orders say ${should_held}`)
    if (counted !== null && counted !== stock) findings.push(`variant ${id} has ${stock}; its history says ${counted}`)
  }
  const histories = await Promise.all([bookingHistory, moneyHistory, souvenirHistory].map((query) => rows(db, query)))
  for (const row of histories.flat()) findings.push(`${row.id} is ${row.state}, its history says ${row.told}`)
  for (const row of await rows(db, repeatedEvents)) findings.push(`booking ${row.booking_id} has ${row.event} twice`)
  findings.push(...(await checkLedger(db)).faults, ...(await checkOrderSummaries(db)))
  findings.push(...(await lost(db, known)), ...(await madeTwice(db, known)))
  return findings
}

/** What was acknowledged and is not there. */
async function lost(
  db: Db,
  { carts, orders, checkouts, payments, paid_at_bank, never_paid }: Acknowledged,
): Promise<string[]> {
  const missing = async (ids: readonly string[], query: (list: ReturnType<typeof sql>) => ReturnType<typeof sql>) => {
    if (ids.length === 0) return []
    const there = await rows(db, query(sql`${sql.param(ids)}::text[]`))
    const known = new Set(there.map((row) => String(row.id)))
    return ids.filter((id) => !known.has(id))
  }
  const say = (what: string, ids: readonly string[]) => ids.map((id) => `${what} ${id} was acknowledged and is not so`)
  return [
    ...say('cart', await missing(carts, (ids) => sql`select id from bookings where id::text = any(${ids})`)),
    ...say(
      'order',
      await missing(orders, (ids) => sql`select id from bookings where id::text = any(${ids}) and state <> 'cart'`),
    ),
    ...say(
      'checkout',
      await missing(checkouts, (ids) => sql`select id from souvenir_checkouts where id::text = any(${ids})`),
    ),
    ...say(
      'payment',
      await missing(
        payments,
        (ids) => sql`select payment_number as id from payments where payment_number = any(${ids})`,
      ),
    ),
    ...say(
      'forgery',
      await missing(
        never_paid,
        (ids) => sql`select payment_number as id from payments where payment_number = any(${ids})
          and state not in ('paid', 'refund_due', 'refunded')`,
      ),
    ),
    ...say(
      'money',
      await missing(
        paid_at_bank,
        (ids) => sql`select payment_number as id from payments where payment_number = any(${ids})
          and state in ('paid', 'refund_due', 'refunded')`,
      ),
    ),
  ]
}

/** What stands beside what was acknowledged, for the same buyers: each asks again until there is an answer, and each answer is known. */
async function madeTwice(db: Db, { carts, orders, checkouts, payments }: Acknowledged): Promise<string[]> {
  const listOf = (ids: readonly string[]) => sql`${sql.param(ids)}::text[]`
  const ofBuyers = (table: string, ids: readonly string[]) => sql`
    select one.id from ${sql.identifier(table)} one
    where one.user_id in (select user_id from ${sql.identifier(table)} where id::text = any(${listOf(ids)}))
      and one.id::text <> all(${listOf(ids)})`
  const ofInvoices = sql`
    select payment_number as id from payments
    where invoice_id in (select invoice_id from payments where payment_number = any(${listOf(payments)}))
      and payment_number <> all(${listOf(payments)})`
  const say = (what: string, extra: readonly Row[]) =>
    extra.map(({ id }) => `${what} ${id} was made beside what was told`)
  return [
    ...say('booking', await rows(db, ofBuyers('bookings', [...carts, ...orders]))),
    ...say('checkout', await rows(db, ofBuyers('souvenir_checkouts', checkouts))),
    ...say('payment', await rows(db, ofInvoices)),
  ]
}
