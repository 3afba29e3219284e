import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { listVehicles } from '../store.supply.ts'

type Call = typeof contract.privateTransportation

export async function privateTransportation(ctx: AnyoneCtx): Promise<Output<Call>> {
  const vehicles = await listVehicles(ctx.db)
  return vehicles.map(({ id, name, about, capacity }) => ({
    id,
    name: name[ctx.language],
    about: about[ctx.language],
    capacity,
  }))
}
