import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { pictures } from '#database/tables.ts'
import { souvenir_checkouts, souvenir_orders, souvenir_problems } from './tables.ts'

const isNamed = or(ne(souvenir_checkouts.payer_email, ''), isNotNull(souvenir_checkouts.destination))

// All tenants: a job forgets them by their age.
/** Files of the pictures that buyers sent with a problem of a checkout that is to be forgotten. */
export async function listOldProblemFiles(db: Db, before: Date): Promise<string[]> {
  const problems = await db
    .select({ ids: souvenir_problems.picture_ids })
    .from(souvenir_problems)
    .innerJoin(souvenir_orders, eq(souvenir_orders.id, souvenir_problems.order_id))
    .innerJoin(souvenir_checkouts, eq(souvenir_checkouts.id, souvenir_orders.checkout_id))
    .where(and(lt(souvenir_checkouts.created_at, before), isNamed))
  const ids = problems.flatMap((problem) => problem.ids)
  if (ids.length === 0) return []
  const rows = await db.select({ file_key: pictures.file_key }).from(pictures).where(inArray(pictures.id, ids))
  return rows.map(({ file_key }) => file_key)
}

// All tenants: a job forgets who bought, once no law asks for it any more.
/** Amounts, codes and goods stay for the books; nobody is named in them any more. Gives which checkouts. */
export async function forgetOldCheckouts(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .update(souvenir_checkouts)
    .set({ payer_name: '', payer_email: '', payer_phone: '', destination: null })
    .where(and(lt(souvenir_checkouts.created_at, before), isNamed))
    .returning({ id: souvenir_checkouts.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await forgetWords(db, ids)
  return ids
}

// All tenants: by checkouts that the job has forgotten.
/** What buyers wrote, and the pictures they sent with it. */
async function forgetWords(db: Db, checkout_ids: readonly string[]): Promise<void> {
  const orders = await db
    .update(souvenir_orders)
    .set({ cancel_note: null })
    .where(inArray(souvenir_orders.checkout_id, [...checkout_ids]))
    .returning({ id: souvenir_orders.id })
  const isOfThem = inArray(
    souvenir_problems.order_id,
    orders.map(({ id }) => id),
  )
  const problems = await db.select({ ids: souvenir_problems.picture_ids }).from(souvenir_problems).where(isOfThem)
  const shown = problems.flatMap(({ ids }) => ids)
  if (shown.length > 0) await db.delete(pictures).where(inArray(pictures.id, shown))
  await db.update(souvenir_problems).set({ text: '', picture_ids: [] }).where(isOfThem)
}
