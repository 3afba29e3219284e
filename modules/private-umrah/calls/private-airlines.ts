import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { airlineOptions, airportOptions } from '../options.ts'
import { listRoutes } from '../store.supply.ts'

export async function outboundAirlines(
  ctx: AnyoneCtx,
  { departure_airport_id: from, destination_airport_id: to }: Input<typeof contract.outboundAirlines>,
): Promise<Output<typeof contract.outboundAirlines>> {
  return airlineOptions(ctx, await leaving(ctx, { from, to }, 'home'))
}

export async function returnAirlines(
  ctx: AnyoneCtx,
  { departure_airport_id: to, return_airport_id: from }: Input<typeof contract.returnAirlines>,
): Promise<Output<typeof contract.returnAirlines>> {
  return airlineOptions(ctx, await leaving(ctx, { from, to }, 'abroad'))
}

type Between = { from: string | undefined; to: string | undefined }

/** Flights in one direction only: there, or back home. */
async function leaving(ctx: AnyoneCtx, between: Between, where: 'home' | 'abroad') {
  const routes = await listRoutes(ctx.db, between)
  const options = await airportOptions(
    ctx,
    routes.map(({ from }) => from),
    where,
  )
  const starts = new Set(options.map(({ iata }) => iata))
  return routes.filter(({ from }) => starts.has(from))
}
