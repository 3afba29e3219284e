import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { holyCities } from './rules/facts.ts'
import { airlineOption, airportOption, estimate, flight, hotelOption, orderForm, plan } from './shapes.ts'

export * from './contract.offers.ts'
export * from './contract.requests.ts'

const iata = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional()

export const privateSettings = call({
  method: 'GET',
  path: '/api/v1/custom-product/settings',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Within what a private umrah can be planned: dates, nights, travellers, ages, and when umrah is closed.',
  input: z.object({}),
  output: z.object({
    first_date: z.iso.date(),
    last_date: z.iso.date(),
    least_nights: z.int(),
    most_nights: z.int(),
    most_travellers: z.int(),
    infant_below_age: z.int(),
    child_below_age: z.int(),
    closures: z.array(z.object({ closes_on: z.iso.date(), reopens_on: z.iso.date() })),
  }),
  refusals: [codes.not_found],
})

export const privateTravelInfo = call({
  method: 'GET',
  path: '/api/v1/custom-product/travel-info',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'How a private umrah goes, from the wish to the journey, step by step.',
  input: z.object({}),
  output: z.object({ sections: z.array(z.object({ title: z.string(), text: z.string() })) }),
  refusals: [codes.not_found],
})

export const privateHotels = call({
  method: 'GET',
  path: '/api/v1/custom-product/hotels',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Hotels that a plan can be made with, the nearest to the mosque first; of a city, of some stars, or by name.',
  input: z.object({
    city: z.enum(holyCities).optional(),
    stars: z.coerce.number().pipe(z.int().min(1).max(5)).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: z.array(hotelOption),
  refusals: [codes.not_found],
})

export const privateStars = call({
  method: 'GET',
  path: '/api/v1/custom-product/stars',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'How many hotels there are of each number of stars.',
  input: z.object({ city: z.enum(holyCities).optional() }),
  output: z.array(z.object({ stars: z.int(), hotels: z.int() })),
  refusals: [codes.not_found],
})

export const privateHotel = call({
  method: 'GET',
  path: '/api/v1/custom-product/hotels/:id',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'One hotel, with what its rooms cost a night, by month and by how many sleep in one.',
  input: z.object({ id: z.uuid() }),
  output: hotelOption.extend({
    prices: z.array(z.object({ month: z.iso.date(), sleeps: z.int(), price: z.int() })),
  }),
  refusals: [codes.not_found],
})

export const privateAddons = call({
  method: 'GET',
  path: '/api/v1/custom-product/addons',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'What can be had besides, for each traveller or once for all.',
  input: z.object({}),
  output: z.array(z.object({ id: z.uuid(), name: z.string(), about: z.string(), per: z.enum(['person', 'group']) })),
  refusals: [codes.not_found],
})

export const privateTransportation = call({
  method: 'GET',
  path: '/api/v1/custom-product/transportation',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Vehicles to choose from, with how many ride in one.',
  input: z.object({}),
  output: z.array(z.object({ id: z.uuid(), name: z.string(), about: z.string(), capacity: z.int() })),
  refusals: [codes.not_found],
})

export const privateIncludes = call({
  method: 'GET',
  path: '/api/v1/custom-product/facility-includes',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'What every private umrah has, whatever else is chosen.',
  input: z.object({}),
  output: z.array(z.string()),
  refusals: [codes.not_found],
})

export const departureAirports = call({
  method: 'GET',
  path: '/api/v1/custom-product/airports/departure',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Airports in Indonesia that a flight to Saudi Arabia leaves from.',
  input: z.object({ search: z.string().trim().max(100).optional() }),
  output: z.array(airportOption),
  refusals: [codes.not_found],
})

export const destinationAirports = call({
  method: 'GET',
  path: '/api/v1/custom-product/airports/destination',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Airports in Saudi Arabia that are flown to, from one airport or from any.',
  input: z.object({ departure_airport_id: iata }),
  output: z.array(airportOption),
  refusals: [codes.not_found],
})

export const returnAirports = call({
  method: 'GET',
  path: '/api/v1/custom-product/airports/return',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Airports in Saudi Arabia that a flight home leaves from, to one airport or to any.',
  input: z.object({ departure_airport_id: iata }),
  output: z.array(airportOption),
  refusals: [codes.not_found],
})

export const outboundAirlines = call({
  method: 'GET',
  path: '/api/v1/custom-product/airlines/outbound',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Airlines that fly there, with the classes that are on sale.',
  input: z.object({ departure_airport_id: iata, destination_airport_id: iata }),
  output: z.array(airlineOption),
  refusals: [codes.not_found],
})

export const returnAirlines = call({
  method: 'GET',
  path: '/api/v1/custom-product/airlines/return',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'Airlines that fly home, with the classes that are on sale.',
  input: z.object({ departure_airport_id: iata, return_airport_id: iata }),
  output: z.array(airlineOption),
  refusals: [codes.not_found],
})

export const privateFlights = call({
  method: 'GET',
  path: '/api/v1/custom-product/partner-customs/flights',
  who: 'anyone',
  flag: 'is_custom_product',
  about: 'The timetable: flights between two airports, of one airline or of all, on a day or on any.',
  input: z.object({
    from: iata,
    to: iata,
    airline_id: z.string().max(2).optional(),
    date: z.iso.date().optional(),
  }),
  output: z.array(flight),
  refusals: [codes.not_found],
})

export const estimatePrivateUmrah = call({
  method: 'POST',
  path: '/api/v1/custom-product/estimation-price',
  who: 'anyone',
  flag: 'is_custom_product',
  about:
    'What a plan is likely to cost, part by part, with the range that offers will most likely be in: no offer. Where it cannot be had as it is, every reason is at its field.',
  input: orderForm,
  output: estimate.extend({ plan }),
  // Follows every change of a form: many families share one address behind a carrier.
  limit: { points: 600, seconds: 600 },
  refusals: [codes.not_found],
})
