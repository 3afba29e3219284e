import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { firstColourOf } from '#database/pictures.ts'
import { back_in_stock_requests, departures, product_views, products, wishlists } from './tables.ts'

type View = { product_id: string; day: string; visitor_hash: string }

/** Counts the visitor once a day, however often they come. */
export async function countView(db: Db, { product_id, day, visitor_hash }: View): Promise<void> {
  await db.execute(sql`
    with new as (
      insert into ${product_views} (product_id, day, visitor_hash)
      values (${product_id}, ${day}, ${visitor_hash}) on conflict do nothing returning product_id
    )
    update ${products} set view_count = view_count + 1 from new where ${products.id} = new.product_id`)
}

export const deleteOldViews = (db: Db, before: string) => db.delete(product_views).where(lt(product_views.day, before))

type Wish = { user_id: string; product_id: string }

/** Lets the toggles of one member on one package follow each other: each sees what the one before has left. */
export const lockWish = (db: Db, { user_id, product_id }: Wish) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wish ${user_id} ${product_id}`}, 0))`)

export async function deleteWish(db: Db, { user_id, product_id }: Wish): Promise<boolean> {
  const rows = await db
    .delete(wishlists)
    .where(and(eq(wishlists.user_id, user_id), eq(wishlists.product_id, product_id)))
    .returning({ product_id: wishlists.product_id })
  return rows.length === 1
}

export async function insertWish(db: Db, wish: Wish, now: Date): Promise<void> {
  await db.insert(wishlists).values({ ...wish, created_at: now })
}

/** More than this nobody scrolls through, and no page fills that many hearts. */
export const mostWishes = 500

/** Ids on the wishlist, newest first, sold or not. */
export async function wishlistIds(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: wishlists.product_id })
    .from(wishlists)
    .where(eq(wishlists.user_id, user_id))
    .orderBy(desc(wishlists.created_at), desc(wishlists.product_id))
    .limit(mostWishes)
  return rows.map((row) => row.id)
}

/** What is on the wishlist, newest first, sold or not: enough to name what no list shows any more. */
export const listWishes = (db: Db, user_id: string) =>
  db
    .select({
      id: products.id,
      category: products.category,
      state: products.state,
      name: products.name,
      picture_ids: products.picture_ids,
      picture_colour: firstColourOf(products.picture_ids),
    })
    .from(wishlists)
    .innerJoin(products, eq(products.id, wishlists.product_id))
    .where(eq(wishlists.user_id, user_id))
    .orderBy(desc(wishlists.created_at), desc(wishlists.product_id))
    .limit(mostWishes)

type Request = Omit<typeof back_in_stock_requests.$inferInsert, 'told_at'>

/** Who asks again is still one request; who was told already waits anew. */
export async function saveRequest(db: Db, request: Request): Promise<void> {
  const { tenant_id, product_id, phone_number } = back_in_stock_requests
  const { full_name, language } = request
  await db
    .insert(back_in_stock_requests)
    .values(request)
    .onConflictDoUpdate({
      target: [tenant_id, product_id, phone_number],
      set: { full_name, language, created_at: request.created_at, told_at: null },
    })
}

// All tenants: a job forgets what the privacy page says it does, everywhere.
/** Of those who were told before then. */
export const deleteAnsweredRequests = (db: Db, before: Date) =>
  db.delete(back_in_stock_requests).where(lt(back_in_stock_requests.told_at, before))

// All tenants: the same job.
/** Of those who have waited since before then. */
export const deleteOldRequests = (db: Db, before: Date) =>
  db.delete(back_in_stock_requests).where(lt(back_in_stock_requests.created_at, before))

/** Marks and gives everybody who waits for this package, if a date that can be booked has a free seat; each is given once. */
export function takeRequests(db: Db, product_id: string, now: Date) {
  const { id, told_at, tenant_id, phone_number, language } = back_in_stock_requests
  const hasSeats = sql`exists (
    select 1 from ${departures} d join ${products} p on p.id = d.product_id
    where d.product_id = ${product_id} and d.closes_at > ${now} and d.quota > d.sold + d.held
      and p.state = 'on_sale')`
  // Locked in one order: two releases at once would otherwise wait for each other for ever.
  const waiting = db
    .select({ id })
    .from(back_in_stock_requests)
    .where(and(eq(back_in_stock_requests.product_id, product_id), isNull(told_at), hasSeats))
    .orderBy(asc(id))
    .for('update')
  return db
    .update(back_in_stock_requests)
    .set({ told_at: now })
    .where(inArray(id, waiting))
    .returning({ tenant_id, phone_number, language })
}
