import { and, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { souvenir_checkouts, souvenir_orders } from './tables.ts'

const isNamed = or(ne(souvenir_checkouts.payer_email, ''), isNotNull(souvenir_checkouts.destination))

// All tenants: a job forgets who bought, once no law asks for it any more.
/** Amounts, codes and goods stay for the books; nobody is named in them any more. Gives which checkouts. */
export async function forgetOldCheckouts(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .update(souvenir_checkouts)
    .set({ payer_name: '', payer_email: '', payer_phone: '', destination: null })
    .where(and(lt(souvenir_checkouts.created_at, before), isNamed))
    .returning({ id: souvenir_checkouts.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db.update(souvenir_orders).set({ cancel_note: null }).where(inArray(souvenir_orders.checkout_id, ids))
  return ids
}
