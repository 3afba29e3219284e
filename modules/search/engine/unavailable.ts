import type { AnyoneCtx } from '#core/context.ts'
import { closedCategories } from '#modules/catalogue/rules/closed-categories.ts'
import { hiddenHere } from '#modules/partner/module.ts'
import type { Unavailable } from '../store.ts'

/** What this tenant does not sell: partners it hides, and what its flags close. */
export async function unavailableAt(ctx: AnyoneCtx): Promise<Unavailable> {
  return { hidden: await hiddenHere(ctx), closed: closedCategories(ctx.tenant.feature_flag) }
}
