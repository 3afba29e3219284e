import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { newCode, newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { hiddenHere } from '#modules/partner/module.ts'
import { suggestedDeposit } from './rules/deposit.ts'
import { savingsMachine } from './rules/machine.ts'
import type { cart, cartForm } from './shapes.ts'
import { type PlanRow, putCart } from './store.ts'
import { termsInForce } from './terms.ts'
import { problemWords } from './words.ts'

/** A package that one may save toward: an umrah that is sold here. */
async function savable(ctx: MemberCtx, id: string): Promise<string> {
  const [product] = await summaries(ctx.db, [id])
  const hidden = await hiddenHere(ctx)
  if (product?.state !== 'on_sale' || hidden.includes(product.partner_id)) throw new Refusal(codes.not_found)
  if (product.category !== 'umroh') throw new Refusal(codes.savings_package)
  return product.id
}

/** Begins a plan, in place of the one begun before. */
export async function beginPlan(ctx: MemberCtx, wish: z.output<typeof cartForm>): Promise<PlanRow> {
  const { product_id = 'target', target, months, deposit_day, terms_id } = wish
  const { savings_target_above: above } = await rulesToday(ctx)
  if (target <= above)
    throw fieldRefusals([{ field: 'target', word: 'target_low', values: [above] }], problemWords(ctx.language))
  const chosen =
    terms_id === undefined
      ? { partner_id: null, terms_id: null }
      : await termsInForce(ctx, { terms_id, target, months })
  return putCart(ctx.db, {
    id: newId(ctx.now),
    code: `SAV-${newCode(8)}`,
    tenant_id: ctx.tenant.id,
    user_id: ctx.user.id,
    product_id: product_id === 'target' ? null : await savable(ctx, product_id),
    target,
    months,
    deposit_day,
    ...chosen,
    state: savingsMachine.start,
    created_at: ctx.now,
  })
}

export const cartView = (plan: PlanRow): z.output<typeof cart> => ({
  user_savings_id: plan.id,
  product_id: plan.product_id ?? 'target',
  code: plan.code,
  target: plan.target,
  months: plan.months,
  deposit_day: plan.deposit_day,
  suggested_deposit: suggestedDeposit(rupiah(plan.target), plan.months),
  terms_id: plan.terms_id,
})
