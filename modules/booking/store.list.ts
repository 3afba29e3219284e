import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
  /** Where only a part is read, which a common name fills at once. */
  part?: Part
}
type Part = { sort: string; cursor?: string | undefined; limit: number }

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** A number as it is stored begins with the country: the nought people dial before it is none of it. */
const typedPhone = (text: string): string | undefined =>
  /^[+\d][\d ()-]{4,}$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : undefined

type Texts = Record<'id' | 'code' | 'name' | 'email' | 'phone_number', SQLWrapper>

/** Who ordered and by which code, as one text: in the words of the index. */
const isOrderer = ({ code, name, email, phone_number }: Texts, search: string): SQL =>
  ilike(
    sql`(${code} || ' ' || coalesce(${name}, '') || ' ' || coalesce(${email}, '') || ' ' || coalesce(${phone_number}, ''))`,
    like(typedPhone(search) ?? search),
  )

const isNamed = (search: string): SQL | undefined =>
  and(ilike(booking_participants.name, like(search)), isNull(booking_participants.cancelled_at))

/** By the text of each order itself: an EXISTS would first look up everybody of that name. */
const hasText = (texts: Texts, search: string): SQL | undefined =>
  or(
    isOrderer(texts, search),
    sql`(select bool_or(${isNamed(search)}) from ${booking_participants}
      where ${booking_participants.booking_id} = ${texts.id})`,
  )

/** More than anybody reads through: a search that finds more than so many is of a common name. */
const mostMatched = 1000
/** A name that one in so many has fills a page sooner than it is looked up. */
const commonShare = 12

const wholeCode = /^[a-z]+-\w+$/i

const sorted = { id: bookings.id, by: { created_at: bookings.created_at, departs_on: bookings.departs_on } }

// All tenants: within a condition that has the reader's scopes.
/** Whether the next rows of the list fill its page with what is looked for: one word, for most full names are rare, and no code. */
async function isFullSoon(db: Db, listed: SQL | undefined, { search, limit, ...place }: Part & { search: string }) {
  if (/[\d\s@]/.test(search)) return false
  const { order, behind } = keysetOf(sorted, place)
  const { id, code, name, email, phone_number } = bookings
  const next = db
    .select({ id, code, name, email, phone_number })
    .from(bookings)
    .where(and(listed, behind))
    .orderBy(...order)
    .limit(limit * commonShare)
    .as('next')
  const full = await db
    .select({ id: next.id })
    .from(next)
    .where(hasText(next, search))
    .limit(limit + 1)
  return full.length > limit
}

// All tenants: within a condition that has the reader's scopes.
/** The order whose code it is, or all that have it, each part by its index; none where these are too many. */
async function lookedUp(db: Db, search: string, within: SQL): Promise<string[] | undefined> {
  if (wholeCode.test(search)) {
    const isCode = and(within, eq(bookings.code, search.toUpperCase()))
    const [coded] = await db.select({ id: bookings.id }).from(bookings).where(isCode).limit(1)
    if (coded) return [coded.id]
  }
  const matched = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(within, isOrderer(bookings, search)))
    .unionAll(db.select({ id: booking_participants.booking_id }).from(booking_participants).where(isNamed(search)))
    .limit(mostMatched + 1)
  return matched.length > mostMatched ? undefined : [...new Set(matched.map(({ id }) => id))]
}

const openStates: BookingState[] = ['awaiting_payment', 'in_progress']

export type BookingFilter = {
  where: SQL | undefined
  /** All that the reader would see without a search. */
  listed: SQL | undefined
  is_common: boolean
}

/**
 * What somebody looks for among the orders within their scopes: code, who ordered, their address or phone; or the name of somebody
 * who travels. What few have is looked up; for what many have the list is read in its order. A cart is nobody's business.
 */
export async function filterBookings(db: Db, scopes: readonly Scope[], query: BookingQuery): Promise<BookingFilter> {
  const { search, part } = query
  const within = inScope(scopes, { tenant: bookings.tenant_id, partner: bookings.partner_id })
  const listed = and(
    within,
    isNotNull(bookings.checked_out_at),
    query.departure_id === undefined ? undefined : eq(bookings.departure_id, query.departure_id),
    query.state && eq(bookings.state, query.state),
    query.is_overdue ? and(isNotNull(bookings.overdue_at), eq(bookings.state, 'in_progress')) : undefined,
    query.is_open ? inArray(bookings.state, openStates) : undefined,
    query.is_to_check ? hasUnchecked('booking', bookings.id) : undefined,
  )
  if (search === '') return { where: listed, listed, is_common: false }
  const isCommon = part !== undefined && (await isFullSoon(db, listed, { ...part, search }))
  const ids = isCommon ? undefined : await lookedUp(db, search, within)
  const matches = ids ? inArray(bookings.id, ids) : hasText(bookings, search)
  return { where: and(listed, matches), listed, is_common: ids === undefined }
}

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

/** None for a common name in a long list: it would have to be read order by order. */
export async function countBookings(db: Db, { where, listed, is_common }: BookingFilter): Promise<Total | null> {
  if (is_common && (await totalOf(db, bookings, listed)).is_more) return null
  return totalOf(db, bookings, where)
}
