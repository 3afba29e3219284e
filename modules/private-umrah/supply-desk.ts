import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { airlines, airports, hotelCards, hotelsIn } from '#modules/catalogue/module.ts'
import type { seePrivateSupply } from './contract.console.ts'
import { type HolyCity, holyCities } from './rules/facts.ts'
import type { PricedKind } from './rules/supply.ts'
import {
  listClosureRows,
  listExtraRows,
  listHotelRows,
  listRouteRows,
  listVehicleRows,
  lockThing,
  pricedUntil,
} from './store.supply-desk.ts'

type Supply = Output<typeof seePrivateSupply>
type Ctx = Pick<StaffCtx, 'db' | 'now'>

export async function routesView({ db }: Ctx): Promise<Supply['routes']> {
  const names = new Map((await airlines(db)).map(({ code, name }) => [code, name]))
  const until = await pricedUntil(db, 'routes')
  return (await listRouteRows(db)).map(({ removed_at: _, airline_code, ...route }) => ({
    ...route,
    airline_id: airline_code,
    airline: names.get(airline_code) ?? airline_code,
    priced_until: until.get(route.id) ?? null,
  }))
}

export async function hotelsView({ db, now }: Ctx): Promise<Supply['hotels']> {
  const rows = await listHotelRows(db)
  const cards = await hotelCards(
    db,
    rows.map(({ hotel_id }) => hotel_id),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const until = await pricedUntil(db, 'hotels')
  const today = jakartaDate(now)
  return rows.map(({ removed_at: _, ...hotel }) => {
    const { name = '', city = '', stars = 0 } = byId.get(hotel.hotel_id) ?? {}
    const is_licensed = hotel.licensed_until >= today
    return { ...hotel, name, city, stars, is_licensed, priced_until: until.get(hotel.id) ?? null }
  })
}

export async function vehiclesView({ db }: Ctx): Promise<Supply['vehicles']> {
  const until = await pricedUntil(db, 'vehicles')
  return (await listVehicleRows(db)).map(({ removed_at: _, ...row }) => ({
    ...row,
    priced_until: until.get(row.id) ?? null,
  }))
}

export async function extrasView({ db }: Ctx): Promise<Supply['extras']> {
  const until = await pricedUntil(db, 'extras')
  return (await listExtraRows(db)).map(({ removed_at: _, ...row }) => ({
    ...row,
    priced_until: until.get(row.id) ?? null,
  }))
}

export const closuresView = ({ db }: Ctx): Promise<Supply['closures']> => listClosureRows(db)

const holyCity = (city: string): HolyCity | undefined => holyCities.find((one) => one === city)

/** What the forms offer. */
export async function supplyChoices({ db }: Ctx): Promise<Supply['choices']> {
  return {
    airlines: (await airlines(db)).map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
    airports: (await airports(db)).map(({ iata, name }) => ({ value: iata, label: `${iata} (${name})` })),
    hotels: (await hotelsIn(db, holyCities)).flatMap(({ id, name, city, stars }) => {
      const holy = holyCity(city)
      return holy ? [{ value: id, label: `${city} · ${name} (${stars}★)`, city: holy }] : []
    }),
  }
}

/** A thing that is offered, locked; any other is not there. */
export async function lockOffered({ db }: Ctx, kind: PricedKind, id: string): Promise<void> {
  if (!(await lockThing(db, kind, id))) throw new Refusal(codes.not_found)
}

/** What a thing is called, in the audit and above its prices. */
export async function nameOf(ctx: Ctx, kind: PricedKind, id: string): Promise<string> {
  if (kind === 'routes') {
    const route = (await routesView(ctx)).find((one) => one.id === id)
    return route ? `${route.number} ${route.from}–${route.to}` : ''
  }
  if (kind === 'hotels') return (await hotelsView(ctx)).find((one) => one.id === id)?.name ?? ''
  const rows = kind === 'vehicles' ? await vehiclesView(ctx) : await extrasView(ctx)
  return rows.find((one) => one.id === id)?.name.id ?? ''
}
