import { and, asc, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Route } from './rules/facts.ts'
import type { PriceRow } from './rules/pricing.ts'
import {
  private_extras,
  private_hotels,
  private_prices,
  private_routes,
  private_vehicles,
  umrah_closures,
} from './tables.ts'

type Between = { from?: string | undefined; to?: string | undefined; airline_code?: string | undefined }

/** Flights on the timetable, of one airline or of all, the earliest first. */
export const listRoutes = (db: Db, { from, to, airline_code }: Between): Promise<Route[]> =>
  db
    .select({
      id: private_routes.id,
      airline_code: private_routes.airline_code,
      number: private_routes.number,
      from: private_routes.from,
      to: private_routes.to,
      via: private_routes.via,
      weekdays: private_routes.weekdays,
      departs_at: private_routes.departs_at,
      arrives_at: private_routes.arrives_at,
      arrives_days_later: private_routes.arrives_days_later,
    })
    .from(private_routes)
    .where(
      and(
        isNull(private_routes.removed_at),
        from === undefined ? undefined : eq(private_routes.from, from),
        to === undefined ? undefined : eq(private_routes.to, to),
        airline_code === undefined ? undefined : eq(private_routes.airline_code, airline_code),
      ),
    )
    .orderBy(asc(private_routes.departs_at), asc(private_routes.number), asc(private_routes.id))
    .limit(2000)

export const listOfferedHotels = (db: Db, ids?: readonly string[]) =>
  db
    .select({
      id: private_hotels.id,
      hotel_id: private_hotels.hotel_id,
      licence_number: private_hotels.licence_number,
      licensed_until: private_hotels.licensed_until,
      distance_metres: private_hotels.distance_metres,
    })
    .from(private_hotels)
    .where(and(isNull(private_hotels.removed_at), ids && inArray(private_hotels.id, [...ids])))
    .orderBy(asc(private_hotels.distance_metres), asc(private_hotels.id))
    .limit(500)

export const listVehicles = (db: Db) =>
  db
    .select({
      id: private_vehicles.id,
      name: private_vehicles.name,
      about: private_vehicles.about,
      capacity: private_vehicles.capacity,
    })
    .from(private_vehicles)
    .where(isNull(private_vehicles.removed_at))
    .orderBy(asc(private_vehicles.position), asc(private_vehicles.id))
    .limit(100)

export const listExtras = (db: Db) =>
  db
    .select({
      id: private_extras.id,
      name: private_extras.name,
      about: private_extras.about,
      per: private_extras.per,
    })
    .from(private_extras)
    .where(isNull(private_extras.removed_at))
    .orderBy(asc(private_extras.position), asc(private_extras.id))
    .limit(100)

/** Those offered no more too: a plan that has one still names it. */
export const listAllExtras = (db: Db) =>
  db.select({ id: private_extras.id, name: private_extras.name }).from(private_extras).limit(1000)

export const listAllVehicles = (db: Db) =>
  db.select({ id: private_vehicles.id, name: private_vehicles.name }).from(private_vehicles).limit(1000)

export const listAllHotels = (db: Db) =>
  db.select({ id: private_hotels.id, hotel_id: private_hotels.hotel_id }).from(private_hotels).limit(2000)

/** When no umrah is possible, from a day on. */
export const listClosures = (db: Db, today: string) =>
  db
    .select({ closes_on: umrah_closures.closes_on, reopens_on: umrah_closures.reopens_on })
    .from(umrah_closures)
    .where(gt(umrah_closures.reopens_on, today))
    .orderBy(asc(umrah_closures.closes_on))
    .limit(20)

/** What these things cost in these months. */
export async function listPrices(db: Db, ids: readonly string[], months: readonly string[]): Promise<PriceRow[]> {
  if (ids.length === 0 || months.length === 0) return []
  const { route_id, hotel_id, vehicle_id, extra_id } = private_prices
  const things = [...ids]
  const rows = await db
    .select({
      route_id,
      hotel_id,
      vehicle_id,
      extra_id,
      variant: private_prices.variant,
      month: private_prices.month,
      price: private_prices.price,
    })
    .from(private_prices)
    .where(
      and(
        or(...[route_id, hotel_id, vehicle_id, extra_id].map((thing) => inArray(thing, things))),
        inArray(private_prices.month, [...months]),
        isNull(private_prices.withdrawn_at),
      ),
    )
    .limit(5000)
  return rows.map(({ route_id: route, hotel_id: hotel, vehicle_id: vehicle, extra_id: extra, ...row }) => ({
    ...row,
    thing_id: route ?? hotel ?? vehicle ?? extra ?? '',
  }))
}

/** Which classes these flights are sold in, in a month or later. */
export async function listCabins(db: Db, route_ids: readonly string[], month: string) {
  if (route_ids.length === 0) return []
  const rows = await db
    .selectDistinct({ route_id: private_prices.route_id, cabin: private_prices.variant })
    .from(private_prices)
    .where(
      and(
        inArray(private_prices.route_id, [...route_ids]),
        gte(private_prices.month, month),
        isNull(private_prices.withdrawn_at),
      ),
    )
    .limit(5000)
  return rows.flatMap(({ route_id, cabin }) => (route_id ? [{ route_id, cabin }] : []))
}

/** What the rooms of a hotel cost a night, in a month or later. */
export const listRoomPrices = (db: Db, hotel_id: string, month: string) =>
  db
    .select({ month: private_prices.month, variant: private_prices.variant, price: private_prices.price })
    .from(private_prices)
    .where(
      and(eq(private_prices.hotel_id, hotel_id), gte(private_prices.month, month), isNull(private_prices.withdrawn_at)),
    )
    .orderBy(asc(private_prices.month), asc(private_prices.variant))
    .limit(200)
