import { inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { deleteAccounts } from './store.refund-accounts.ts'
import { invoices } from './tables.ts'

// All tenants: a job forgets who paid, by orders it has just listed.
/** The invoices of these orders say no more whom they were sent to, nor where money went back. */
export async function forgetPayers(db: Db, order_ids: readonly string[]): Promise<void> {
  if (order_ids.length === 0) return
  await deleteAccounts(db, order_ids)
  await db
    .update(invoices)
    .set({ payer_name: '', payer_email: '', payer_phone: '' })
    .where(inArray(invoices.order_id, [...order_ids]))
}
