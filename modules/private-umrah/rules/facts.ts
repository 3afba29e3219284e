import type { Text } from '#modules/catalogue/rules/facts.ts'

export const cabins = ['economy', 'business'] as const
export type Cabin = (typeof cabins)[number]

/** As the catalogue writes the cities of its hotels. */
export const holyCities = ['Makkah', 'Madinah'] as const
export type HolyCity = (typeof holyCities)[number]

/** How many sleep in a room. */
export const occupancies = [2, 3, 4] as const
export type Occupancy = (typeof occupancies)[number]

export const extraUnits = ['person', 'group'] as const
export type ExtraUnit = (typeof extraUnits)[number]

/** A flight that an airline has on its timetable; times are local. */
export type Route = {
  id: string
  airline_code: string
  number: string
  from: string
  to: string
  /** Where planes are changed; none where it is direct. */
  via: string | null
  /** 1 is Monday. */
  weekdays: readonly number[]
  departs_at: string
  arrives_at: string
  arrives_days_later: number
}

export type OfferedHotel = {
  id: string
  hotel_id: string
  name: string
  city: string
  /** Of the licence under which Saudi Arabia lets pilgrims stay there. */
  licensed_until: string
}

export type Extra = { id: string; name: Text; per: ExtraUnit }
export type Vehicle = { id: string; name: Text; capacity: number }

/** When Saudi Arabia takes no pilgrims on umrah: those who come before it have left by its first day. */
export type ClosedSeason = { closes_on: string; reopens_on: string }

/** What a family wishes for, as the order form of the seeds has it. */
export type Wish = {
  departure_airport: string
  destination_airport: string
  /** The airport in Saudi Arabia that the flight home leaves from. */
  return_airport: string
  departure_date: string
  /** The day of the flight home; where nobody says it, it follows from the nights. */
  return_date: string | null
  airline_code: string
  cabin: Cabin
  adults: number
  /** Years at departure. */
  child_ages: readonly number[]
  /** Two, in the order of the journey. */
  stays: readonly { nights: number; hotel_id: string }[]
  vehicle_id: string
  extra_ids: readonly string[]
}
