import { newId } from '#core/ids.ts'
import { addDays, addMonths, jakartaDate } from '#core/time.ts'
import { knownAirlines, knownAirports } from '#modules/catalogue/rules/known-places.ts'
import { airlines, airports, hotels } from '#modules/catalogue/tables.ts'
import { weekdayOf } from '#modules/private-umrah/rules/next-flight.ts'
import { monthOf } from '#modules/private-umrah/rules/pricing.ts'
import {
  private_extras,
  private_hotels,
  private_prices,
  private_routes,
  private_vehicles,
  umrah_closures,
} from '#modules/private-umrah/tables.ts'
import type { TestApp } from './test-app.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const both = (text: string) => ({ id: text, en: `${text} (en)` })

type Thing = Partial<Pick<typeof private_prices.$inferInsert, 'route_id' | 'hotel_id' | 'vehicle_id' | 'extra_id'>>

/** What a plan is made with: Saudia to Madinah and home from Jeddah, a hotel in each city, a van, a guide, and what they cost. */
export async function aSupply({ application }: TestApp) {
  const { db, clock } = application
  const now = clock.now()
  await db
    .insert(airlines)
    .values([...knownAirlines])
    .onConflictDoNothing()
  await db
    .insert(airports)
    .values([...knownAirports])
    .onConflictDoNothing()
  // A test lives on any day of the year; those of the season bring their own.
  await db.delete(umrah_closures)
  const months = Array.from({ length: 14 }, (_, ahead) => addMonths(monthOf(jakartaDate(now)), ahead))
  const price = async (thing: Thing, variant: string, amount: number) => {
    await db
      .insert(private_prices)
      .values(months.map((month) => ({ ...thing, id: newId(), variant, month, price: amount, created_at: now })))
  }
  const route = async (from: string, to: string, arrives_days_later: number) => {
    const row = { id: newId(), airline_code: 'SV', number: `SV ${from}${to}`, from, to, weekdays: everyDay }
    const times = { departs_at: '11:00', arrives_at: '17:05', arrives_days_later }
    await db.insert(private_routes).values({ ...row, ...times })
    await price({ route_id: row.id }, 'economy', 7_000_000)
    return row
  }
  const hotel = async (city: string, stars: number, perNight: number) => {
    const [id, hotel_id] = [newId(), newId()]
    const name = `Hotel ${city} ${stars}`
    await db.insert(hotels).values({ id: hotel_id, slug: `hotel-${hotel_id}`, name, city, stars })
    const licence = { licence_number: 'NSK-1', licensed_until: '2099-12-31' }
    await db.insert(private_hotels).values({ id, hotel_id, ...licence, distance_metres: stars * 100 })
    for (const sleeps of [2, 3, 4]) await price({ hotel_id: id }, String(sleeps), perNight * sleeps)
    return { id, hotel_id, name }
  }
  const [vehicle, extra] = [newId(), newId()]
  const named = { about: both('Tentang'), position: 1 }
  await db.insert(private_vehicles).values({ id: vehicle, name: both('Van'), ...named, capacity: 4 })
  await db.insert(private_extras).values({ id: extra, name: both('Pembimbing'), ...named, per: 'group' })
  await price({ vehicle_id: vehicle }, '', 9_000_000)
  await price({ extra_id: extra }, '', 5_000_000)
  return {
    outbound: await route('CGK', 'MED', 0),
    home: await route('JED', 'CGK', 1),
    madinah: await hotel('Madinah', 4, 500_000),
    makkah: await hotel('Makkah', 5, 800_000),
    otherMakkah: await hotel('Makkah', 3, 400_000),
    vehicle,
    extra,
  }
}

export type Supply = Awaited<ReturnType<typeof aSupply>>

/** A date that is neither too near nor too far, on a Monday. */
export function aDepartureDate({ application }: TestApp): string {
  const near = addDays(jakartaDate(application.clock.now()), 90)
  return addDays(near, 8 - weekdayOf(near))
}

/** The order form of two adults and a child of five, as it can be had. */
export const anOrderForm = (home: TestApp, supply: Supply) => ({
  departure_airport_id: 'CGK',
  destination_airport_id: 'MED',
  return_airport_id: 'JED',
  departure_date: aDepartureDate(home),
  airline_class_id: 'economy',
  airline_id: 'SV',
  total_participants_adult: 2,
  participants_children: [{ age: 5 }],
  hotels: [
    { duration_night: 3, partner_custom_hotel_id: supply.madinah.id },
    { duration_night: 4, partner_custom_hotel_id: supply.makkah.id },
  ],
  transportation_id: supply.vehicle,
  addons_ids: [supply.extra],
})
