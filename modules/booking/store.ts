import {
  and,
  arrayOverlaps,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { draftColumn, dropDraft, type ShownDraft } from '#modules/drafts/module.ts'
import { provenPhoneOf } from '#modules/identity/module.ts'
import { endReasons } from './rules/machine.ts'
import type { ChosenAddon } from './rules/price.ts'
import { booking_addons, booking_history, booking_participants, bookings } from './tables.ts'

type StoredBooking = typeof bookings.$inferSelect
/** `draft`: what was typed into its form so far, where its owner reads it. */
export type BookingRow = StoredBooking & { draft?: ShownDraft | null }
export type NewBooking = typeof bookings.$inferInsert
export type ParticipantRow = typeof booking_participants.$inferSelect
export type HistoryRow = typeof booking_history.$inferSelect
/** What may change of a booking anywhere; its state changes in lifecycle/transition.ts only. */
export type BookingChange = Partial<Omit<StoredBooking, 'state'>> & { state?: never }

export type Mine = { tenant_id: string; user_id: string; id: string }
const mine = ({ tenant_id, user_id, id }: Mine) =>
  and(eq(bookings.id, id), eq(bookings.user_id, user_id), eq(bookings.tenant_id, tenant_id))

const withDraft = (db: Db) => {
  const { tenant_id, user_id, id: thing_id } = bookings
  return { ...getTableColumns(bookings), draft: draftColumn(db, { tenant_id, user_id, kind: 'booking', thing_id }) }
}

/** A member's own booking. */
export async function findMine(db: Db, whose: Mine): Promise<BookingRow | undefined> {
  const [row] = await db.select(withDraft(db)).from(bookings).where(mine(whose)).limit(1)
  return row
}

/** The same, locked: everyone who changes it waits here. Lock its invoices first where it may have some. */
export async function lockMine(db: Db, whose: Mine): Promise<BookingRow | undefined> {
  const [row] = await db.select(withDraft(db)).from(bookings).where(mine(whose)).limit(1).for('update')
  return row
}

/** The same with its places, in one statement: of a cart they stay as they were made, until they are named. */
export async function lockWithPlaces(db: Db, whose: Mine) {
  const rows = await db
    .select({ booking: bookings, place: booking_participants })
    .from(bookings)
    .innerJoin(booking_participants, eq(booking_participants.booking_id, bookings.id))
    .where(mine(whose))
    .orderBy(asc(booking_participants.position))
    .limit(2_000)
    .for('update', { of: bookings })
  return { booking: rows[0]?.booking, places: rows.map(({ place }) => place) }
}

// All tenants: by an id that the caller has found as theirs, or that an event or a job brings.
export async function lockBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id)).limit(1).for('update')
  return row
}

/** Two carts of one member at once are counted one after the other. */
export const lockMember = (db: Db, user_id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${user_id}`}, 0))`)

/** A member's carts, oldest first, locked; those whose time is over included. */
export const lockCarts = (db: Db, user_id: string) =>
  db
    .select({ id: bookings.id, departure_id: bookings.departure_id, hold_expires_at: bookings.hold_expires_at })
    .from(bookings)
    .where(and(eq(bookings.user_id, user_id), eq(bookings.state, 'cart')))
    .orderBy(asc(bookings.created_at))
    .limit(20)
    .for('update')

/**
 * Locks every phone that a member has proved, for the account or for an order, and one `besides`; gives them, or nothing where
 * the member has left. Orders by one phone at once are counted one after the other. In one order, so that nobody waits in a ring.
 */
export async function lockProvenPhones(
  db: Db,
  { tenant_id, user_id }: Omit<Mine, 'id'>,
  besides: string | null,
): Promise<string[] | undefined> {
  const ordered = db
    .selectDistinct({ phone_number: bookings.phone_number })
    .from(bookings)
    .where(and(eq(bookings.user_id, user_id), isNotNull(bookings.phone_verified_at)))
    .orderBy(asc(bookings.phone_number))
    .limit(50)
  const { rows } = await db.execute<{ is_member: boolean; phones: string[] }>(sql`
    with proven as (select ${provenPhoneOf({ tenant_id, id: user_id })} as member, array${ordered} as ordered),
    listed as (select member is not null as is_member, array(
      select distinct phone collate "C" from unnest(ordered || (member ->> 'proven_phone') || ${besides}::text) as phone
      where phone is not null order by 1) as phones from proven)
    select is_member, phones, (
      select count(pg_advisory_xact_lock(hashtextextended('unpaid ' || phone, 0))) from unnest(phones) as phone) as locked
    from listed`)
  const [row] = rows
  return row?.is_member ? row.phones : undefined
}

