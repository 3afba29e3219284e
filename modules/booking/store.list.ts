import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { hasUnchecked } from '#modules/documents/module.ts'
import type { BookingState } from './rules/machine.ts'
import { booking_participants, bookings } from './tables.ts'

export type BookingQuery = {
  search: string
  departure_id?: string | undefined
  state?: BookingState | undefined
  is_overdue?: boolean | undefined
  /** Only those whose travellers can still bring documents. */
  is_open?: boolean | undefined
  /** Only those with a document that nobody has checked yet. */
  is_to_check?: boolean | undefined
}
type Part = { sort: string; cursor?: string | undefined; limit: number }

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** A number as it is stored begins with the country: the nought people dial before it is none of it. */
const typedPhone = (text: string): string | undefined =>
  /^[+\d][\d ()-]{4,}$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : undefined

/** Who ordered and by which code, as one text: in the words of the index. */
const orderer = sql`(${bookings.code} || ' ' || coalesce(${bookings.name}, '') || ' ' || coalesce(${bookings.email}, '') || ' ' || coalesce(${bookings.phone_number}, ''))`

/** More than anybody reads through: a search that finds more than so many is of a common name. */
const mostMatched = 1000

// All tenants: within a condition that has the reader's scopes.
/**
 * Code, who ordered, their address or phone; or the name of somebody who travels. What few have is looked up, each part by its index;
 * for what many have the list is read in its order, and is full before long.
 */
async function searched(db: Db, search: string, within: SQL): Promise<SQL | undefined> {
  if (search === '') return undefined
  const isOrderer = ilike(orderer, like(typedPhone(search) ?? search))
  const isNamed = and(ilike(booking_participants.name, like(search)), isNull(booking_participants.cancelled_at))
  const matched = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(within, isOrderer))
    .unionAll(db.select({ id: booking_participants.booking_id }).from(booking_participants).where(isNamed))
    .limit(mostMatched + 1)
  if (matched.length <= mostMatched) return inArray(bookings.id, [...new Set(matched.map(({ id }) => id))])
  // Of each order by itself: an EXISTS would first look up everybody of that name.
  const isTravelling = sql`(select bool_or(${isNamed}) from ${booking_participants}
    where ${booking_participants.booking_id} = ${bookings.id})`
  return or(isOrderer, isTravelling)
}

const openStates: BookingState[] = ['awaiting_payment', 'in_progress']

/** What somebody looks for among the orders within their scopes; a cart is nobody's business. */
export async function bookingsWhere(db: Db, scopes: readonly Scope[], query: BookingQuery): Promise<SQL | undefined> {
  const within = inScope(scopes, { tenant: bookings.tenant_id, partner: bookings.partner_id })
  return and(
    within,
    isNotNull(bookings.checked_out_at),
    await searched(db, query.search, within),
    query.departure_id === undefined ? undefined : eq(bookings.departure_id, query.departure_id),
    query.state && eq(bookings.state, query.state),
    query.is_overdue ? and(isNotNull(bookings.overdue_at), eq(bookings.state, 'in_progress')) : undefined,
    query.is_open ? inArray(bookings.state, openStates) : undefined,
    query.is_to_check ? hasUnchecked('booking', bookings.id) : undefined,
  )
}

const sorted = { id: bookings.id, by: { created_at: bookings.created_at, departs_on: bookings.departs_on } }

// All tenants: by a condition that has the reader's scopes.
/** Orders behind a cursor. `part`: the first so many of them, and where it goes on after those. */
export async function selectBookings(db: Db, where: SQL | undefined, { limit, ...place }: Part) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select({
      id: bookings.id,
      code: bookings.code,
      state: bookings.state,
      product_id: bookings.product_id,
      product_name: bookings.product_name,
      departure_id: bookings.departure_id,
      departs_on: bookings.departs_on,
      seats: bookings.seats,
      infants: bookings.infants,
      total: bookings.total,
      name: bookings.name,
      phone_number: bookings.phone_number,
      overdue_at: bookings.overdue_at,
      checked_out_at: bookings.checked_out_at,
      created_at: bookings.created_at,
    })
    .from(bookings)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  const part = (count: number) => keyset.part(rows, count)
  return { rows: rows.slice(0, limit), part }
}

export type ListedBooking = Awaited<ReturnType<typeof selectBookings>>['rows'][number]

export const countBookings = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, bookings, where)
