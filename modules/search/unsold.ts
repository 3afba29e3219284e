import type { AnyoneCtx } from '#core/context.ts'
import { closedCategories } from '#modules/catalogue/rules/closed-categories.ts'
import { hiddenHere } from '#modules/partner/module.ts'
import type { Unsold } from './store.ts'

/** What this tenant does not sell: partners it hides, and what its flags close. */
export async function unsoldAt(ctx: AnyoneCtx): Promise<Unsold> {
  return { hidden: await hiddenHere(ctx), closed: closedCategories(ctx.tenant.feature_flag) }
}
