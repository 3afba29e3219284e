import { and, asc, eq, gt, ilike, inArray, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { colourOf, coloursOf, firstColourOf } from '#database/pictures.ts'
import { isLicensed } from '#modules/partner/module.ts'
import type { Addon, Flight } from './rules/facts.ts'
import { departureVersion, isPublic, productVersion } from './store.versions.ts'
import { airlines, airports, departures, hotels, product_addons, product_types, products } from './tables.ts'

type Hotel = {
  name: string
  city: string
  stars: number
  nights: number
  walk_minutes: number | null
  picture_id: string | null
  picture_colour: string | null
}
export type Category = (typeof products.$inferSelect)['category']

/** Those that are offered, in the order their partner gave them. */
export const addonsOf = sql<Addon[]>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'name', a.name, 'price', a.price, 'per', a.per) order by a.position, a.id), '[]')
  from ${product_addons} a where a.product_id = ${products}.id and a.removed_at is null)`

/** What the page of a package says, as the site shows it now. */
export const pageColumns = {
  id: products.id,
  slug: products.slug,
  partner_id: products.partner_id,
  category: products.category,
  kind: products.kind,
  type: { slug: product_types.slug, name: product_types.name },
  name: products.name,
  summary: products.summary,
  description: products.description,
  duration_days: products.duration_days,
  hijri_year: products.hijri_year,
  departure_airport: { iata: airports.iata, name: airports.name, city: airports.city },
  picture_ids: products.picture_ids,
  picture_colours: coloursOf(products.picture_ids),
  includes: products.includes,
  excludes: products.excludes,
  agenda: products.agenda,
  questions: products.questions,
  facilities: products.facilities,
  documents: products.documents,
  refund_terms: products.refund_terms,
  addons: addonsOf,
  down_payment: products.down_payment,
  can_finance: products.can_finance,
  can_save: products.can_save,
  state: products.state,
}

/** Packages with their words, type, airport and add-ons. What is not published is nobody's to see; those gone say so. */
export const listProducts = (db: Db, ids: string[]) =>
  db
    .select({ ...pageColumns, version: productVersion })
    .from(products)
    .innerJoin(product_types, eq(product_types.slug, products.type_slug))
    .innerJoin(airports, eq(airports.iata, products.departure_airport))
    .where(and(sql`${products.id} = any(${sql.param(ids)}::uuid[])`, isPublic))
    .limit(ids.length)

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number]

/** The hotels that a column of stays names. */
export const hotelsIn = (stays: SQLWrapper) => sql<Hotel[]>`(
  select coalesce(json_agg(json_build_object(
    'name', h.name, 'city', h.city, 'stars', h.stars, 'nights', (s.stay ->> 'nights')::integer,
    'walk_minutes', h.walk_minutes, 'picture_id', h.picture_id,
    'picture_colour', ${colourOf(sql`h.picture_id`)}) order by s.position), '[]')
  from jsonb_array_elements(${stays}) with ordinality as s(stay, position)
  join ${hotels} h on h.id = (s.stay ->> 'hotel_id')::uuid)`
export const hotelsOf = hotelsIn(departures.stays)

type Leg = Flight & { from_city: string | null; to_city: string | null; via_city?: string | null }

/** Flights with the cities people know their airports by. */
export const legsIn = (flights: SQLWrapper) => sql<Leg[]>`(
  select coalesce(json_agg(f.leg || jsonb_build_object('from_city', a.city, 'to_city', b.city, 'via_city', v.city) order by f.position), '[]')
  from jsonb_array_elements(${flights}) with ordinality as f(leg, position)
  left join ${airports} a on a.iata = f.leg ->> 'from'
  left join ${airports} b on b.iata = f.leg ->> 'to'
  left join ${airports} v on v.iata = f.leg ->> 'via')`
export const legsOf = legsIn(departures.flights)

export const priceColumns = {
  quad: departures.price_quad,
  triple: departures.price_triple,
  double: departures.price_double,
  child: departures.price_child,
  infant: departures.price_infant,
}

/** These dates, with airline and hotels. */
export const listDepartures = (db: Db, ids: string[]) =>
  db
    .select({
      id: departures.id,
      version: departureVersion,
      departs_on: departures.departs_on,
      returns_on: departures.returns_on,
      closes_at: departures.closes_at,
      quota: departures.quota,
      sold: departures.sold,
      held: departures.held,
      airline: { code: airlines.code, name: airlines.name },
      flights: legsOf,
      hotels: hotelsOf,
      prices: priceColumns,
      certainties: departures.certainties,
    })
    .from(departures)
    .innerJoin(airlines, eq(airlines.code, departures.airline_code))
    .where(sql`${departures.id} = any(${sql.param(ids)}::uuid[])`)
    .limit(ids.length)

export type DepartureRow = Awaited<ReturnType<typeof listDepartures>>[number]

/** What other modules show of a package in passing; drafts and those gone included, `state` says so. */
export const summaries = (db: Db, ids: string[]) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      partner_id: products.partner_id,
      category: products.category,
      kind: products.kind,
      name: products.name,
      duration_days: products.duration_days,
      picture_ids: products.picture_ids,
      picture_colour: firstColourOf(products.picture_ids),
      down_payment: products.down_payment,
      can_finance: products.can_finance,
      can_save: products.can_save,
      state: products.state,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .limit(ids.length)

/** A package on sale that a tenant does not hide. */
export async function findOnSale(db: Db, id: string, hidden: string[]) {
  const [row] = await db
    .select({ id: products.id, slug: products.slug, name: products.name, category: products.category })
    .from(products)
    .where(and(eq(products.id, id), eq(products.state, 'on_sale'), notInArray(products.partner_id, hidden)))
    .limit(1)
  return row
}

/** What was typed, as a pattern that finds it anywhere: its own % and _ mean themselves. */
const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

export function listTypes(db: Db, category: Category, search: string | undefined) {
  const named = (language: 'id' | 'en', pattern: string) => ilike(sql`${product_types.name} ->> ${language}`, pattern)
  const matchesName = search && or(named('id', containing(search)), named('en', containing(search)))
  return db
    .select({
      slug: product_types.slug,
      name: product_types.name,
      picture_id: product_types.picture_id,
      picture_colour: colourOf(product_types.picture_id),
    })
    .from(product_types)
    .where(and(eq(product_types.category, category), matchesName || undefined))
    .orderBy(asc(product_types.position), asc(product_types.slug))
    .limit(search ? 50 : 12)
}

type Wanted = { search: string | undefined; limit: number; now: Date; hidden: string[]; closed: Category[] }

/** Dates on sale, earliest first. Of a word that many names hold, so many packages are looked at and no more. */
export function listVariants(db: Db, { search, limit, now, hidden, closed }: Wanted) {
  const onSale = and(
    eq(products.state, 'on_sale'),
    notInArray(products.partner_id, hidden),
    isLicensed(products, jakartaDate(now)),
    notInArray(products.category, closed),
  )
  const named = sql`((${products.name} ->> 'id') || ' ' || (${products.name} ->> 'en'))`
  const isMatch: SQL | undefined = search
    ? inArray(
        products.id,
        db
          .select({ id: products.id })
          .from(products)
          .where(and(ilike(named, containing(search)), onSale))
          .limit(500),
      )
    : undefined
  return db
    .select({
      id: departures.id,
      departs_on: departures.departs_on,
      closes_at: departures.closes_at,
      quota: departures.quota,
      sold: departures.sold,
      held: departures.held,
      prices: priceColumns,
      product: { id: products.id, slug: products.slug, name: products.name },
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(and(gt(departures.closes_at, now), onSale, isMatch))
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(limit)
}
