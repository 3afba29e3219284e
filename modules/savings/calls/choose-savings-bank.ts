import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { cartView } from '../cart.ts'
import type * as contract from '../contract.ts'
import { lockedCart } from '../load.ts'
import { findByCode, updateBank } from '../store.ts'
import { termsInForce } from '../terms.ts'

type Call = typeof contract.chooseSavingsBank

export async function chooseSavingsBank(ctx: MemberCtx, { code, terms_id }: Input<Call>): Promise<Output<Call>> {
  const named = await findByCode(ctx.db, { tenant_id: ctx.tenant.id, user_id: ctx.user.id, code })
  if (!named) throw new Refusal(codes.not_found)
  return ctx.db.transaction(async (db) => {
    const { id, target, months } = await lockedCart(ctx, db, named.id)
    const chosen = await termsInForce({ ...ctx, db }, { terms_id, target, months })
    return cartView(await updateBank(db, { id }, chosen))
  })
}
