import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { addMonths, jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { monthOf } from '../../rules/pricing.ts'
import { monthsAhead, variantsOf } from '../../rules/supply.ts'
import { listThingPrices } from '../../store.supply-desk.ts'
import { lockOffered, nameOf } from '../../supply-desk.ts'

type Call = typeof contract.seePrivatePrices

export async function seePrivatePrices(ctx: StaffCtx, { kind, id }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  await lockOffered(ctx, kind, id)
  const first = monthOf(jakartaDate(ctx.now))
  return {
    name: await nameOf(ctx, kind, id),
    months: Array.from({ length: monthsAhead }, (_, ahead) => addMonths(first, ahead)),
    variants: [...variantsOf[kind]],
    prices: await listThingPrices(ctx.db, kind, id, first),
  }
}
