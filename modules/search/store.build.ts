import { and, asc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { type Listing, standings } from './rules/listing.ts'
import { listing_changes, listings, search_words } from './tables.ts'

const columnTypes = {
  product_id: 'uuid',
  slug: 'text',
  category: 'text',
  kind: 'text',
  type_slug: 'text',
  type_name_id: 'text',
  type_name_en: 'text',
  partner_id: 'uuid',
  partner_slug: 'text',
  partner_name: 'text',
  partner_logo_id: 'text',
  licence_number: 'text',
  licence_valid_until: 'date',
  name_id: 'text',
  name_en: 'text',
  picture_id: 'text',
  picture_ids: 'text[]',
  duration_days: 'smallint',
  hijri_year: 'smallint',
  departure_city: 'text',
  airline_codes: 'text[]',
  airline_names: 'text[]',
  hotel_stars: 'smallint',
  walk_minutes: 'smallint',
  can_finance: 'boolean',
  can_save: 'boolean',
  is_featured: 'boolean',
  price_from: 'integer',
  cheapest_on: 'date',
  next_departure: 'date',
  last_departure: 'date',
  months: 'integer[]',
  days: 'integer[]',
  seats_free: 'integer',
  group_seats: 'integer',
  date_facts: 'integer[]',
  standing: 'smallint',
  label: 'text',
  relist_at: 'timestamptz',
  rating_tenths: 'smallint',
  rating_count: 'integer',
  ratings: 'jsonb',
  popularity: 'integer',
  document: 'text',
} as const satisfies Record<keyof Listing, string>

const names = Object.keys(columnTypes)
const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const columns = list(names.map((name) => sql.identifier(name)).map((name) => sql`${name}`))
const types = list(Object.entries(columnTypes).map(([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`))
const values = list(names.map((name) => (name === 'document' ? sql`document::tsvector` : sql`${sql.identifier(name)}`)))
const renewed = list(names.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`))
const old = list(names.map((name) => sql`${listings}.${sql.identifier(name)}`))
const fresh = list(names.map((name) => sql`excluded.${sql.identifier(name)}`))

/** Writes listings in one statement; what did not change is left alone, so that nobody reads it again. */
export async function saveListings(db: Db, rows: readonly Listing[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${listings} (${columns}, changed_at)
    select ${values}, clock_timestamp() from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${types})
    on conflict (product_id) do update set ${renewed}, changed_at = excluded.changed_at
    where (${old}) is distinct from (${fresh})`)
}

type Part = { after: string; last: string }

/** What is listed of the products after one and up to another: when each is to be listed anew (in milliseconds), and its free seats. */
export const listListed = (db: Db, { after, last }: Part) =>
  db
    .select({
      product_id: listings.product_id,
      relist_at: sql<number | null>`extract(epoch from ${listings.relist_at})::float8 * 1000`,
      seats_free: listings.seats_free,
    })
    .from(listings)
    .where(
      and(gt(listings.product_id, after), lte(listings.product_id, last), lt(listings.standing, standings.off_sale)),
    )

/** Takes listings off sale: of these products, or of every product but those kept. */
export async function takeOffSale(db: Db, which: { ids: string[] } | { but: string[] }): Promise<void> {
  const chosen =
    'ids' in which
      ? inArray(listings.product_id, which.ids)
      : sql`not (${listings.product_id} = any(${sql.param(which.but)}::uuid[]))`
  await db
    .update(listings)
    .set({ standing: standings.off_sale, changed_at: sql`clock_timestamp()` })
    .where(and(chosen, lt(listings.standing, standings.off_sale)))
}

/** Those off sale for a day are known everywhere as such, and may go. */
export const deleteOffSale = (db: Db) =>
  db
    .delete(listings)
    .where(
      and(
        eq(listings.standing, standings.off_sale),
        lt(listings.changed_at, sql`clock_timestamp() - interval '1 day'`),
      ),
    )

/** Makes words known. Of a few listings the counts are left alone; of all of them they are set. */
export async function saveWords(db: Db, counts: ReadonlyMap<string, number>, counted: 'some' | 'all'): Promise<void> {
  if (counts.size === 0) return
  const words = sql`${sql.param([...counts.keys()])}::text[]`
  const given = sql`select * from unnest(${words}, ${sql.param([...counts.values()])}::integer[])`
  const settled = counted === 'all' ? sql`do update set listings = excluded.listings` : sql`do nothing`
  await db.execute(sql`insert into ${search_words} (word, listings) ${given} on conflict (word) ${settled}`)
  if (counted === 'all') await db.delete(search_words).where(sql`not (${search_words.word} = any(${words}))`)
}

/** Whoever lists the same products next waits, and then reads what this one has left. */
export const lockListings = (db: Db, ids: readonly string[]) =>
  db
    .select({ product_id: listings.product_id })
    .from(listings)
    .where(inArray(listings.product_id, [...ids]))
    .orderBy(asc(listings.product_id))
    .for('update')

export const insertChange = (db: Db, product_id: string) => db.insert(listing_changes).values({ product_id })

/** Whether a product waits to be listed anew, or a date has closed that is still listed. */
export async function hasChanges(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ is_due: boolean }>(sql`
    select exists (select 1 from ${listing_changes}) or exists (select 1 from ${listings} where ${isDue(now)}) as is_due`)
  return rows[0]?.is_due ?? false
}

const isDue = (now: Date) => and(lte(listings.relist_at, now), lt(listings.standing, standings.off_sale))

/** Products with a date that has closed since they were listed; others at work take others. */
export async function takeDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ product_id: listings.product_id })
    .from(listings)
    .where(isDue(now))
    .orderBy(asc(listings.product_id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map((row) => row.product_id)
}

/** Takes products that wait to be listed anew; others at work take others. */
export async function takeChanges(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    delete from ${listing_changes} where ctid in (select ctid from ${listing_changes} limit ${limit} for update skip locked)
    returning product_id`)
  return [...new Set(rows.map((row) => row.product_id))]
}
