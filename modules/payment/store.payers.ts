import { inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { invoices } from './tables.ts'

// All tenants: a job forgets who paid, by orders it has just listed.
/** The invoices of these orders say no more whom they were sent to. */
export const forgetPayers = (db: Db, order_ids: readonly string[]) =>
  db
    .update(invoices)
    .set({ payer_name: '', payer_email: '', payer_phone: '' })
    .where(inArray(invoices.order_id, [...order_ids]))