type Holder = { user_id: string; phones: readonly string[] }

/** Of a member, or of whoever has proved one of the same phones at any tenant. */
const heldBy = ({ user_id, phones }: Holder) =>
  phones.length === 0
    ? eq(bookings.user_id, user_id)
    : or(eq(bookings.user_id, user_id), arrayOverlaps(bookings.proven_phones, [...phones]))

type Beside = Holder & { except: readonly string[]; now: Date }

const unpaid = (db: Db, { except, now, ...holder }: Beside) => {
  const isActive = or(
    eq(bookings.state, 'awaiting_payment'),
    and(eq(bookings.state, 'cart'), gt(bookings.hold_expires_at, now)),
  )
  // Told twice, and in the words of the index: without them no index is used.
  const isUnpaid = sql`${bookings.state} in ('cart', 'awaiting_payment')`
  return db
    .select({ orders: count().as('orders'), seats: sql<number>`coalesce(sum(${bookings.seats}), 0)::int`.as('seats') })
    .from(bookings)
    .where(and(isUnpaid, isActive, heldBy(holder), notInArray(bookings.id, [...except])))
}

/** What they keep unpaid beside these bookings. */
export async function countUnpaid(db: Db, beside: Beside): Promise<{ orders: number; seats: number }> {
  const [row] = await unpaid(db, beside)
  return { orders: row?.orders ?? 0, seats: row?.seats ?? 0 }
}

type Since = { departure_id: string; carts_since: Date; orders_since: Date }

/** How often they kept seats of a date since then and did not pay; a choice that took the place of another is the same one. */
const runOut = (db: Db, { departure_id, carts_since, orders_since, ...holder }: Holder & Since) => {
  const isRecent = or(
    gt(bookings.ended_at, carts_since),
    and(isNotNull(bookings.checked_out_at), gt(bookings.ended_at, orders_since)),
  )
  const isOver = and(eq(bookings.state, 'expired'), ne(bookings.end_reason, endReasons.replaced), isRecent)
  return db
    .select({ holds: count().as('holds') })
    .from(bookings)
    .where(and(eq(bookings.departure_id, departure_id), isOver, heldBy(holder)))
}

/** Both at once, for whoever wants another cart. */
export async function countHolding(db: Db, { beside, since }: { beside: Beside; since: Since }) {
  const [held, over] = [unpaid(db, beside).as('held'), runOut(db, { ...beside, ...since }).as('over')]
  const [row] = await db
    .select({ orders: held.orders, seats: held.seats, holds: over.holds })
    .from(held)
    .innerJoin(over, sql`true`)
  if (!row) throw new Error('nothing was counted')
  return row
}

/** A member's carts and unpaid orders. */
export const listUnpaid = (db: Db, user_id: string) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.user_id, user_id), inArray(bookings.state, ['cart', 'awaiting_payment'])))
    .orderBy(asc(bookings.id))
    .limit(1_000)

/** How many seats of this date a member's cart keeps. */
export async function countCartSeats(db: Db, whose: { user_id: string; departure_id: string }): Promise<number> {
  const mine = and(eq(bookings.user_id, whose.user_id), eq(bookings.departure_id, whose.departure_id))
  const [row] = await db
    .select({ seats: bookings.seats })
    .from(bookings)
    .where(and(mine, eq(bookings.state, 'cart')))
    .limit(1)
  return row?.seats ?? 0
}

type NewParticipant = typeof booking_participants.$inferInsert
type Step = Omit<typeof booking_history.$inferInsert, 'id' | 'at'>

/** A cart, a place for each who travels, and the first row of its history: in one statement. */
export async function insertCart(
  db: Db,
  { row, places, step }: { row: NewBooking; places: NewParticipant[]; step: Step },
  now: Date,
): Promise<void> {
  const cart = db.$with('cart').as(db.insert(bookings).values(row))
  const party = db.$with('party').as(db.insert(booking_participants).values(places))
  await db
    .with(cart, party)
    .insert(booking_history)
    .values({ ...step, at: now })
}

// All tenants: by a row that the caller has locked.
const change = (db: Db, was: BookingRow, to: Partial<StoredBooking>) =>
  db
    .update(bookings)
    .set(to)
    .where(and(eq(bookings.id, was.id), eq(bookings.state, was.state)))
    .returning({ id: bookings.id })

/** Changes a locked booking if it is still in that state; gives it as it stands now. */
export async function updateBooking(db: Db, was: BookingRow, to: BookingChange): Promise<BookingRow> {
  const rows = await change(db, was, to)
  if (rows.length !== 1) throw new Error('a booking changed although it was locked')
  return { ...was, ...to, state: was.state }
}

