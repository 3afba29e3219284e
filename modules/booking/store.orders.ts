import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { bookings } from './tables.ts'

// All tenants: by bookings that an event names, or all, to be stored for each with its tenant.
/** What a list of orders shows of these bookings, or of all: a query for whoever stores it. */
export const bookingSummaries = (ids?: readonly string[]): SQL => sql`
  select b.id as order_id, b.tenant_id, b.user_id, b.code, b.state as status,
    case when b.is_private then 'private-umroh' else b.category end as category,
    b.product_name as title, b.product_id as item_id, b.departs_on as starts_on, b.returns_on as ends_on,
    b.seats + b.infants as quantity, b.total, case when b.state = 'cart' then b.hold_expires_at end as hold_expires_at,
    b.overdue_at is not null as is_overdue, b.created_at
  from ${bookings} b
  ${ids ? sql`where b.id = any(${sql.param([...ids])}::uuid[])` : sql``}`

type Days = { from: string; to: string }

// All tenants: reminders go out for every journey; each is sent as its own tenant.
/** Journeys under way that leave on one of these days. */
export const listDeparting = (db: Db, { from, to }: Days) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.state, 'in_progress'), gte(bookings.departs_on, from), lte(bookings.departs_on, to)))
    .orderBy(asc(bookings.departs_on), asc(bookings.id))
    .limit(5_000)

// All tenants: a licence is lost for everyone who booked by it; each is notified as of their own tenant.
/** Orders of these packages that are not over: to be paid, or under way. */
export const runningBookings = (db: Db, product_ids: readonly string[], today: string) =>
  db
    .select({
      id: bookings.id,
      code: bookings.code,
      tenant_id: bookings.tenant_id,
      user_id: bookings.user_id,
      departure_id: bookings.departure_id,
      product_name: bookings.product_name,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.product_id, [...product_ids]),
        inArray(bookings.state, ['awaiting_payment', 'in_progress']),
        gte(bookings.returns_on, today),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(10_000)

/** Carts whose seats are given back between these moments. */
export const holdsEnding = async (db: Db, { after, before }: { after: Date; before: Date }) => {
  const rows = await db
    .select({
      id: bookings.id,
      code: bookings.code,
      user_id: bookings.user_id,
      tenant_id: bookings.tenant_id,
      product_id: bookings.product_id,
      product_name: bookings.product_name,
      hold_expires_at: bookings.hold_expires_at,
    })
    .from(bookings)
    .where(and(eq(bookings.state, 'cart'), gt(bookings.hold_expires_at, after), lte(bookings.hold_expires_at, before)))
    .orderBy(asc(bookings.hold_expires_at))
    .limit(5_000)
  return rows.flatMap(({ hold_expires_at, ...row }) => (hold_expires_at ? [{ ...row, hold_expires_at }] : []))
}

/** A booking by what its voucher is verified with. */
export async function findByVoucher(db: Db, tenant_id: string, voucher_token: string) {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.voucher_token, voucher_token), eq(bookings.tenant_id, tenant_id)))
    .limit(1)
  return row
}

/** A member's own bookings, by id. */
export async function bookingsById(
  db: Db,
  { tenant_id, user_id }: { tenant_id: string; user_id: string },
  ids: string[],
) {
  if (ids.length === 0) return new Map<string, typeof bookings.$inferSelect>()
  const rows = await db
    .select()
    .from(bookings)
    .where(and(inArray(bookings.id, ids), eq(bookings.user_id, user_id), eq(bookings.tenant_id, tenant_id)))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}
