import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ShipmentActor, ShipmentEvent, ShipmentState } from './rules/shipment.ts'

const moment = () => timestamp({ withTimezone: true })

/** The shipment of an order, on its way. Which order it is for is known by dependent modules. */
export const shipments = pgTable('shipments', {
  order_id: uuid().primaryKey(),
  order_kind: text({ enum: ['booking', 'souvenir'] }).notNull(),
  state: text().$type<ShipmentState>().notNull(),
  courier: text(),
  waybill: text(),
  created_at: moment().notNull(),
  shipped_at: moment(),
  delivered_at: moment(),
})

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