/** A form that was typed belongs to a cart, and is forgotten with it. */
const dropForm = (db: Db, { tenant_id, user_id, id }: BookingRow) =>
  dropDraft(db, { tenant_id, user_id, kind: 'booking', thing_id: id })

/** The next state, what changes with it, and the row of its history: in one statement. */
export async function stepBooking(
  db: Db,
  was: BookingRow,
  { to, step, now }: { to: BookingChange | undefined; step: Step; now: Date },
): Promise<BookingRow> {
  const next = { ...to, state: step.state }
  const changed = db.$with('changed').as(change(db, was, next))
  const dropped = db.$with('dropped').as(dropForm(db, was))
  const [row] = await db
    .with(changed, dropped)
    .insert(booking_history)
    .values({ ...step, at: now })
    .returning({ changed: sql<number>`(select count(*) from changed)::int` })
  if (row?.changed !== 1) throw new Error('a booking changed although it was locked')
  return { ...was, ...next, draft: null }
}

/** Who travels; whoever was taken out of the journey is not among them. */
export const listParticipants = (db: Db, booking_ids: readonly string[]): Promise<ParticipantRow[]> =>
  db
    .select()
    .from(booking_participants)
    .where(and(inArray(booking_participants.booking_id, [...booking_ids]), isNull(booking_participants.cancelled_at)))
    .orderBy(asc(booking_participants.booking_id), asc(booking_participants.position))
    .limit(2_000)

/** Takes somebody out of a journey whose booking is locked. */
export const cancelParticipant = (db: Db, id: string, now: Date) =>
  db.update(booking_participants).set({ cancelled_at: now }).where(eq(booking_participants.id, id))

export type NamedRow = Pick<ParticipantRow, 'id' | 'name' | 'gender' | 'birth_date' | 'relation' | 'is_single_name'>

/** Names all who travel, and gives the extras chosen so far: one statement. Only places of this booking are touched. */
export async function nameParticipants(db: Db, booking_id: string, people: readonly NamedRow[]) {
  const rows = sql.join(
    people.map(
      (one) =>
        sql`(${one.id}::uuid, ${one.name}::text, ${one.gender}::text, ${one.birth_date}::date, ${one.relation}::text, ${one.is_single_name}::boolean)`,
    ),
    sql`, `,
  )
  const { rows: addons } = await db.execute<ChosenAddon>(sql`
    with named as (
      update ${booking_participants} p
      set name = v.name, gender = v.gender, birth_date = v.birth_date, relation = v.relation,
        is_single_name = v.is_single_name
      from (values ${rows}) as v(id, name, gender, birth_date, relation, is_single_name)
      where p.id = v.id and p.booking_id = ${booking_id})
    select addon_id as id, name, price, quantity from ${booking_addons} where booking_id = ${booking_id} order by addon_id`)
  return addons
}

export async function listAddons(db: Db, booking_id: string): Promise<ChosenAddon[]> {
  const rows = await db
    .select()
    .from(booking_addons)
    .where(eq(booking_addons.booking_id, booking_id))
    .orderBy(asc(booking_addons.addon_id))
    .limit(100)
  return rows.map(({ addon_id, name, price, quantity }) => ({ id: addon_id, name, price, quantity }))
}

/** These extras and no others. */
export async function replaceAddons(db: Db, booking_id: string, chosen: readonly ChosenAddon[]): Promise<void> {
  await db.delete(booking_addons).where(eq(booking_addons.booking_id, booking_id))
  const rows = chosen.map(({ id, name, price, quantity }) => ({ booking_id, addon_id: id, name, price, quantity }))
  if (rows.length > 0) await db.insert(booking_addons).values(rows)
}

export const insertHistory = (db: Db, step: Step, now: Date) => db.insert(booking_history).values({ ...step, at: now })

export const listHistory = (db: Db, booking_id: string): Promise<HistoryRow[]> =>
  db
    .select()
    .from(booking_history)
    .where(eq(booking_history.booking_id, booking_id))
    .orderBy(asc(booking_history.id))
    .limit(500)

// All tenants: a job ends holds wherever they ran out.
/** Carts whose time is over: their seats are to be given back. */
export const listRunOut = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.state, 'cart'), lte(bookings.hold_expires_at, now)))
    .orderBy(asc(bookings.hold_expires_at))
    .limit(limit)

// All tenants: a job completes journeys wherever they are over.
/** Journeys that are over; what is overdue waits for its partner. */
export const listReturned = (db: Db, today: string, limit: number) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'in_progress'),
        sql`${bookings.returns_on} < ${today}`,
        sql`${bookings.overdue_at} is null`,
      ),
    )
    .orderBy(asc(bookings.returns_on))
    .limit(limit)
