import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#modules/identity/tables.ts'
import type { Region } from '#modules/location/rules/region.ts'
import { item_variants, items, stores } from '#modules/merchandise/tables.ts'
import { promos } from '#modules/promo/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { CancelReason } from './rules/cancel-reasons.ts'
import type { OrderActor, OrderEvent, OrderState } from './rules/machine.ts'
import type { ProblemActor, ProblemEvent, ProblemKind, ProblemState } from './rules/problem.ts'

type Text = { id: string; en: string }
const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })
const texts = () => jsonb().$type<Text>()
const ofTenant = () =>
  uuid()
    .notNull()
    .references(() => tenants.id)
const ofMember = () =>
  uuid()
    .notNull()
    .references(() => users.id)

/** What a member means to buy. Nothing is put aside for it. */
export const cart_items = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    tenant_id: ofTenant(),
    user_id: ofMember(),
    variant_id: uuid()
      .notNull()
      .references(() => item_variants.id),
    quantity: integer().notNull(),
    /** What it cost when its owner last put some of it here: another price now is said, and asked about. */
    price_seen: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.user_id, table.tenant_id, table.variant_id),
    index().on(table.variant_id),
    index().on(table.tenant_id),
    check('cart_items_quantity', sql`${table.quantity} >= 1`),
  ],
)

/** Where its parcels go, as it was when it was chosen. */
type Destination = {
  address_id: string
  recipient_name: string
  phone_number: string
  street: string
  postcode: string
  note: string | null
  region: Region
}

/** What a member orders at once, of one or several stores, paid by one invoice. Its status is that of its orders, never stored. */
export const souvenir_checkouts = pgTable(
  'souvenir_checkouts',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    tenant_id: ofTenant(),
    user_id: ofMember(),
    payer_name: text().notNull(),
    payer_email: text().notNull(),
    payer_phone: text().notNull(),
    destination: jsonb().$type<Destination>(),
    /** Who recommended it, where the link said so. */
    affiliate_code: text(),
    consultant_name: text(),
    promo_id: uuid().references(() => promos.id),
    /** What the promo takes off: known with the invoice. */
    discount: money().notNull().default(0),
    /** What paying it costs: known with the invoice. */
    payment_fee: money().notNull().default(0),
    /** Until when its pieces are put aside. */
    pay_by: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.user_id, table.created_at),
    index().on(table.tenant_id),
    index().on(table.promo_id),
    index().on(table.pay_by),
    check('souvenir_checkouts_discount', sql`${table.discount} >= 0`),
  ],
)

