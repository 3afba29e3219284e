import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { DateFields } from './rules/date-fields.ts'
import { priceColumns } from './store.ts'
import { airlines, airports, departures, hotels } from './tables.ts'

export const insertDates = (db: Db, rows: (typeof departures.$inferInsert)[]) => db.insert(departures).values(rows)

/** What the desk shows of a date in every list. */
export const deskColumns = {
  id: departures.id,
  departs_on: departures.departs_on,
  returns_on: departures.returns_on,
  closes_at: departures.closes_at,
  published_at: departures.published_at,
  closed_at: departures.closed_at,
  quota: departures.quota,
  sold: departures.sold,
  held: departures.held,
  price_quad: departures.price_quad,
}

const dateColumns = {
  ...deskColumns,
  is_changed: sql<boolean>`${departures.next_fields} is not null`,
}

/** Dates of a package, on sale or not, earliest first. */
export const listDates = (db: Db, product_id: string) =>
  db
    .select(dateColumns)
    .from(departures)
    .where(eq(departures.product_id, product_id))
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(500)

type Which = { product_id: string; id: string }
const named = ({ product_id, id }: Which) => and(eq(departures.id, id), eq(departures.product_id, product_id))

/** All that a partner writes about a date, as it is now. */
export const fieldColumns = {
  departs_on: departures.departs_on,
  returns_on: departures.returns_on,
  cutoff_days: departures.cutoff_days,
  airline_code: departures.airline_code,
  flights: departures.flights,
  stays: departures.stays,
  prices: priceColumns,
  certainties: departures.certainties,
}

const writtenColumns = {
  ...dateColumns,
  ...fieldColumns,
  version: departures.version,
  next_fields: departures.next_fields,
}

/** Apart from seats and states: what a partner writes. */
const fieldsOf = <Row extends DateFields>(row: Row): DateFields => {
  const { departs_on, returns_on, cutoff_days, airline_code, flights, stays, prices, certainties } = row
  return { departs_on, returns_on, cutoff_days, airline_code, flights, stays, prices, certainties }
}

/** The same with all that its partner writes about it. */
export async function findWrittenDate(db: Db, which: Which) {
  const [row] = await db.select(writtenColumns).from(departures).where(named(which)).limit(1)
  return row && { ...row, fields: fieldsOf(row) }
}

/** The same, and nobody else changes it or takes a seat of it until the transaction ends. */
export async function lockWrittenDate(db: Db, which: Which) {
  const [row] = await db.select(writtenColumns).from(departures).where(named(which)).limit(1).for('update')
  return row && { ...row, fields: fieldsOf(row) }
}

/** Dates on sale of which a change is not approved yet. */
export async function listChangedDates(db: Db, product_id: string) {
  const rows = await db
    .select(writtenColumns)
    .from(departures)
    .where(and(eq(departures.product_id, product_id), isNotNull(departures.next_fields)))
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(500)
  return rows.map((row) => ({ id: row.id, next_fields: row.next_fields, fields: fieldsOf(row) }))
}

type Written = { live: Partial<DateFields>; next: Partial<DateFields> | null }

/** Writes fields of a locked date, those that are seen and those that wait, and raises its version. */
export async function updateDate(db: Db, id: string, { live, next }: Written): Promise<void> {
  const { prices, ...plain } = live
  const priced = prices && {
    price_quad: prices.quad,
    price_triple: prices.triple,
    price_double: prices.double,
    price_child: prices.child,
    price_infant: prices.infant,
  }
  await db
    .update(departures)
    .set({ ...plain, ...priced, next_fields: next, version: sql`${departures.version} + 1` })
    .where(eq(departures.id, id))
}

export async function findDate(db: Db, which: Which) {
  const [row] = await db.select(dateColumns).from(departures).where(named(which)).limit(1)
  return row
}

/** A date that is not on sale yet; false for any other. */
export async function deleteWaitingDate(db: Db, which: Which): Promise<boolean> {
  const rows = await db
    .delete(departures)
    .where(and(named(which), isNull(departures.published_at)))
    .returning({ id: departures.id })
  return rows.length === 1
}

/** More or fewer seats; nothing where fewer would be left than are sold and held. */
export async function updateQuota(db: Db, which: Which, change: number): Promise<number | undefined> {
  const [row] = await db
    .update(departures)
    .set({ quota: sql`${departures.quota} + ${change}` })
    .where(
      and(
        named(which),
        sql`${departures.quota} + ${change} >= greatest(1, ${departures.sold} + ${departures.held})`,
        sql`${departures.quota} + ${change} <= 2000`,
      ),
    )
    .returning({ quota: departures.quota })
  return row?.quota
}

/** Sold no more from now on; false where it is closed already or not on sale yet. */
export async function updateClosed(db: Db, which: Which, now: Date): Promise<boolean> {
  const rows = await db
    .update(departures)
    .set({ closed_at: now, closes_at: sql`least(${departures.closes_at}, ${now})` })
    .where(and(named(which), isNull(departures.closed_at), sql`${departures.published_at} is not null`))
    .returning({ id: departures.id })
  return rows.length === 1
}

/** Which of these names of airlines, airports and hotels are known. */
export async function knownPlaces(db: Db, { airline, hotel_ids }: { airline: string; hotel_ids: readonly string[] }) {
  const flown = await db.select({ code: airlines.code }).from(airlines).where(eq(airlines.code, airline)).limit(1)
  const stayed = await db
    .select({ id: hotels.id })
    .from(hotels)
    .where(sql`${hotels.id} = any(${sql.param([...hotel_ids])}::uuid[])`)
    .limit(hotel_ids.length)
  const served = await db.select({ iata: airports.iata }).from(airports).limit(2000)
  return {
    hasAirline: flown.length === 1,
    hotels: new Set(stayed.map(({ id }) => id)),
    airports: new Set(served.map(({ iata }) => iata)),
  }
}
