import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { BookingState } from './rules/machine.ts'
import { bookings } from './tables.ts'

type Whose = { tenant_id: string; user_id: string }
type Category = (typeof bookings.$inferSelect)['category']
export type OrderWish = Whose & {
  states: readonly BookingState[]
  /** Orders that are meant besides, whatever their state. */
  besides?: readonly string[] | undefined
  category?: Category | undefined
  /** A booking code, or words of a package's name. */
  search?: string | undefined
  now: Date
  limit: number
  offset: number
}

/** A cart whose time is over is nobody's to continue, also before the clock has swept it. */
const isLive = (now: Date): SQL | undefined => or(ne(bookings.state, 'cart'), gt(bookings.hold_expires_at, now))
const own = ({ tenant_id, user_id }: Whose): SQL | undefined =>
  and(eq(bookings.user_id, user_id), eq(bookings.tenant_id, tenant_id))

const called = (search: string | undefined): SQL | undefined => {
  if (!search) return undefined
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { code, product_name } = bookings
  return or(ilike(code, like), sql`${product_name} ->> 'id' ilike ${like}`, sql`${product_name} ->> 'en' ilike ${like}`)
}

const orderColumns = {
  id: bookings.id,
  code: bookings.code,
  state: bookings.state,
  product_id: bookings.product_id,
  partner_id: bookings.partner_id,
  product_name: bookings.product_name,
  category: bookings.category,
  departs_on: bookings.departs_on,
  returns_on: bookings.returns_on,
  seats: bookings.seats,
  infants: bookings.infants,
  total: bookings.total,
  hold_expires_at: bookings.hold_expires_at,
  overdue_at: bookings.overdue_at,
  moved_from: bookings.moved_from,
  created_at: bookings.created_at,
}

/** A page of a member's orders, newest first, each with how many there are in all: one statement for both. */
export const listOrders = (db: Db, { states, besides, category, search, now, limit, offset, ...whose }: OrderWish) =>
  db
    .select({ ...orderColumns, total_orders: sql<number>`(count(*) over ())::integer` })
    .from(bookings)
    .where(
      and(
        own(whose),
        or(inArray(bookings.state, [...states]), besides && inArray(bookings.id, [...besides])),
        isLive(now),
        category && eq(bookings.category, category),
        called(search),
      ),
    )
    .orderBy(desc(bookings.created_at), desc(bookings.id))
    .limit(limit)
    .offset(offset)

/** How many orders a member has in each state and category, and how many of them are among those that owe something. */
export const countOrders = (db: Db, { owing, now, ...whose }: Whose & { owing: readonly string[]; now: Date }) =>
  db
    .select({
      state: bookings.state,
      category: bookings.category,
      orders: count(),
      owing: sql<number>`(count(*) filter (where ${inArray(bookings.id, [...owing])}))::integer`,
    })
    .from(bookings)
    .where(and(own(whose), isLive(now)))
    .groupBy(bookings.state, bookings.category)

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
