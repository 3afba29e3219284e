import { and, asc, desc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { coloursOf } from '#database/pictures.ts'
import type { Category } from './rules/kinds.ts'
import { standings } from './rules/listing.ts'
import type { Step, TextQuery } from './rules/text-query.ts'
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
  picture_ids: listings.picture_ids,
  picture_colours: coloursOf(listings.picture_ids),
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
  cheapest_on: listings.cheapest_on,
  next_departure: listings.next_departure,
  days: sql<number[]>`${listings.days}[1:3]`,
  seats_free: listings.seats_free,
  label: listings.label,
  ratings: listings.ratings,
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
  date_facts: listings.date_facts,
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
    .select({ ...rowColumns, slug: listings.slug })
    .from(listings)
    .where(gt(listings.changed_at, sql`to_timestamp(${since}::float8)`))
    .orderBy(asc(listings.number))

/**
 * `since`: everything changed before this moment can be seen by now, for nobody who began earlier is still writing.
 * `due`: when the next date of any listing closes.
 */
export async function horizon(db: Db): Promise<{ since: number; due: number }> {
  const { rows } = await db.execute<{ since: number; due: number | null }>(sql`
    select extract(epoch from least(clock_timestamp(), min(xact_start)) - interval '1 second')::float8 as since,
      (select extract(epoch from min(relist_at))::float8 * 1000 from ${listings} where ${isListed}) as due
    from pg_stat_activity where datname = current_database() and backend_xid is not null`)
  const [row] = rows
  return { since: row?.since ?? 0, due: row?.due ?? Number.POSITIVE_INFINITY }
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

/** Numbers of listings that hold a text, and leave on a day where one is given. */
export async function listNumbers(db: Db, text: string, { day }: { day?: number }): Promise<number[]> {
  const rows = await db
    .select({ number: listings.number })
    .from(listings)
    .where(
      and(
        isListed,
        day === undefined ? undefined : sql`${listings.days} @> array[${day}]::integer[]`,
        sql`${listings.document} @@ ${text}::tsquery`,
      ),
    )
  return rows.map((row) => row.number)
}

// Counting on would make a common word slow, and nobody pages that far in suggestions.
const mostCounted = 200

/** Partners and kinds of journey that a tenant does not show. */
export type Unavailable = { hidden: string[]; closed: Category[] }
type Within = Unavailable & { limit: number }
type Ranked = { best: SQL; hits: SQL; total: SQL<number> }

const order = sql`standing, popularity desc nulls last, number`
// A wish that few carry must not cost a walk through all; what it misses further in is still found without it.
const mostWalked = 5000

/** Ways to the answers of a step, each with what it takes to sort them. */
function waysTo({ hidden, closed }: Unavailable) {
  const isSold = and(
    isListed,
    notHidden(hidden),
    closed.length === 0 ? undefined : notInArray(listings.category, closed),
  )
  const sold = (more?: SQL) =>
    sql`select number, standing, popularity, document from ${listings} where ${and(isSold, more)}`
  const holds = (text: string) => sql`${listings.document} @@ ${text}::tsquery`
  return {
    isSold,
    all: (text: string) => sql`(${sold(holds(text))}) as answers`,
    some({ text, rarest }: Step, more?: SQL): SQL {
      const among =
        rarest === undefined
          ? sql`${sold(more)} order by ${order} limit ${mostWalked}`
          : sql`${sold(and(holds(rarest), more))} offset 0`
      return sql`(select * from (${among}) as gathered where document @@ ${text}::tsquery) as answers`
    },
  }
}

/** The best answers, with seats first, then near before far, then what people look at most. */
function ranked(query: TextQuery, { limit, ...unavailable }: Within): Ranked {
  const { isSold, all, some } = waysTo(unavailable)
  const first = (from: SQL, far: number, most = limit) =>
    sql`(select number, ${far}::int as far from ${from} order by ${order} limit ${most})`
  const nearer = query.steps.slice(0, -1)
  const far = sql.join(
    nearer.map(({ text }, i) => sql`when document @@ ${text}::tsquery then ${i}::int`),
    sql` `,
  )
  const place = nearer.length === 0 ? sql`0` : sql`case ${far} else ${nearer.length}::int end`
  const hits = query.is_rare
    ? sql`select number, standing, popularity, ${place} as far from ${listings}
        where ${and(isSold, sql`${listings.document} @@ ${query.all}::tsquery`)}`
    : sql`select number from ${first(all(query.all), 0, mostCounted)} as counted`
  const near = query.is_rare
    ? [sql`(select number, far from hits order by standing, far, popularity desc, number limit ${limit})`]
    : [...nearer.map((step, i) => first(some(step), i)), first(all(query.all), nearer.length)]
  const noHits = sql`not exists (select 1 from hits)`
  const none = ({ unless }: Step) =>
    unless === undefined ? noHits : and(noHits, sql`not exists (select 1 from ${some(unless)})`)
  const rest = query.rest.map((step, i) => first(some(step, none(step)), query.steps.length + i))
  return {
    hits,
    best: sql`(select number, min(far) as far from (${sql.join([...near, ...rest], sql` union all `)}) as found group by number) as best`,
    total: sql<number>`(select count(*)::int from hits)`,
  }
}

const bestFirst = [asc(listings.standing), sql`best.far`, desc(listings.popularity), asc(listings.number)]

/** The best answers to a text query, as cards show them. */
export async function findListings(db: Db, query: TextQuery, within: Within) {
  const { hits, best, total } = ranked(query, within)
  return db
    .with(db.$with('hits', {}).as(hits))
    .select({ ...cardColumns, total })
    .from(listings)
    .innerJoin(best, sql`best.number = ${listings.number}`)
    .orderBy(...bestFirst)
    .limit(within.limit)
}

/** Their numbers alone, best first. */
export async function rankNumbers(db: Db, query: TextQuery, within: Within): Promise<number[]> {
  const { hits, best } = ranked(query, within)
  const rows = await db
    .with(db.$with('hits', {}).as(hits))
    .select({ number: listings.number })
    .from(listings)
    .innerJoin(best, sql`best.number = ${listings.number}`)
    .orderBy(...bestFirst)
    .limit(within.limit)
  return rows.map((row) => row.number)
}
