import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Tab } from '#modules/booking/rules/machine.ts'
import { users } from '#modules/identity/tables.ts'
import type { OrderKind } from '#modules/payment/rules/order-kinds.ts'
import type { Stage } from '#modules/payment/rules/payment-schedule.ts'
import { tenants } from '#modules/tenant/tables.ts'

const moment = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const money = () => bigint({ mode: 'number' })

/** What lists show of an order, whatever its kind. Made from the kind's own rows and the invoices, and can be made anew. */
export const order_summaries = pgTable(
  'order_summaries',
  {
    kind: text().$type<OrderKind>().notNull(),
    order_id: uuid().notNull(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    code: text().notNull(),
    /** The kind's own state. */
    status: text().notNull(),
    /** Where that state stands; one that owes something stands under "unpaid" besides. */
    tab: text().$type<Tab>().notNull(),
    category: text().notNull(),
    title: jsonb().$type<{ id: string; en: string }>().notNull(),
    /** What its picture and its page are of: the package, for a booking. */
    item_id: uuid().notNull(),
    /** None where nobody travels. */
    starts_on: day(),
    ends_on: day(),
    /** Of people, or of things. */
    quantity: integer().notNull(),
    total: money().notNull(),
    /** Until when it is listed, where it is held only for a time. */
    hold_expires_at: moment(),
    is_overdue: boolean().notNull(),
    /** All that is still to be paid of it, and of that what is paid first. */
    due_amount: money().notNull(),
    next_invoice_code: text(),
    next_stage: text().$type<Stage>(),
    next_amount: money(),
    next_due_at: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.order_id] }),
    index().on(table.user_id, table.tab, table.created_at),
    index().on(table.code),
    index().on(table.order_id),
    index().on(table.tenant_id),
  ],
)
