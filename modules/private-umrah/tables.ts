import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { airlines, airports, hotels } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { partners } from '#modules/partner/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { OfferedJourney } from './rules/differences.ts'
import type { Estimate } from './rules/estimate.ts'
import { extraUnits, type Wish } from './rules/facts.ts'
import type { PlannedJourney } from './rules/journey.ts'
import type { OfferState, OfferStep, RequestActor, RequestEvent, RequestState } from './rules/machine.ts'

type Text = { id: string; en: string }
const money = () => bigint({ mode: 'number' })
const moment = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const texts = () => jsonb().$type<Text>()
const airport = () =>
  text()
    .notNull()
    .references(() => airports.iata)
/** Offered no more: plans that name it say so at its field. */
const removed_at = () => moment()

/** Flights on an airline's timetable that a plan can be made of; times are local. */
export const private_routes = pgTable(
  'private_routes',
  {
    id: uuid().primaryKey(),
    airline_code: text()
      .notNull()
      .references(() => airlines.code),
    number: text().notNull(),
    from: airport(),
    to: airport(),
    /** Where planes are changed; none where it is direct. */
    via: text().references(() => airports.iata),
    /** 1 is Monday. */
    weekdays: smallint().array().notNull(),
    departs_at: text().notNull(),
    arrives_at: text().notNull(),
    arrives_days_later: integer().notNull(),
    removed_at: removed_at(),
  },
  (table) => [
    uniqueIndex('private_routes_number').on(table.number, table.from, table.to).where(sql`${table.removed_at} is null`),
    index().on(table.from, table.to, table.airline_code),
    index().on(table.to),
    index().on(table.via),
    index().on(table.airline_code),
    check('private_routes_days_later', sql`${table.arrives_days_later} between 0 and 2`),
  ],
)

/** Hotels of the catalogue that families can choose, each with the licence under which pilgrims may stay there. */
export const private_hotels = pgTable(
  'private_hotels',
  {
    id: uuid().primaryKey(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotels.id),
    licence_number: text().notNull(),
    licensed_until: day().notNull(),
    /** On foot to the nearest gate of the mosque. */
    distance_metres: integer().notNull(),
    removed_at: removed_at(),
  },
  (table) => [
    uniqueIndex('private_hotels_once').on(table.hotel_id).where(sql`${table.removed_at} is null`),
    index().on(table.hotel_id),
    check('private_hotels_distance', sql`${table.distance_metres} >= 0`),
  ],
)

export const private_vehicles = pgTable(
  'private_vehicles',
  {
    id: uuid().primaryKey(),
    name: texts().notNull(),
    about: texts().notNull(),
    capacity: integer().notNull(),
    position: integer().notNull(),
    removed_at: removed_at(),
  },
  (table) => [check('private_vehicles_capacity', sql`${table.capacity} > 0`)],
)

export const private_extras = pgTable('private_extras', {
  id: uuid().primaryKey(),
  name: texts().notNull(),
  about: texts().notNull(),
  /** For each who travels, or once for all of them. */
  per: text({ enum: extraUnits }).notNull(),
  position: integer().notNull(),
  removed_at: removed_at(),
})

/** What one of these costs in a month. Another price is another row, and the former is withdrawn: what was is never written over. */
export const private_prices = pgTable(
  'private_prices',
  {
    id: uuid().primaryKey(),
    route_id: uuid().references(() => private_routes.id),
    hotel_id: uuid().references(() => private_hotels.id),
    vehicle_id: uuid().references(() => private_vehicles.id),
    extra_id: uuid().references(() => private_extras.id),
    /** The cabin of a flight, how many sleep in a room; none elsewhere. */
    variant: text().notNull().default(''),
    /** Its first day. */
    month: day().notNull(),
    price: money().notNull(),
    created_at: moment().notNull(),
    withdrawn_at: moment(),
  },
  (table) => [
    ...[table.route_id, table.hotel_id, table.vehicle_id, table.extra_id].map((thing) =>
      uniqueIndex(`private_prices_${thing.name}`)
        .on(thing, table.variant, table.month)
        .where(sql`${thing} is not null and ${table.withdrawn_at} is null`),
    ),
    check('private_prices_price', sql`${table.price} > 0`),
    check('private_prices_month', sql`extract(day from ${table.month}) = 1`),
    check(
      'private_prices_thing',
      sql`num_nonnulls(${table.route_id}, ${table.hotel_id}, ${table.vehicle_id}, ${table.extra_id}) = 1`,
    ),
  ],
)

/** When Saudi Arabia takes nobody on umrah, around hajj: who came before has left by the first day of it. */
export const umrah_closures = pgTable(
  'umrah_closures',
  {
    closes_on: day().primaryKey(),
    reopens_on: day().notNull(),
    source: text().notNull(),
  },
  (table) => [check('umrah_closures_order', sql`${table.reopens_on} > ${table.closes_on}`)],
)

