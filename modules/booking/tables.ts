import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Grant } from '#core/staff.ts'
import { departures, product_addons, products, reviews } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { partners } from '#modules/partner/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { Correction } from './rules/correction.ts'
import type { DepartureChange, PausedBy, RunOutcome } from './rules/departure-run.ts'
import type { BookingActor, BookingState } from './rules/machine.ts'
import type { AgeGroup, Rooms, RoomType } from './rules/party.ts'
import type { GuardianRelation } from './rules/passport.ts'
import type { Prices } from './rules/price.ts'
import type { MoneyEvent, TimelineEvent } from './rules/timeline.ts'
import type { Relation } from './rules/travellers.ts'

type Text = { id: string; en: string }
const moment = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const money = () => bigint({ mode: 'number' })

/** Where a booking was before its partner moved it. */
type Moved = { departure_id: string; departs_on: string; returns_on: string; reason: string; at: string }

/** Who began what a job goes on with, as the audit knows them. */
type StartedBy = { session_id: string; grants: Grant[]; request: { id: string; ip: string } }

/** No cart any more. */
const isOrdered = (table: { checked_out_at: AnyPgColumn }) => sql`${table.checked_out_at} is not null`

/** Seats on a departure for a party of travellers. Prices are frozen at checkout. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    product_id: uuid()
      .notNull()
      .references(() => products.id),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    departure_id: uuid()
      .notNull()
      .references(() => departures.id),
    state: text().$type<BookingState>().notNull(),
    /** While it is a cart: until when its seats are kept. */
    hold_expires_at: moment(),
    departs_on: day().notNull(),
    returns_on: day().notNull(),
    category: text({ enum: ['umroh', 'haji', 'wisata-syariah'] }).notNull(),
    /** Made for one family, by an offer they accepted: listed under a category of its own, and the kit is one of its extras. */
    is_private: boolean().notNull().default(false),
    product_name: jsonb().$type<Text>().notNull(),
    rooms: jsonb().$type<Rooms>().notNull(),
    children: integer().notNull(),
    infants: integer().notNull(),
    seats: integer().notNull(),
    /** A person, by room and age, as they stood when the price was last computed. */
    prices: jsonb().$type<Prices>().notNull(),
    subtotal: money().notNull(),
    discount: money().notNull().default(0),
    total: money().notNull(),
    down_payment: money().notNull(),
    plan: text({ enum: ['full', 'down_payment', 'financing'] })
      .notNull()
      .default('full'),
    promo_id: uuid(),
    promo_code: text(),
    affiliate_code: text(),
    consultant_name: text(),
    language: text({ enum: ['id', 'en'] }).notNull(),
    name: text(),
    gender: text({ enum: ['male', 'female'] }),
    birth_date: day(),
    address: text(),
    phone_number: text(),
    job_name: text(),
    instansi: text(),
    email: text(),
    phone_verified_at: moment(),
    /** Every number its holder had proved when it was last counted: by any of them it counts as theirs. */
    proven_phones: text().array().notNull().default([]),
    /** What anyone may verify a voucher by; says nothing else. */
    voucher_token: text().notNull().unique(),
    moved_from: jsonb().$type<Moved>(),
    overdue_at: moment(),
    checked_out_at: moment(),
    started_at: moment(),
    ended_at: moment(),
    end_reason: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.user_id, table.state, table.created_at),
    index().on(table.tenant_id),
    index().on(table.product_id),
    index().on(table.partner_id, table.state),
    index().on(table.departure_id),
    // One cart a member and departure: choosing anew takes the place of the former choice.
    uniqueIndex('bookings_one_cart').on(table.user_id, table.departure_id).where(sql`${table.state} = 'cart'`),
    // Whoever keeps seats unpaid is counted by phone at every cart and order.
    index('bookings_unpaid_phones')
      .using('gin', table.proven_phones)
      .where(sql`${table.state} in ('cart', 'awaiting_payment')`),
    index('bookings_holds').on(table.hold_expires_at).where(sql`${table.state} = 'cart'`),
    index('bookings_travelling').on(table.returns_on).where(sql`${table.state} = 'in_progress'`),
    // The desk lists what was ordered, of one partner or of all, by either day, and looks for who ordered by any part of it.
    index('bookings_listed').on(table.created_at, table.id).where(isOrdered(table)),
    index('bookings_listed_partner').on(table.partner_id, table.created_at, table.id).where(isOrdered(table)),
    index('bookings_listed_day').on(table.departs_on, table.id).where(isOrdered(table)),
    index('bookings_listed_partner_day').on(table.partner_id, table.departs_on, table.id).where(isOrdered(table)),
    index('bookings_orderer').using(
      'gin',
      sql`(${table.code} || ' ' || coalesce(${table.name}, '') || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.phone_number}, '')) gin_trgm_ops`,
    ),
    // What was sold, week by week, and what somebody has to be reminded of.
    index('bookings_started').on(table.started_at).where(sql`${table.started_at} is not null`),
    index('bookings_started_partner')
      .on(table.partner_id, table.started_at)
      .where(sql`${table.started_at} is not null`),
    index('bookings_overdue')
      .on(table.partner_id, table.overdue_at)
      .where(sql`${table.overdue_at} is not null and ${table.state} = 'in_progress'`),
    index('bookings_departing').on(table.departs_on).where(sql`${table.state} = 'in_progress'`),
    check('bookings_seats', sql`${table.seats} > 0`),
    check(
      'bookings_total',
      sql`${table.discount} >= 0 and ${table.total} >= 0 and ${table.total} = ${table.subtotal} - ${table.discount}`,
    ),
  ],
)

