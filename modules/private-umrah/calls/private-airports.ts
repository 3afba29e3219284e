import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { airportOptions } from '../options.ts'
import { listRoutes } from '../store.supply.ts'

export async function departureAirports(
  ctx: AnyoneCtx,
  { search }: Input<typeof contract.departureAirports>,
): Promise<Output<typeof contract.departureAirports>> {
  const routes = await listRoutes(ctx.db, {})
  const typed = search?.toLowerCase() ?? ''
  const options = await airportOptions(
    ctx,
    routes.map(({ from }) => from),
    'home',
  )
  return options.filter(({ iata, name, city }) => `${iata} ${name} ${city}`.toLowerCase().includes(typed))
}

export async function destinationAirports(
  ctx: AnyoneCtx,
  { departure_airport_id: from }: Input<typeof contract.destinationAirports>,
): Promise<Output<typeof contract.destinationAirports>> {
  const routes = await listRoutes(ctx.db, { from })
  return airportOptions(
    ctx,
    routes.map(({ to }) => to),
    'abroad',
  )
}

export async function returnAirports(
  ctx: AnyoneCtx,
  { departure_airport_id: to }: Input<typeof contract.returnAirports>,
): Promise<Output<typeof contract.returnAirports>> {
  const routes = await listRoutes(ctx.db, { to })
  return airportOptions(
    ctx,
    routes.map(({ from }) => from),
    'abroad',
  )
}
