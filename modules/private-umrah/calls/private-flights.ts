import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { flightViews } from '../options.ts'
import { weekdayOf } from '../rules/next-flight.ts'
import { listRoutes } from '../store.supply.ts'

type Call = typeof contract.privateFlights

export async function privateFlights(
  ctx: AnyoneCtx,
  { from, to, airline_id, date }: Input<Call>,
): Promise<Output<Call>> {
  const routes = await listRoutes(ctx.db, { from, to, airline_code: airline_id })
  return flightViews(
    ctx,
    routes.filter(({ weekdays }) => date === undefined || weekdays.includes(weekdayOf(date))),
  )
}
