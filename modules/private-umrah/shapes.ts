import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { lineKinds } from './rules/estimate.ts'
import { cabins, holyCities, occupancies } from './rules/facts.ts'
import { mostTravellers } from './rules/plan.ts'

const iata = z.string().regex(/^[A-Z]{3}$/)
const airlineId = z.string().regex(/^[A-Z0-9]{2}$/)
const oldestChild = 17

/** The order form of the seeds; `return_date` is ours, for whoever knows the day they have to be back. */
export const orderForm = z.object({
  departure_airport_id: iata,
  destination_airport_id: iata,
  /** In Saudi Arabia, where the flight home begins. */
  return_airport_id: iata,
  departure_date: z.iso.date(),
  return_date: z.iso.date().optional(),
  airline_class_id: z.enum(cabins),
  airline_id: airlineId,
  total_participants_adult: z.int().min(1).max(mostTravellers).default(1),
  participants_children: z
    .array(z.object({ age: z.int().min(0).max(oldestChild) }))
    .max(mostTravellers)
    .default([]),
  hotels: z.array(z.object({ duration_night: z.int().min(1).max(60), partner_custom_hotel_id: z.uuid() })).length(2),
  transportation_id: z.uuid(),
  addons_ids: z.array(z.uuid()).max(20).default([]),
})

export const airportOption = z.object({ id: iata, iata, name: z.string(), city: z.string() })
export const airlineOption = z.object({
  id: airlineId,
  name: z.string(),
  classes: z.array(z.object({ id: z.enum(cabins), name: z.string() })),
})

export const hotelOption = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.enum(holyCities),
  stars: z.int(),
  distance_metres: z.int(),
  walk_minutes: z.int().nullable(),
  licence_number: z.string(),
  licensed_until: z.iso.date(),
  picture_id: z.string().nullable(),
  picture_colour: pictureColour,
})

export const flight = z.object({
  id: z.uuid(),
  number: z.string(),
  airline_id: airlineId,
  airline: z.string(),
  from: iata,
  to: iata,
  via: iata.nullable(),
  weekdays: z.array(z.int().min(1).max(7)),
  departs_at: z.string(),
  arrives_at: z.string(),
  arrives_days_later: z.int(),
})

const flightOnDay = flight.extend({ departs_on: z.iso.date() })

/** The days that follow from a wish. */
export const plan = z.object({
  departs_on: z.iso.date(),
  arrives_on: z.iso.date(),
  leaves_on: z.iso.date(),
  returns_on: z.iso.date(),
  nights: z.int(),
  flights: z.array(flightOnDay).length(2),
  stays: z
    .array(
      z.object({
        partner_custom_hotel_id: z.uuid(),
        name: z.string(),
        city: z.string(),
        from: z.iso.date(),
        to: z.iso.date(),
        nights: z.int(),
        rooms: z.array(z.object({ sleeps: z.literal(occupancies), count: z.int() })),
      }),
    )
    .length(2),
})

export const estimate = z.object({
  price: z.int(),
  low: z.int(),
  high: z.int(),
  per_person: z.int(),
  lines: z.array(
    z.object({
      kind: z.enum(lineKinds),
      label: z.string(),
      quantity: z.int(),
      price: z.int(),
      amount: z.int(),
    }),
  ),
})
