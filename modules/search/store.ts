import { and, asc, desc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { standings } from './rules/listing.ts'
import type { Query } from './rules/terms.ts'
import { listings, search_words } from './tables.ts'

export const cardColumns = {
  number: listings.number,
  product_id: listings.product_id,
  slug: listings.slug,
  name_id: listings.name_id,
  name_en: listings.name_en,
  category: listings.category,
  kind: listings.kind,
  type_slug: listings.type_slug,
  picture_id: listings.picture_id,
  partner_slug: listings.partner_slug,
  partner_name: listings.partner_name,
  partner_logo_id: listings.partner_logo_id,
  licence_number: listings.licence_number,
  duration_days: listings.duration_days,
  hijri_year: listings.hijri_year,
  departure_city: listings.departure_city,
  airline_names: listings.airline_names,
  hotel_stars: listings.hotel_stars,
  walk_minutes: listings.walk_minutes,
  price_from: listings.price_from,
  next_departure: listings.next_departure,
  days: sql<number[]>`${listings.days}[1:3]`,
  seats_free: listings.seats_free,
  label: listings.label,
  rating_tenths: listings.rating_tenths,
  rating_count: listings.rating_count,
  can_finance: listings.can_finance,
  can_save: listings.can_save,
}

const rowColumns = {
  number: listings.number,
  standing: listings.standing,
  category: listings.category,
  kind: listings.kind,
  type_slug: listings.type_slug,
  type_name_id: listings.type_name_id,
  type_name_en: listings.type_name_en,
  partner_id: listings.partner_id,
  partner_slug: listings.partner_slug,
  partner_name: listings.partner_name,
  duration_days: listings.duration_days,
  hijri_year: listings.hijri_year,
  departure_city: listings.departure_city,
  airline_codes: listings.airline_codes,
  airline_names: listings.airline_names,
  hotel_stars: listings.hotel_stars,
  can_finance: listings.can_finance,
  can_save: listings.can_save,
  is_featured: listings.is_featured,
  price_from: listings.price_from,
  next_departure: listings.next_departure,
  months: listings.months,
  group_seats: listings.group_seats,
  popularity: listings.popularity,
  changed_at: sql<number>`extract(epoch from ${listings.changed_at})::float8`,
}

const isListed = lt(listings.standing, standings.off_sale)

/** Listings in the order of their numbers, a slice at a time. */
export const listRows = (db: Db, after: number, limit: number) =>
  db
    .select(rowColumns)
    .from(listings)
    .where(and(gt(listings.number, after), isListed))
    .orderBy(asc(listings.number))
    .limit(limit)

/** Listings that changed since, those off sale too. */
export const listChanged = (db: Db, since: number) =>
  db
    .select(rowColumns)
    .from(listings)
    .where(gt(listings.changed_at, sql`to_timestamp(${since}::float8)`))
    .orderBy(asc(listings.number))

/** Everything changed before this moment can be seen by now: nobody who began earlier is still writing. */
export async function horizon(db: Db): Promise<number> {
  const { rows } = await db.execute<{ since: number }>(sql`
    select extract(epoch from least(clock_timestamp(), min(xact_start)) - interval '1 second')::float8 as since
    from pg_stat_activity where datname = current_database() and backend_xid is not null`)
  return rows[0]?.since ?? 0
}

export const listWords = (db: Db) =>
  db.select({ word: search_words.word, listings: search_words.listings }).from(search_words)

/** What cards show, by listing number; in no order. */
export const listCards = (db: Db, numbers: number[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : db
        .select(cardColumns)
        .from(listings)
        .where(sql`${listings.number} = any(${sql.param(numbers)}::integer[])`)
        .limit(numbers.length)

const notHidden = (hidden: string[]): SQL | undefined =>
  hidden.length === 0 ? undefined : notInArray(listings.partner_id, hidden)

/** What cards show, by product; only of what is on sale. */
export const listCardsOfProducts = (db: Db, ids: string[], hidden: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select(cardColumns)
        .from(listings)
        .where(and(inArray(listings.product_id, ids), isListed, notHidden(hidden)))
        .limit(ids.length)

export async function findNumber(db: Db, product_id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ number: listings.number })
    .from(listings)
    .where(and(eq(listings.product_id, product_id), isListed))
    .limit(1)
  return row?.number
}

/** Numbers of listings that leave on a day, or answer a query, or both. */
export async function listNumbers(db: Db, { day, query }: { day?: number; query?: string }): Promise<number[]> {
  const rows = await db
    .select({ number: listings.number })
    .from(listings)
    .where(
      and(
        isListed,
        day === undefined ? undefined : sql`${listings.days} @> array[${day}]::integer[]`,
        query === undefined ? undefined : sql`${listings.document} @@ ${query}::tsquery`,
      ),
    )
  return rows.map((row) => row.number)
}

// Counting on would make a common word slow, and nobody pages that far in suggestions.
const mostCounted = 200

type Within = { hidden: string[]; limit: number }
const order = sql`standing, popularity desc nulls last, number`
const some = (from: SQL, far: number, limit: number) =>
  sql`(select number, ${far}::int as far from ${from} order by ${order} limit ${limit})`

/** The best answers to a query: with seats first, then names before other matches, then what people look at most. */
export async function findListings(db: Db, query: Query, { hidden, limit }: Within) {
  const answers = (text: string, more?: SQL) =>
    sql`(select number, standing, popularity, document from ${listings}
      where ${and(isListed, notHidden(hidden), sql`${listings.document} @@ ${text}::tsquery`, more)}`
  // Few answers are gathered by their words and then sorted. Of many, the best are met first by walking in order:
  // sorting them all would be slow, as walking would be for few.
  const hits = db.$with('hits', {}).as(sql`select * from ${answers(query.all)}) as gathered`)
  const from = query.is_rare ? sql`hits` : sql`${answers(query.all)}) as walked`
  const inName = query.is_rare
    ? sql`(select * from hits where document @@ ${query.name}::tsquery) as named`
    : sql`${answers(query.name)}) as named`
  const none = sql`(select count(*) from ${some(from, 1, 1)} as one) = 0`
  const fence = query.is_most_rare ? sql`offset 0` : sql``
  const most = query.most
    ? sql`union all ${some(sql`${answers(query.most, none)} ${fence}) as most`, 2, limit)}`
    : sql``
  const total = sql<number>`(select count(*)::int from ${some(from, 1, mostCounted)} as counted)`
  const best = sql`(select number, min(far) as far from (
    ${some(inName, 0, limit)} union all ${some(from, 1, limit)} ${most}) as found group by number) as best`
  return db
    .with(hits)
    .select({ ...cardColumns, total })
    .from(listings)
    .innerJoin(best, sql`best.number = ${listings.number}`)
    .orderBy(asc(listings.standing), sql`best.far`, desc(listings.popularity), asc(listings.number))
    .limit(limit)
}
