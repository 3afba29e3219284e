import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { variantsOf } from '../../rules/supply.ts'
import { addPrices, withdrawPrices } from '../../store.supply-desk.ts'
import { lockOffered, nameOf } from '../../supply-desk.ts'
import { supplyWords } from '../../words.supply.ts'

type Call = typeof contract.setPrivatePrices

export async function setPrivatePrices(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const { db, now, audit, language } = ctx
  const { kind, id, variant, months, price } = input
  if (!variantsOf[kind].includes(variant))
    throw fieldRefusals([{ field: 'variant', word: 'variant_unknown' }], supplyWords(language))
  await lockOffered(ctx, kind, id)
  const cells = { kind, id, variant, months: [...new Set(months)].sort(), now }
  const withdrawn = (await withdrawPrices(db, cells, price)).length
  const set = price === null ? 0 : await addPrices(db, cells, price)
  const facts = { name: await nameOf(ctx, kind, id), variant, months: cells.months.join(', ') }
  audit({ thing: 'private_price', thing_id: id, before: null, after: { ...facts, price, set, withdrawn } })
  return { set, withdrawn }
}