/** Who travels: one place each, named at checkout. */
export const booking_participants = pgTable(
  'booking_participants',
  {
    id: uuid().primaryKey(),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id),
    position: integer().notNull(),
    age_group: text().$type<AgeGroup>().notNull(),
    room_type: text().$type<RoomType>(),
    /** As in the passport. */
    name: text(),
    gender: text({ enum: ['male', 'female'] }),
    birth_date: day(),
    relation: text().$type<Relation>(),
    /** Their passport has one word only, and Saudi Arabia asks for two: whoever arranges visas has to know. */
    is_single_name: boolean().notNull().default(false),
    /** Sealed like a scan of it, in base64; deleted with the scans. */
    passport_sealed: text(),
    passport_expires_on: day(),
    /** With whom a woman or a minor travels. */
    guardian_relation: text().$type<GuardianRelation>(),
    guardian_name: text(),
    /** When the partner took them out of the journey; the others travel. */
    cancelled_at: moment(),
  },
  (table) => [
    uniqueIndex().on(table.booking_id, table.position),
    index('booking_participants_names').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
)

/** Extras with the price they had when chosen. */
export const booking_addons = pgTable(
  'booking_addons',
  {
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id),
    addon_id: uuid()
      .notNull()
      .references(() => product_addons.id),
    name: jsonb().$type<Text>().notNull(),
    price: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.booking_id, table.addon_id] }),
    index().on(table.addon_id),
    check('booking_addons_quantity', sql`${table.quantity} > 0`),
  ],
)

/** What happened to a booking, when, by whom and why. Only ever added to. */
export const booking_history = pgTable(
  'booking_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id),
    at: moment().notNull(),
    event: text().$type<Exclude<TimelineEvent, MoneyEvent>>().notNull(),
    state: text().$type<BookingState>().notNull(),
    actor: text().$type<BookingActor>().notNull(),
    actor_id: uuid(),
    reason: text().notNull(),
    /** What a correction changed. */
    change: jsonb().$type<Correction>(),
  },
  (table) => [index().on(table.booking_id, table.id)],
)

/** What was said of a journey, once a booking. */
export const booking_feedbacks = pgTable(
  'booking_feedbacks',
  {
    booking_id: uuid()
      .primaryKey()
      .references(() => bookings.id),
    review_id: uuid()
      .notNull()
      .references(() => reviews.id),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.review_id)],
)

/** A whole departure that its partner cancels or moves: done order by order, by a job. */
export const departure_runs = pgTable(
  'departure_runs',
  {
    id: uuid().primaryKey(),
    departure_id: uuid()
      .notNull()
      .references(() => departures.id),
    kind: text().$type<DepartureChange>().notNull(),
    /** Where its orders are moved to. */
    to_departure_id: uuid().references(() => departures.id),
    reason: text().notNull(),
    staff_id: uuid().notNull(),
    /** By which sign-in, grants and request: the audit of each order says it. */
    started_by: jsonb().$type<StartedBy>().notNull(),
    created_at: moment().notNull(),
    /** When no order of the departure was left to change. */
    finished_at: moment(),
    /** Since when somebody has stopped it, and for whom; nothing while it is at work. */
    paused_at: moment(),
    paused_by: text().$type<PausedBy>(),
  },
  (table) => [
    index().on(table.departure_id, table.created_at),
    index().on(table.to_departure_id),
    // Whoever presses second finds the first at work.
    uniqueIndex('departure_runs_one').on(table.departure_id).where(sql`${table.finished_at} is null`),
    check('departure_runs_to', sql`(${table.kind} = 'move') = (${table.to_departure_id} is not null)`),
  ],
)

/** What a run did to an order, written in the transaction that did it: no order is changed twice by one run. */
export const departure_run_bookings = pgTable(
  'departure_run_bookings',
  {
    run_id: uuid()
      .notNull()
      .references(() => departure_runs.id),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id),
    outcome: text().$type<RunOutcome>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.booking_id] }), index().on(table.booking_id)],
)
