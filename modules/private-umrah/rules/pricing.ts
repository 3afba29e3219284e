import type { PricedPlan } from './estimate.ts'
import type { Cabin, Occupancy } from './facts.ts'
import type { Plan } from './plan.ts'
import type { RoomPrices } from './rooms.ts'

/** What a thing costs in a month, while the row is not withdrawn. */
export type PriceRow = {
  thing_id: string
  /** The cabin of a flight, how many sleep in a room; none elsewhere. */
  variant: string
  /** Its first day. */
  month: string
  price: number
}

export type PriceProblem = {
  field: string
  word: 'fare_missing' | 'fare_home_missing' | 'hotel_price_missing' | 'vehicle_price_missing' | 'extra_price_missing'
}

type Things = {
  cabin: Cabin
  vehicle: { id: string; capacity: number }
  extras: readonly { id: string; per: 'person' | 'group' }[]
  prices: readonly PriceRow[]
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The months a plan touches, each by its first day. */
export const monthsOf = ({ arrives_on, leaves_on, stays }: Plan, departs_on: string): string[] => [
  ...new Set([departs_on, arrives_on, leaves_on, ...stays.flatMap(({ nights }) => nights)].map(monthOf)),
]

const occupancyOf: Readonly<Record<string, Occupancy>> = { '2': 2, '3': 3, '4': 4 }

/** A plan with what each part of it costs in its month; what has no price any more is said at its field. */
export function pricePlan(plan: Plan, departs_on: string, things: Things) {
  const { cabin, vehicle, extras, prices } = things
  const at = (thing_id: string, variant: string, day: string) =>
    prices.find((row) => row.thing_id === thing_id && row.variant === variant && row.month === monthOf(day))?.price
  const roomsOn = (hotel_id: string, day: string): RoomPrices =>
    Object.fromEntries(
      prices
        .filter((row) => row.thing_id === hotel_id && row.month === monthOf(day))
        .flatMap(({ variant, price }) => (occupancyOf[variant] ? [[occupancyOf[variant], price]] : [])),
    )
  const outbound = at(plan.outbound.id, cabin, departs_on)
  const home = at(plan.home.id, cabin, plan.leaves_on)
  const ride = at(vehicle.id, '', departs_on)
  const stays = plan.stays.map(({ hotel, nights }) => ({ nights: nights.map((night) => roomsOn(hotel.id, night)) }))
  const priced = extras.map(({ id, per }) => ({ id, per, price: at(id, '', departs_on) }))
  const problems: PriceProblem[] = [
    ...(outbound === undefined ? [{ field: 'airline_class_id', word: 'fare_missing' as const }] : []),
    ...(home === undefined ? [{ field: 'airline_class_id', word: 'fare_home_missing' as const }] : []),
    ...stays.flatMap(({ nights }, i) => (hasSameRoom(nights) ? [] : [missingHotel(i)])),
    ...(ride === undefined ? [{ field: 'transportation_id', word: 'vehicle_price_missing' as const }] : []),
    ...priced.flatMap(({ price }, i) => (price === undefined ? [missingExtra(i)] : [])),
  ]
  if (problems.length > 0 || outbound === undefined || home === undefined || ride === undefined)
    return { priced: undefined, problems }
  const fares = { outbound, home }
  const extrasPriced = priced.flatMap(({ id, per, price }) => (price === undefined ? [] : [{ id, per, price }]))
  const whole: PricedPlan = {
    group: plan.group,
    fares,
    stays,
    vehicle: { capacity: vehicle.capacity, price: ride },
    extras: extrasPriced,
  }
  return { priced: whole, problems }
}

/** Whether one kind of room can be had on every night. */
const hasSameRoom = (nights: readonly RoomPrices[]): boolean =>
  ([2, 3, 4] as const).some((occupancy) => nights.every((night) => night[occupancy] !== undefined))

const missingHotel = (place: number): PriceProblem => ({
  field: `hotels.${place}.partner_custom_hotel_id`,
  word: 'hotel_price_missing',
})
const missingExtra = (place: number): PriceProblem => ({ field: `addons_ids.${place}`, word: 'extra_price_missing' })
