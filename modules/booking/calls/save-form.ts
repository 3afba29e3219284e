import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { lockCart } from '../order/load.ts'
import { isStale } from '../rules/draft.ts'
import { updateBooking } from '../store.ts'

type Call = typeof contract.saveForm

export function saveForm(ctx: MemberCtx, { id, fields, revision }: Input<Call>): Promise<Output<Call>> {
  return ctx.db.transaction(async (db) => {
    const cart = await lockCart(ctx, db, id)
    if (isStale(cart.draft_revision, revision)) return {}
    await updateBooking(db, cart, { draft: fields, draft_revision: revision ?? cart.draft_revision })
    return {}
  })
}
