import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import type * as contract from '../../contract.console.ts'
import { closuresView, extrasView, hotelsView, routesView, supplyChoices, vehiclesView } from '../../supply-desk.ts'

type Call = typeof contract.seePrivateSupply

export async function seePrivateSupply(ctx: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  return {
    routes: await routesView(ctx),
    hotels: await hotelsView(ctx),
    vehicles: await vehiclesView(ctx),
    extras: await extrasView(ctx),
    closures: await closuresView(ctx),
    choices: await supplyChoices(ctx),
  }
}