/** What one family wishes for: a plan, who travels, and what becomes of it. Once an offer is accepted its booking has the same id. */
export const private_requests = pgTable(
  'private_requests',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    state: text().$type<RequestState>().notNull(),
    wish: jsonb().$type<Wish>().notNull(),
    /** Days, flights and rooms, and what it was likely to cost, as it was when the wish was last changed. */
    plan: jsonb().$type<PlannedJourney>().notNull(),
    estimate: jsonb().$type<Estimate>().notNull(),
    departure_airport: airport(),
    departs_on: day().notNull(),
    returns_on: day().notNull(),
    travellers: integer().notNull(),
    /** For the partner whose offer is accepted, and nobody before. */
    name: text(),
    email: text(),
    phone_number: text(),
    note: text(),
    /** Who recommended it, where the link said so. */
    affiliate_code: text(),
    consultant_name: text(),
    language: text({ enum: ['id', 'en'] }).notNull(),
    submitted_at: moment(),
    /** Until when partners may offer. */
    closes_at: moment(),
    ended_at: moment(),
    end_reason: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.user_id, table.created_at),
    index().on(table.tenant_id),
    // What partners see, by the airport they serve.
    index('private_requests_open')
      .on(table.departure_airport, table.closes_at)
      .where(sql`${table.state} in ('waiting_approval', 'offered')`),
    index('private_requests_carts').on(table.departs_on).where(sql`${table.state} = 'cart'`),
    check('private_requests_travellers', sql`${table.travellers} > 0`),
  ],
)

/** Who travels, as it is said before there is a booking. */
export const private_travellers = pgTable(
  'private_travellers',
  {
    id: uuid().primaryKey(),
    request_id: uuid()
      .notNull()
      .references(() => private_requests.id),
    position: integer().notNull(),
    age_group: text({ enum: ['adult', 'child', 'infant'] }).notNull(),
    /** As in the passport. */
    name: text(),
    gender: text({ enum: ['male', 'female'] }),
    birth_date: day(),
    relation: text({ enum: ['self', 'spouse', 'child', 'parent', 'sibling', 'relative', 'friend'] }),
    is_single_name: boolean().notNull().default(false),
    passport_expires_on: day(),
  },
  (table) => [uniqueIndex().on(table.request_id, table.position)],
)

/** What one partner would do it for. */
export const private_offers = pgTable(
  'private_offers',
  {
    id: uuid().primaryKey(),
    request_id: uuid()
      .notNull()
      .references(() => private_requests.id),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    state: text().$type<OfferState>().notNull(),
    price_adult: money().notNull(),
    // Nothing where no child, or no infant, travels.
    price_child: money(),
    price_infant: money(),
    total: money().notNull(),
    /** For each who has a seat; 0 where all is paid at once. */
    down_payment: money().notNull(),
    /** What it costs the partner, for its margin; nobody else sees it. */
    cost: money(),
    journey: jsonb().$type<OfferedJourney>().notNull(),
    /** The same as days, flights and rooms: the request's own once it is accepted. */
    plan: jsonb().$type<PlannedJourney>().notNull(),
    /** What the partner says of it, in the language they write in. */
    note: text().notNull(),
    refund_terms: text().notNull(),
    valid_until: moment().notNull(),
    decline_reason: text(),
    made_by: uuid()
      .notNull()
      .references(() => staff.id),
    /** Rises with each change: who accepts says which one they have seen. */
    version: integer().notNull().default(1),
    created_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('private_offers_one_open').on(table.request_id, table.partner_id).where(sql`${table.state} = 'open'`),
    uniqueIndex('private_offers_one_accepted').on(table.request_id).where(sql`${table.state} = 'accepted'`),
    index().on(table.partner_id, table.state, table.valid_until),
    index('private_offers_to_lapse').on(table.valid_until).where(sql`${table.state} = 'open'`),
    index().on(table.made_by),
    check('private_offers_prices', sql`${table.price_adult} > 0 and ${table.total} > 0 and ${table.down_payment} >= 0`),
  ],
)

/** What happened to a request and its offers, when, by whom and why. Only ever added to. */
export const private_history = pgTable(
  'private_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    request_id: uuid()
      .notNull()
      .references(() => private_requests.id),
    at: moment().notNull(),
    event: text().$type<RequestEvent | OfferStep | 'create'>().notNull(),
    state: text().$type<RequestState>().notNull(),
    actor: text().$type<RequestActor>().notNull(),
    actor_id: uuid(),
    offer_id: uuid().references(() => private_offers.id),
    reason: text().notNull(),
  },
  (table) => [index().on(table.request_id, table.id), index().on(table.offer_id)],
)
