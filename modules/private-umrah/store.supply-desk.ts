import { and, asc, eq, gte, inArray, isNull, max, ne } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { PricedKind } from './rules/supply.ts'
import {
  private_extras,
  private_hotels,
  private_prices,
  private_routes,
  private_vehicles,
  umrah_closures,
} from './tables.ts'

type RouteRow = typeof private_routes.$inferInsert
type HotelRow = typeof private_hotels.$inferInsert
type VehicleRow = typeof private_vehicles.$inferInsert
type ExtraRow = typeof private_extras.$inferInsert
type ClosureRow = typeof umrah_closures.$inferInsert

const things = {
  routes: private_routes,
  hotels: private_hotels,
  vehicles: private_vehicles,
  extras: private_extras,
} as const

const columns = {
  routes: private_prices.route_id,
  hotels: private_prices.hotel_id,
  vehicles: private_prices.vehicle_id,
  extras: private_prices.extra_id,
} as const

/** What names the thing of a price row. */
const thingOf = (kind: PricedKind, id: string) => ({
  route_id: kind === 'routes' ? id : null,
  hotel_id: kind === 'hotels' ? id : null,
  vehicle_id: kind === 'vehicles' ? id : null,
  extra_id: kind === 'extras' ? id : null,
})

export const listRouteRows = (db: Db) =>
  db
    .select()
    .from(private_routes)
    .where(isNull(private_routes.removed_at))
    .orderBy(asc(private_routes.from), asc(private_routes.to), asc(private_routes.number), asc(private_routes.id))
    .limit(2000)

export const listHotelRows = (db: Db) =>
  db
    .select()
    .from(private_hotels)
    .where(isNull(private_hotels.removed_at))
    .orderBy(asc(private_hotels.distance_metres), asc(private_hotels.id))
    .limit(500)

export const listVehicleRows = (db: Db) =>
  db
    .select()
    .from(private_vehicles)
    .where(isNull(private_vehicles.removed_at))
    .orderBy(asc(private_vehicles.position), asc(private_vehicles.id))
    .limit(100)

export const listExtraRows = (db: Db) =>
  db
    .select()
    .from(private_extras)
    .where(isNull(private_extras.removed_at))
    .orderBy(asc(private_extras.position), asc(private_extras.id))
    .limit(100)

export const listClosureRows = (db: Db) =>
  db.select().from(umrah_closures).orderBy(asc(umrah_closures.closes_on)).limit(100)

/** The last month that each thing of a kind has a price in. */
export async function pricedUntil(db: Db, kind: PricedKind): Promise<Map<string, string>> {
  const thing = columns[kind]
  const rows = await db
    .select({ id: thing, month: max(private_prices.month) })
    .from(private_prices)
    .where(isNull(private_prices.withdrawn_at))
    .groupBy(thing)
    .limit(5000)
  return new Map(rows.flatMap(({ id, month }) => (id && month ? [[id, month] as const] : [])))
}

/** A thing that is offered, locked: two who change its prices at once do so one after the other. */
export async function lockThing(db: Db, kind: PricedKind, id: string): Promise<boolean> {
  const table = things[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.removed_at)))
    .limit(1)
    .for('update')
  return rows.length === 1
}

/** Whether another flight of that number is offered between the same airports. */
export async function isRouteThere(db: Db, { id, number, from, to }: RouteRow): Promise<boolean> {
  const { number: flown, from: start, to: end, removed_at } = private_routes
  const rows = await db
    .select({ id: private_routes.id })
    .from(private_routes)
    .where(and(eq(flown, number), eq(start, from), eq(end, to), isNull(removed_at), ne(private_routes.id, id)))
    .limit(1)
  return rows.length === 1
}

/** Whether the hotel is offered already. */
export async function isHotelOffered(db: Db, { id, hotel_id }: Pick<HotelRow, 'id' | 'hotel_id'>): Promise<boolean> {
  const { hotel_id: hotel, removed_at } = private_hotels
  const rows = await db
    .select({ id: private_hotels.id })
    .from(private_hotels)
    .where(and(eq(hotel, hotel_id), isNull(removed_at), ne(private_hotels.id, id)))
    .limit(1)
  return rows.length === 1
}

export async function saveRoute(db: Db, row: RouteRow): Promise<void> {
  const { id: _, ...set } = row
  await db.insert(private_routes).values(row).onConflictDoUpdate({ target: private_routes.id, set })
}

export async function saveHotel(db: Db, row: HotelRow): Promise<void> {
  const { id: _, ...set } = row
  await db.insert(private_hotels).values(row).onConflictDoUpdate({ target: private_hotels.id, set })
}

export async function saveVehicle(db: Db, row: VehicleRow): Promise<void> {
  const { id: _, ...set } = row
  await db.insert(private_vehicles).values(row).onConflictDoUpdate({ target: private_vehicles.id, set })
}

export async function saveExtra(db: Db, row: ExtraRow): Promise<void> {
  const { id: _, ...set } = row
  await db.insert(private_extras).values(row).onConflictDoUpdate({ target: private_extras.id, set })
}

export async function saveClosure(db: Db, row: ClosureRow): Promise<void> {
  const { closes_on: target } = umrah_closures
  await db.insert(umrah_closures).values(row).onConflictDoUpdate({ target, set: row })
}

export async function removeThing(db: Db, kind: PricedKind, id: string, now: Date): Promise<void> {
  const table = things[kind]
  await db.update(table).set({ removed_at: now }).where(eq(table.id, id))
}

export async function deleteClosure(db: Db, closes_on: string) {
  const [row] = await db.delete(umrah_closures).where(eq(umrah_closures.closes_on, closes_on)).returning()
  return row
}

/** What a thing costs from a month on. */
export const listThingPrices = (db: Db, kind: PricedKind, id: string, from: string) =>
  db
    .select({ variant: private_prices.variant, month: private_prices.month, price: private_prices.price })
    .from(private_prices)
    .where(and(eq(columns[kind], id), gte(private_prices.month, from), isNull(private_prices.withdrawn_at)))
    .orderBy(asc(private_prices.month), asc(private_prices.variant))
    .limit(1000)

type Cells = { kind: PricedKind; id: string; variant: string; months: readonly string[]; now: Date }

/** Withdraws the rows of these months that say another price; gives the months that had one. */
export async function withdrawPrices(db: Db, { kind, id, variant, months, now }: Cells, price: number | null) {
  const rows = await db
    .update(private_prices)
    .set({ withdrawn_at: now })
    .where(
      and(
        eq(columns[kind], id),
        eq(private_prices.variant, variant),
        inArray(private_prices.month, [...months]),
        isNull(private_prices.withdrawn_at),
        price === null ? undefined : ne(private_prices.price, price),
      ),
    )
    .returning({ month: private_prices.month })
  return rows.map(({ month }) => month)
}

/** Adds the price to those of these months that have none. */
export async function addPrices(db: Db, { kind, id, variant, months, now }: Cells, price: number): Promise<number> {
  const row = { ...thingOf(kind, id), variant, price, created_at: now }
  const rows = await db
    .insert(private_prices)
    .values(months.map((month) => ({ ...row, id: newId(now), month })))
    .onConflictDoNothing()
    .returning({ id: private_prices.id })
  return rows.length
}
