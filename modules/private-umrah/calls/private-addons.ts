import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { listExtras } from '../store.supply.ts'

type Call = typeof contract.privateAddons

export async function privateAddons(ctx: AnyoneCtx): Promise<Output<Call>> {
  const extras = await listExtras(ctx.db)
  return extras.map(({ id, name, about, per }) => ({ id, name: name[ctx.language], about: about[ctx.language], per }))
}
