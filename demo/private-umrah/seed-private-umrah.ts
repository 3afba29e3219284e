import { eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { extraUnits, holyCities, occupancies } from '#modules/private-umrah/rules/facts.ts'
import {
  private_extras,
  private_hotels,
  private_prices,
  private_routes,
  private_vehicles,
} from '#modules/private-umrah/tables.ts'
import { keep } from '../catalogue/keep.ts'
import { cell, idOf, table } from '../catalogue/naming.ts'
import { hotels } from '../catalogue/places.ts'
import { hash } from '../drawings/random.ts'
import { monthsFrom } from './months.ts'
import { faresOf, roomPrice } from './price-list.ts'
import { timetable } from './timetable.ts'
import { extraRows, vehicleRows } from './words.ts'

type Price = typeof private_prices.$inferInsert
type Thing = Pick<Price, 'route_id' | 'hotel_id' | 'vehicle_id' | 'extra_id'>

/** Fills what a private umrah is planned with; a later run adds the months that have come into sight. */
export async function seedPrivateUmrah({ db, now }: { db: Db; now: Date }): Promise<void> {
  const months = monthsFrom(jakartaDate(now))
  if (await isPriced(db, months.at(-1) ?? '')) return
  const routes = timetable()
  const places = holyHotels()
  const vehicles = table(6, vehicleRows).map(vehicleOf)
  const extras = table(6, extraRows).map(extraOf)
  await keep(db, private_routes, routes)
  await keep(
    db,
    private_hotels,
    places.map(({ stars: _, ...row }) => row),
  )
  await keep(
    db,
    private_vehicles,
    vehicles.map(({ price: _, ...row }) => row),
  )
  await keep(
    db,
    private_extras,
    extras.map(({ price: _, ...row }) => row),
  )
  const prices = months.flatMap((month) => [
    ...routes.flatMap((route) =>
      faresOf(route, month).map((fare) => priceRow({ route_id: route.id }, { ...fare, month }, now)),
    ),
    ...places.flatMap((hotel) =>
      occupancies.map((sleeps) => {
        const price = roomPrice(hotel, sleeps, month)
        return priceRow({ hotel_id: hotel.id }, { variant: String(sleeps), month, price }, now)
      }),
    ),
    ...vehicles.map(({ id, price }) => priceRow({ vehicle_id: id }, { variant: '', month, price }, now)),
    ...extras.map(({ id, price }) => priceRow({ extra_id: id }, { variant: '', month, price }, now)),
  ])
  await keep(db, private_prices, prices)
}

async function isPriced(db: Db, month: string): Promise<boolean> {
  const rows = await db
    .select({ id: private_prices.id })
    .from(private_prices)
    .where(eq(private_prices.month, month))
    .limit(1)
  return rows.length === 1
}

type Cost = { variant: string; month: string; price: number }

const priceRow = (thing: Thing, cost: Cost, now: Date): Price => ({
  ...thing,
  ...cost,
  id: idOf(`price ${Object.values(thing).join('')} ${cost.variant} ${cost.month}`),
  created_at: now,
})

const holyHotels = () =>
  hotels
    .filter(({ city }) => holyCities.some((one) => one === city))
    .map(({ id, name, stars, walk_minutes }) => ({
      id: idOf(`private hotel ${name}`),
      hotel_id: id,
      stars,
      licence_number: `NSK-${100_000 + (hash(name) % 900_000)}`,
      licensed_until: '2029-06-30',
      distance_metres: (walk_minutes ?? 10) * 75,
    }))

const textsOf = (row: readonly string[]) => ({
  name: { id: cell(row, 0), en: cell(row, 1) },
  about: { id: cell(row, 2), en: cell(row, 3) },
})

const vehicleOf = (row: readonly string[], position: number) => ({
  id: idOf(`vehicle ${cell(row, 1)}`),
  ...textsOf(row),
  capacity: Number(cell(row, 4)),
  price: Number(cell(row, 5)) * 1000,
  position,
})

const extraOf = (row: readonly string[], position: number) => ({
  id: idOf(`extra ${cell(row, 1)}`),
  ...textsOf(row),
  per: extraUnits.find((unit) => unit === cell(row, 4)) ?? 'group',
  price: Number(cell(row, 5)) * 1000,
  position,
})
