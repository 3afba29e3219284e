import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { firstColourOf } from '#database/pictures.ts'
import { item_views, item_wishes, items } from './tables.ts'

type View = { item_id: string; day: string; visitor_hash: string }

/** Counts the visitor once a day, however often they come; gives what there are then. */
export async function countView(db: Db, { item_id, day, visitor_hash }: View): Promise<number> {
  const { rows } = await db.execute<{ view_count: number }>(sql`
    with new as (
      insert into ${item_views} (item_id, day, visitor_hash)
      values (${item_id}, ${day}, ${visitor_hash}) on conflict do nothing returning item_id
    ), counted as (
      update ${items} set view_count = view_count + 1 from new where ${items.id} = new.item_id returning view_count
    )
    select coalesce((select view_count from counted), (select view_count from ${items} where id = ${item_id})) as view_count`)
  return rows[0]?.view_count ?? 0
}

export const deleteOldViews = (db: Db, before: string) => db.delete(item_views).where(lt(item_views.day, before))

type Wish = { user_id: string; item_id: string }

/** Lets the toggles of one member on one item follow each other: each sees what the one before has left. */
export const lockWish = (db: Db, { user_id, item_id }: Wish) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`item wish ${user_id} ${item_id}`}, 0))`)

export async function deleteWish(db: Db, { user_id, item_id }: Wish): Promise<boolean> {
  const rows = await db
    .delete(item_wishes)
    .where(and(eq(item_wishes.user_id, user_id), eq(item_wishes.item_id, item_id)))
    .returning({ item_id: item_wishes.item_id })
  return rows.length === 1
}

export async function insertWish(db: Db, wish: Wish, now: Date): Promise<void> {
  await db.insert(item_wishes).values({ ...wish, created_at: now })
}

export const deleteWishesOf = (db: Db, user_id: string) =>
  db.delete(item_wishes).where(eq(item_wishes.user_id, user_id))

/** More than this nobody scrolls through, and no page fills that many hearts. */
const mostWishes = 500

/** What is on the wishlist, newest first, sold or not: enough to name what no list shows any more. */
export const listWishes = (db: Db, user_id: string) =>
  db
    .select({
      id: items.id,
      slug: items.slug,
      name: items.name,
      picture_ids: items.picture_ids,
      picture_colour: firstColourOf(items.picture_ids),
    })
    .from(item_wishes)
    .innerJoin(items, eq(items.id, item_wishes.item_id))
    .where(eq(item_wishes.user_id, user_id))
    .orderBy(desc(item_wishes.created_at), desc(item_wishes.item_id))
    .limit(mostWishes)
