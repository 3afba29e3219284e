import { knownAirlines, knownAirports } from '#modules/catalogue/rules/known-places.ts'
import { random } from '../drawings/random.ts'
import { cityOf } from './cities.ts'
import { cell, idOf, slugOf, table } from './naming.ts'
import { hotelRows } from './words/hotels.ts'
import { airlineRows, airportRows } from './words/places.ts'

export type Airport = { iata: string; name: string; city: string; country: string; zone: string; at: [number, number] }
export type Airline = { code: string; name: string; numbers: [number, number]; dearer: number }
export type Hotel = {
  id: string
  slug: string
  name: string
  city: string
  stars: number
  walk_minutes: number | null
  picture_id: string
}

const rowsByCode = (cells: number, text: string) => new Map(table(cells, text).map((row) => [cell(row, 0), row]))
const airportFacts = rowsByCode(4, airportRows)
const airlineFacts = rowsByCode(4, airlineRows)

function factsOf(facts: ReadonlyMap<string, readonly string[]>, code: string): readonly string[] {
  const row = facts.get(code)
  if (!row) throw new Error(`no facts of ${code}`)
  return row
}

const airports: readonly Airport[] = knownAirports.map((airport) => {
  const row = factsOf(airportFacts, airport.iata)
  return { ...airport, zone: cell(row, 1), at: [Number(cell(row, 2)), Number(cell(row, 3))] }
})

const airlines: readonly Airline[] = knownAirlines.map((airline) => {
  const row = factsOf(airlineFacts, airline.code)
  return { ...airline, numbers: [Number(cell(row, 1)), Number(cell(row, 2))], dearer: Number(cell(row, 3)) * 1000 }
})

const hotelsByCity = Map.groupBy(table(4, hotelRows).map(hotelFrom), (hotel) => hotel.cityKey)

function hotelFrom(row: readonly string[]): Hotel & { cityKey: string } {
  const name = cell(row, 1)
  const walk = cell(row, 3)
  const cityKey = cell(row, 0)
  return {
    cityKey,
    id: idOf(`hotel ${name}`),
    slug: slugOf(name),
    name,
    city: cityOf(cityKey).name.en,
    stars: Number(cell(row, 2)),
    walk_minutes: walk === '' ? null : Number(walk),
    picture_id: `hotel-${random(name).whole(1, 4)}-card`,
  }
}

export const hotelsIn = (cityKey: string): readonly Hotel[] => hotelsByCity.get(cityKey) ?? []
export const hotels: readonly Hotel[] = [...hotelsByCity.values()].flat().map(({ cityKey: _, ...hotel }) => hotel)

const airportByCode = new Map(airports.map((airport) => [airport.iata, airport]))
const airlineByCode = new Map(airlines.map((airline) => [airline.code, airline]))

export function airportOf(iata: string): Airport {
  const airport = airportByCode.get(iata)
  if (!airport) throw new Error(`no airport ${iata}`)
  return airport
}

export function airlineOf(code: string): Airline {
  const airline = airlineByCode.get(code)
  if (!airline) throw new Error(`no airline ${code}`)
  return airline
}