/** The order of one store within a checkout: one parcel, with a fate of its own. Prices are frozen at checkout. */
export const souvenir_orders = pgTable(
  'souvenir_orders',
  {
    id: uuid().primaryKey(),
    checkout_id: uuid()
      .notNull()
      .references(() => souvenir_checkouts.id),
    tenant_id: ofTenant(),
    user_id: ofMember(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    /** Within its checkout, from 1. */
    number: integer().notNull(),
    /** The checkout's code and the number. */
    code: text().notNull().unique(),
    store_name: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    subtotal: money().notNull(),
    weight_grams: integer().notNull(),
    /** As the courier's broker calls it; nothing until it is chosen. */
    courier: text(),
    courier_name: text(),
    service: text(),
    etd: text(),
    shipping_cost: money(),
    /** Its share of what the promo takes off: known with the invoice. */
    discount: money().notNull().default(0),
    paid_at: moment(),
    /** When the store has to have begun, and a wish to cancel to be answered. */
    process_by: moment(),
    answer_by: moment(),
    /** When a store that has begun has to have shipped it. */
    ship_by: moment(),
    /** Since when its courier is known not to know its waybill. */
    waybill_unknown_at: moment(),
    /** Since when its buyer says that something is wrong with it: until that is decided it is not completed. */
    problem_at: moment(),
    /** What it was before somebody wished to cancel it. */
    resumes_as: text({ enum: ['paid', 'processing'] }),
    cancel_reason: text().$type<CancelReason>(),
    cancel_note: text(),
    shipped_at: moment(),
    delivered_at: moment(),
    /** When it counts as completed unless its buyer says so before. */
    completes_at: moment(),
    ended_at: moment(),
    end_reason: text(),
    created_at: moment().notNull(),
    /** Where it stands at the store's desk: what is wrong first, then what the clock takes next; what no clock runs for stands last. */
    queue_at: moment()
      .notNull()
      .generatedAlwaysAs(
        sql`case when problem_at is not null or (state = 'shipped' and waybill_unknown_at is not null) then timestamptz '2000-01-01 00:00:00+00'
          else coalesce(case state when 'paid' then process_by when 'processing' then ship_by
            when 'cancel_requested' then answer_by end, to_timestamp(253402214400)) end`,
      ),
  },
  (table) => [
    uniqueIndex().on(table.checkout_id, table.number),
    uniqueIndex().on(table.checkout_id, table.store_id),
    index().on(table.store_id, table.state, table.created_at),
    index().on(table.store_id, table.queue_at, table.id),
    index().on(table.user_id, table.created_at),
    index().on(table.tenant_id),
    index('souvenir_orders_to_process').on(table.process_by).where(sql`${table.state} = 'paid'`),
    index('souvenir_orders_to_ship').on(table.ship_by).where(sql`${table.state} = 'processing'`),
    index('souvenir_orders_to_answer').on(table.answer_by).where(sql`${table.state} = 'cancel_requested'`),
    index('souvenir_orders_with_problem').on(table.problem_at).where(sql`${table.problem_at} is not null`),
    index('souvenir_orders_to_complete').on(table.completes_at).where(sql`${table.state} = 'delivered'`),
    check('souvenir_orders_subtotal', sql`${table.subtotal} > 0`),
    check('souvenir_orders_shipping', sql`${table.shipping_cost} > 0`),
    check('souvenir_orders_courier', sql`(${table.courier} is null) = (${table.shipping_cost} is null)`),
  ],
)

/** What is bought, as it was called and priced then; never changed. */
export const souvenir_order_lines = pgTable(
  'souvenir_order_lines',
  {
    id: uuid().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => souvenir_orders.id),
    position: integer().notNull(),
    variant_id: uuid()
      .notNull()
      .references(() => item_variants.id),
    item_id: uuid()
      .notNull()
      .references(() => items.id),
    item_slug: text().notNull(),
    name: texts().notNull(),
    variant_name: texts().notNull(),
    picture_id: text(),
    price: integer().notNull(),
    quantity: integer().notNull(),
    weight_grams: integer().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.order_id, table.position),
    index().on(table.variant_id),
    index().on(table.item_id),
    check('souvenir_order_lines_quantity', sql`${table.quantity} >= 1`),
    check('souvenir_order_lines_price', sql`${table.price} > 0`),
  ],
)

/** Every change of an order: when, by whom, why. Only ever added to. */
export const souvenir_history = pgTable(
  'souvenir_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: uuid()
      .notNull()
      .references(() => souvenir_orders.id),
    event: text().$type<OrderEvent | 'order'>().notNull(),
    state: text().$type<OrderState>().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    actor_id: uuid(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.order_id, table.id)],
)

/** What a buyer says is wrong with a parcel, what its store answers, and what became of it. */
export const souvenir_problems = pgTable(
  'souvenir_problems',
  {
    id: uuid().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => souvenir_orders.id),
    tenant_id: ofTenant(),
    user_id: ofMember(),
    kind: text().$type<ProblemKind>().notNull(),
    text: text().notNull(),
    picture_ids: jsonb().$type<readonly string[]>().notNull(),
    state: text().$type<ProblemState>().notNull(),
    created_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('souvenir_problems_open').on(table.order_id).where(sql`${table.state} = 'open'`),
    index().on(table.order_id, table.created_at),
    index().on(table.tenant_id),
    index().on(table.user_id),
  ],
)

/** Every step of a problem: when, by whom, in which words. Only ever added to. */
export const souvenir_problem_history = pgTable(
  'souvenir_problem_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    problem_id: uuid()
      .notNull()
      .references(() => souvenir_problems.id),
    event: text().$type<ProblemEvent | 'report'>().notNull(),
    state: text().$type<ProblemState>().notNull(),
    actor: text().$type<ProblemActor>().notNull(),
    actor_id: uuid(),
    reason: text().notNull(),
    /** What went back by it. */
    amount: money(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.problem_id, table.id)],
)
