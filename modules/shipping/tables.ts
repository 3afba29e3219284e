import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#modules/identity/tables.ts'
import type { Region } from '#modules/location/rules/region.ts'
import { subdistricts } from '#modules/location/tables.ts'
import type { ShipmentActor, ShipmentEvent, ShipmentState } from './rules/shipment.ts'
import type { TrackStep } from './rules/tracking.ts'

const moment = () => timestamp({ withTimezone: true })

/** Where it was sent, as the address was then. */
type Destination = {
  recipient_name: string
  phone_number: string
  street: string
  postcode: string
  note: string | null
  region: Region
}

/** The shipment of an order, on its way. Which order it is for is known by dependent modules. */
export const shipments = pgTable(
  'shipments',
  {
    order_id: uuid().primaryKey(),
    order_kind: text({ enum: ['booking', 'souvenir'] }).notNull(),
    state: text().$type<ShipmentState>().notNull(),
    courier: text(),
    waybill: text(),
    /** Nothing where its order has a destination of its own. */
    destination: jsonb().$type<Destination>(),
    created_at: moment().notNull(),
    shipped_at: moment(),
    delivered_at: moment(),
    /** Since when it goes by another waybill than the first. */
    waybill_corrected_at: moment(),
    /** Since when it is known that the courier does not know the waybill. */
    waybill_unknown_at: moment(),
    /** As the courier's broker calls it, where the courier is asked. */
    courier_code: text(),
    /** Of the recipient's number: some couriers want to see them. Gone when there is nothing more to ask. */
    last_phone_digits: text(),
    /** When the courier is asked next; nothing where it is not, or no more. */
    track_at: moment(),
    tracked_at: moment(),
    /** In the courier's own words. */
    track_status: text(),
    track_steps: jsonb().$type<readonly TrackStep[]>(),
  },
  (table) => [
    index('shipments_to_track').on(table.track_at).where(sql`${table.track_at} is not null`),
    uniqueIndex('shipments_live_waybill').on(table.courier_code, table.waybill).where(sql`${table.state} = 'shipped'`),
    index().on(table.waybill),
  ],
)

/** Every change of a shipment: when, by whom, why. Only ever added to. */
export const shipment_history = pgTable(
  'shipment_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: uuid()
      .notNull()
      .references(() => shipments.order_id),
    at: moment().notNull(),
    event: text().$type<ShipmentEvent | 'prepare'>().notNull(),
    state: text().$type<ShipmentState>().notNull(),
    actor: text().$type<ShipmentActor>().notNull(),
    actor_id: uuid(),
    reason: text().notNull(),
  },
  (table) => [index().on(table.order_id, table.id)],
)

/** Where a member lets things be sent. An order copies what it needs, so that a deleted one is gone. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** What its owner calls it, such as "Rumah". */
    label: text().notNull(),
    recipient_name: text().notNull(),
    /** E.164. */
    phone_number: text().notNull(),
    /** City and province follow from it: they cannot contradict it. */
    subdistrict_id: text()
      .notNull()
      .references(() => subdistricts.id),
    postcode: text().notNull(),
    street: text().notNull(),
    /** For the courier. */
    note: text(),
    is_active: boolean().notNull(),
    created_at: moment().notNull(),
    changed_at: moment().notNull(),
  },
  (table) => [
    index().on(table.user_id, table.created_at),
    index().on(table.subdistrict_id),
    uniqueIndex('addresses_active').on(table.user_id).where(sql`${table.is_active}`),
  ],
)
