import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { lockCart } from '../load.ts'
import { updateBooking } from '../store.ts'

type Call = typeof contract.saveForm

export function saveForm(ctx: MemberCtx, { id, fields }: Input<Call>): Promise<Output<Call>> {
  return ctx.db.transaction(async (db) => {
    await updateBooking(db, await lockCart(ctx, db, id), { draft: fields })
    return {}
  })
}
