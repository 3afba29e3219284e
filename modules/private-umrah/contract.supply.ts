import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { line, paragraph } from '#modules/identity/shapes.ts'
import { extraUnits, holyCities } from './rules/facts.ts'
import { monthsAhead, pricedKinds } from './rules/supply.ts'

/** The platform's alone: every brand plans with the same. */
const who = ['admin'] as const
const id = z.uuid()
/** Of a year that somebody could mean. */
const day = z.iso.date().regex(/^2[01]\d\d-/)
const iata = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/)
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const count = (least: number, most: number) => z.coerce.number().pipe(z.int().min(least).max(most))
const both = (shape: z.ZodString) => z.object({ id: shape, en: shape })
const bothTexts = z.object({ id: z.string(), en: z.string() })
/** The last month that has a price, its first day; none where nothing can be planned with it. */
const priced_until = day.nullable()

const route = {
  airline_id: z.string().regex(/^[A-Z0-9]{2}$/),
  number: line(12),
  from: iata,
  to: iata,
  via: iata.optional(),
  weekdays: z.array(count(1, 7)).min(1).max(7),
  departs_at: clock,
  arrives_at: clock,
  arrives_days_later: count(0, 2),
}
const hotel = {
  hotel_id: id,
  licence_number: line(60),
  licensed_until: day,
  distance_metres: count(0, 20_000),
}
const described = { name: both(line(80)), about: both(paragraph(500)), position: count(0, 1000) }
const vehicle = { ...described, capacity: count(1, 60) }
const extra = { ...described, per: z.string().pipe(z.enum(extraUnits)) }
const closure = { closes_on: day, reopens_on: day, source: line(300) }

const named = z.object({ value: z.string(), label: z.string() })

export const seePrivateSupply = call({
  method: 'GET',
  path: '/api/console/v1/private-supply',
  who,
  about:
    'All that private umrahs are planned with: flights, licensed hotels, vehicles, extras and when umrah is closed, and what their forms offer.',
  input: z.object({}),
  output: z.object({
    routes: z.array(
      z.object({
        id,
        ...route,
        airline: z.string(),
        via: z.string().nullable(),
        arrives_days_later: z.int(),
        priced_until,
      }),
    ),
    hotels: z.array(
      z.object({
        ...{ id, ...hotel, distance_metres: z.int(), priced_until },
        ...{ name: z.string(), city: z.string(), stars: z.int(), is_licensed: z.boolean() },
      }),
    ),
    vehicles: z.array(
      z.object({ id, name: bothTexts, about: bothTexts, position: z.int(), capacity: z.int(), priced_until }),
    ),
    extras: z.array(
      z.object({ id, name: bothTexts, about: bothTexts, position: z.int(), per: z.enum(extraUnits), priced_until }),
    ),
    closures: z.array(z.object({ closes_on: day, reopens_on: day, source: z.string() })),
    choices: z.object({
      airlines: z.array(named),
      airports: z.array(named),
      /** Hotels of the catalogue in the two holy cities. */
      hotels: z.array(named.extend({ city: z.enum(holyCities) })),
    }),
  }),
})

const saved = z.object({ id: z.string() })
const refusals = [codes.not_found]

export const savePrivateRoute = call({
  method: 'PUT',
  path: '/api/console/v1/private-routes',
  who,
  once: true,
  about:
    'A flight of the timetable: changes the one that is named, or adds one. Plans that were made stay as they are.',
  input: z.object({ id: id.optional(), ...route }),
  output: saved,
  refusals,
})

export const savePrivateHotel = call({
  method: 'PUT',
  path: '/api/console/v1/private-hotels',
  who,
  once: true,
  about:
    'A hotel of the catalogue with the licence under which pilgrims may stay there, until when, and how far it is.',
  input: z.object({ id: id.optional(), ...hotel }),
  output: saved,
  refusals,
})

export const savePrivateVehicle = call({
  method: 'PUT',
  path: '/api/console/v1/private-vehicles',
  who,
  once: true,
  about: 'A vehicle that families ride in, and how many ride in one.',
  input: z.object({ id: id.optional(), ...vehicle }),
  output: saved,
  refusals,
})

export const savePrivateExtra = call({
  method: 'PUT',
  path: '/api/console/v1/private-extras',
  who,
  once: true,
  about: 'What can be had besides, for each traveller or once for all.',
  input: z.object({ id: id.optional(), ...extra }),
  output: saved,
  refusals,
})

export const saveUmrahClosure = call({
  method: 'PUT',
  path: '/api/console/v1/umrah-closures',
  who,
  once: true,
  about: 'When Saudi Arabia takes nobody on umrah, and who says so; by its first day.',
  input: z.object(closure),
  output: saved,
})

const removable = [...pricedKinds, 'closures'] as const

export const removePrivateSupply = call({
  method: 'POST',
  path: '/api/console/v1/private-supply/:kind/:id/remove',
  who,
  once: true,
  about:
    'Offers a thing no more: plans that name it say so at its field. A closure, named by its first day, is deleted.',
  input: z.object({ kind: z.enum(removable), id: z.union([id, day]) }),
  output: saved,
  refusals,
})

const ofThing = { kind: z.enum(pricedKinds), id }

export const seePrivatePrices = call({
  method: 'GET',
  path: '/api/console/v1/private-supply/:kind/:id/prices',
  who,
  about: 'What one thing costs month by month from this one on; a cell without a price cannot be planned with.',
  input: z.object(ofThing),
  output: z.object({
    name: z.string(),
    months: z.array(day),
    variants: z.array(z.string()),
    prices: z.array(z.object({ variant: z.string(), month: day, price: z.int() })),
  }),
  refusals,
})

export const setPrivatePrices = call({
  method: 'PUT',
  path: '/api/console/v1/private-supply/:kind/:id/prices',
  who,
  once: true,
  about:
    'One price for some months, or none for them: the former rows are withdrawn, never written over. A price that stays as it is is no change.',
  input: z.object({
    ...ofThing,
    variant: z.string().max(20).default(''),
    /** Their first days. */
    months: z.array(day.regex(/-01$/)).min(1).max(monthsAhead),
    /** None withdraws what there is. */
    price: count(1, 1_000_000_000).nullable(),
  }),
  output: z.object({ set: z.int(), withdrawn: z.int() }),
  refusals,
})
