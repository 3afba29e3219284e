import type { Output } from '#core/call.ts'
import * as call from '#modules/private-umrah/contract.ts'
import { type HolyCity, holyCities } from '#modules/private-umrah/rules/facts.ts'
import { api, type Context } from '../../api.server.ts'
import { childrenIn, hotelId, hotelNights, type PlanValues } from '../../components/private/form-query.ts'
import { fittingVehicle, nearestDate, usualHotel } from './defaults.ts'

type Airport = Output<typeof call.departureAirports>[number]
type Hotel = Output<typeof call.privateHotels>[number]

const usualNights = 4

/** What nobody has chosen yet, and what is not offered, is chosen for them: an estimate stands from the first look. */
const chosen = (typed: string | undefined, options: readonly { id: string }[], usual?: string): string => {
  if (typed === '' || options.some(({ id }) => id === typed)) return typed ?? ''
  return options.find(({ id }) => id === usual)?.id ?? options[0]?.id ?? ''
}

const iata = (text: string): string | undefined => (/^[A-Z]{3}$/.test(text) ? text : undefined)

/** Airports of a journey, each with those to choose from. */
async function airportsFor(context: Context, typed: PlanValues) {
  const from = (await api(context, call.departureAirports, {})).data
  const departure_airport_id = chosen(typed.departure_airport_id, from, 'CGK')
  const place = { departure_airport_id: iata(departure_airport_id) }
  const [to, home] = await Promise.all([
    api(context, call.destinationAirports, place),
    api(context, call.returnAirports, place),
  ])
  return {
    options: { from, to: to.data, home: home.data } satisfies Record<string, readonly Airport[]>,
    values: {
      departure_airport_id,
      destination_airport_id: chosen(typed.destination_airport_id, to.data, 'MED'),
      return_airport_id: chosen(typed.return_airport_id, home.data, 'JED'),
    },
  }
}

type Journey = Awaited<ReturnType<typeof airportsFor>>['values']

/** Airlines that fly there, first those that fly home as well; one that was chosen stays, and the plan says what is wrong with it. */
async function airlinesFor(context: Context, journey: Journey, typed: PlanValues) {
  const from = iata(journey.departure_airport_id)
  const [out, home, all] = await Promise.all([
    api(context, call.outboundAirlines, {
      departure_airport_id: from,
      destination_airport_id: iata(journey.destination_airport_id),
    }),
    api(context, call.returnAirlines, {
      departure_airport_id: from,
      return_airport_id: iata(journey.return_airport_id),
    }),
    api(context, call.outboundAirlines, {}),
  ])
  const fliesHome = ({ id }: { id: string }) => home.data.some((one) => one.id === id)
  const both = [...out.data.filter(fliesHome), ...out.data.filter((one) => !fliesHome(one))]
  const other = all.data.filter(({ id }) => id === typed.airline_id && !both.some((one) => one.id === id))
  const options = [...both, ...other]
  const airline_id = chosen(typed.airline_id, options)
  const classes = options.find(({ id }) => id === airline_id)?.classes ?? []
  const sold = [
    ...new Map([...classes, ...all.data.flatMap((one) => one.classes)].map((one) => [one.id, one])).values(),
  ]
  return {
    options: { airlines: options, classes: sold },
    values: { airline_id, airline_class_id: chosen(typed.airline_class_id, sold, classes[0]?.id) },
  }
}

/** The hotels in the order of the journey: as it was chosen, as the hotels are, or as one arrives. */
function stayOrder(typed: PlanValues, hotels: readonly Hotel[], wish: Arrival): [HolyCity, HolyCity] {
  const cityOf = (place: number) => hotels.find(({ id }) => id === typed[hotelId(place)])?.city
  const other = (city: HolyCity | undefined) => holyCities.find((one) => city !== undefined && one !== city)
  const natural: HolyCity = wish.destination === 'MED' ? 'Madinah' : 'Makkah'
  const first = holyCities.find((city) => city === wish.first) ?? cityOf(0) ?? other(cityOf(1)) ?? natural
  return first === 'Makkah' ? ['Makkah', 'Madinah'] : ['Madinah', 'Makkah']
}

type Arrival = { destination: string; first: string | null }

/** Hotels and nights of both cities; those that were typed for the other place change places. */
function staysFor(typed: PlanValues, hotels: readonly Hotel[], wish: Arrival) {
  const order = stayOrder(typed, hotels, wish)
  const isOf = (place: number, city: HolyCity) => hotels.find(({ id }) => id === typed[hotelId(place)])?.city === city
  const isSwapped = isOf(0, order[1]) && isOf(1, order[0])
  const values = Object.fromEntries(
    order.flatMap((city, place) => {
      const before = isSwapped ? 1 - place : place
      const usual = usualHotel(hotels.filter((one) => one.city === city))?.id ?? ''
      return [
        [hotelId(place), typed[hotelId(before)] ?? usual],
        [hotelNights(place), typed[hotelNights(before)] ?? String(usualNights)],
      ]
    }),
  )
  return { order, values }
}

/** The whole form with what it offers, everything filled in that nobody has said. */
export async function supplyFor(context: Context, typed: PlanValues, first: string | null) {
  const [settings, hotels, vehicles, extras, airports] = await Promise.all([
    api(context, call.privateSettings, {}),
    api(context, call.privateHotels, {}),
    api(context, call.privateTransportation, {}),
    api(context, call.privateAddons, {}),
    airportsFor(context, typed),
  ])
  const airlines = await airlinesFor(context, airports.values, typed)
  const stays = staysFor(typed, hotels.data, { destination: airports.values.destination_airport_id, first })
  const total_participants_adult = typed.total_participants_adult ?? '1'
  const travellers = Number(total_participants_adult) + childrenIn(typed)
  const chosenValues: PlanValues = {
    ...typed,
    ...airports.values,
    ...airlines.values,
    ...stays.values,
    total_participants_adult,
    children: String(childrenIn(typed)),
    transportation_id: typed.transportation_id ?? fittingVehicle(vehicles.data, travellers)?.id ?? '',
  }
  const departure_date = typed.departure_date ?? (await dateFor(context, chosenValues, settings.data))
  const values: PlanValues = { ...chosenValues, departure_date }
  return {
    values,
    options: { ...airports.options, ...airlines.options },
    order: stays.order,
    settings: settings.data,
    hotels: hotels.data,
    vehicles: vehicles.data,
    extras: extras.data,
  }
}

export type Supply = Awaited<ReturnType<typeof supplyFor>>

async function dateFor(
  context: Context,
  values: PlanValues,
  settings: Output<typeof call.privateSettings>,
): Promise<string> {
  const { departure_airport_id: from = '', destination_airport_id: to = '', return_airport_id: back = '' } = values
  const [out, home] = await Promise.all([
    api(context, call.privateFlights, { from: iata(from), to: iata(to), airline_id: values.airline_id }),
    api(context, call.privateFlights, { from: iata(back), to: iata(from), airline_id: values.airline_id }),
  ])
  const nights = [0, 1].reduce((sum, place) => sum + Number(values[hotelNights(place)]), 0)
  return nearestDate({ ...settings, nights, out: out.data, home: home.data })
}
