import type { AnyoneCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { airlines, airports, hotelCards } from '#modules/catalogue/module.ts'
import { type Cabin, cabins, holyCities, type Route } from './rules/facts.ts'
import { monthOf } from './rules/pricing.ts'
import { listCabins, listOfferedHotels } from './store.supply.ts'
import { cabinWords } from './words.ts'

const homeCountry = 'Indonesia'

/** Those of these airports that exist, as a form offers them; where families leave from, or in Saudi Arabia. */
export async function airportOptions({ db }: AnyoneCtx, iatas: readonly string[], where: 'home' | 'abroad') {
  const wanted = new Set(iatas)
  const rows = await airports(db)
  return rows
    .filter(({ iata, country }) => wanted.has(iata) && (country === homeCountry) === (where === 'home'))
    .map(({ iata, name, city }) => ({ id: iata, iata, name, city }))
}

/** The airlines of these flights, each with the classes that are sold on one of them from this month on. */
export async function airlineOptions(
  { db, now, language }: Pick<AnyoneCtx, 'db' | 'now' | 'language'>,
  routes: readonly Route[],
) {
  const sold = await listCabins(
    db,
    routes.map(({ id }) => id),
    monthOf(jakartaDate(now)),
  )
  const named = await airlines(db)
  return named.flatMap(({ code, name }) => {
    const own = routes.filter(({ airline_code }) => airline_code === code).map(({ id }) => id)
    const classes = cabins.filter((cabin) => sold.some((row) => own.includes(row.route_id) && row.cabin === cabin))
    return classes.length === 0
      ? []
      : [{ id: code, name, classes: classes.map((cabin) => cabinOption(cabin, language)) }]
  })
}

const cabinOption = (id: Cabin, language: Language) => ({ id, name: cabinWords(language)[id] })

/** Flights as pages show them. */
export async function flightViews({ db }: AnyoneCtx, routes: readonly Route[]) {
  const names = new Map((await airlines(db)).map(({ code, name }) => [code, name]))
  return routes.map(({ airline_code, weekdays, ...route }) => ({
    ...route,
    weekdays: [...weekdays],
    airline_id: airline_code,
    airline: names.get(airline_code) ?? airline_code,
  }))
}

/** Hotels to choose from, the nearest first. */
export async function hotelOptions({ db }: Pick<AnyoneCtx, 'db'>) {
  const offered = await listOfferedHotels(db)
  const cards = new Map(
    (
      await hotelCards(
        db,
        offered.map(({ hotel_id }) => hotel_id),
      )
    ).map((card) => [card.id, card]),
  )
  return offered.flatMap(({ hotel_id, ...hotel }) => {
    const card = cards.get(hotel_id)
    const city = holyCities.find((one) => one === card?.city)
    return card && city ? [{ ...card, ...hotel, city }] : []
  })
}
