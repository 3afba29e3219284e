import { and, asc, desc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { coloursOf } from '#database/pictures.ts'
import { settledAt } from '#database/settled.ts'
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

/** `since`: what changed before can be seen by now. `due`: when the next date of any listing closes. */
export async function horizon(db: Db): Promise<{ since: number; due: number }> {
  const { rows } = await db.execute<{ since: number; due: number | null }>(sql`
    select ${settledAt} as since,
      (select extract(epoch from min(relist_at))::float8 * 1000 from ${listings} where ${isListed}) as due`)
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

/** Partners and kinds of journey that a tenant does not show. */
export type Unavailable = { hidden: string[]; closed: Category[] }
type Within = Unavailable & { limit: number }
type Ranked = { best: SQL; hits: SQL; total: SQL<number> }

const order = sql`standing, popularity desc nulls last, number`
// However many listings there are, so many of those seen most are looked through for answers, and so many of these ranked.
const mostWalked = 2000
const mostRanked = 200

const holds = (text: string): SQL => sql`document @@ ${text}::tsquery`

/** What is sold at a tenant: all of it that answers, or those seen most of it. */
function soldAt({ hidden, closed }: Unavailable) {
  const isSold = and(
    isListed,
    notHidden(hidden),
    closed.length === 0 ? undefined : notInArray(listings.category, closed),
  )
  const sold = (more?: SQL) =>
    sql`select number, standing, popularity, document from ${listings} where ${and(isSold, more)}`
  return {
    sold,
    /** Answers of a step: gathered by its rarest word, or met among those seen most. */
    some({ text, rarest }: Step, more: SQL | undefined): SQL {
      const among =
        rarest === undefined
          ? sql`${sold(more)} order by ${order} limit ${mostWalked}`
          : sql`${sold(and(holds(rarest), more))} offset 0`
      return sql`(select * from (${among}) as gathered where ${holds(text)}) as answers`
    },
  }
}

/** Answers with how far each is from what was typed: few are gathered, of many those seen most are looked through first. */
function hitsOf({ all, nearer, is_rare }: TextQuery, { limit, ...unavailable }: Within): SQL {
  const { sold } = soldAt(unavailable)
  const near = nearer.map(({ text }, i) => sql`when ${holds(text)} then ${i}::int`)
  const far = near.length === 0 ? sql`0` : sql`case ${sql.join(near, sql` `)} else ${near.length}::int end`
  const facts = sql`number, standing, popularity, ${far} as far`
  if (is_rare) return sql`select ${facts} from (${sold(holds(all))}) as answers`
  const isShort = sql`(select count(*) from walked) < ${limit}::int`
  return sql`with walked as (
      select ${facts} from (${sold()} order by ${order} limit ${mostWalked}) as seen_most
      where ${holds(all)} order by ${order} limit ${mostRanked})
    select * from walked union
    (select ${facts} from (${sold(and(holds(all), isShort))}) as answers order by ${order} limit ${limit})`
}

/** The best answers, with seats first, then near before far, then what people look at most. */
function ranked(query: TextQuery, within: Within): Ranked {
  const { limit, ...unavailable } = within
  const { some } = soldAt(unavailable)
  const noHits = sql`not exists (select 1 from hits)`
  const none = ({ unless }: Step) =>
    unless === undefined ? noHits : and(noHits, sql`not exists (select 1 from ${some(unless, undefined)})`)
  const first = (from: SQL, far: number) =>
    sql`(select number, ${far}::int as far from ${from} order by ${order} limit ${limit})`
  const hit = sql`(select number, far from hits order by standing, far, popularity desc, number limit ${limit})`
  // Those seen most need not have what few listings have.
  const rare = query.nearer.flatMap((step, i) =>
    query.is_rare || step.rarest === undefined ? [] : [first(some(step, undefined), i)],
  )
  const rest = query.rest.map((step, i) => first(some(step, none(step)), query.nearer.length + 1 + i))
  return {
    hits: hitsOf(query, within),
    best: sql`(select number, min(far) as far from (${sql.join([hit, ...rare, ...rest], sql` union all `)}) as ranked group by number) as best`,
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
