import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { inTransaction } from '#database/transaction.ts'
import type * as contract from '../contract.ts'
import { drawUp } from '../draw-up.ts'
import { lockDraft, placesOf } from '../requests.ts'
import { listTravellers, replaceTravellers, updateRequest } from '../store.requests.ts'
import { wishOf } from '../view.ts'
import { plannedColumns } from './add-private-cart.ts'

type Call = typeof contract.changePrivatePlan

export function changePrivatePlan(ctx: MemberCtx, { id, ...form }: Input<Call>): Promise<Output<Call>> {
  return inTransaction(ctx.db, async (db) => {
    const draft = await lockDraft(ctx, db, id)
    const drawn = await drawUp({ ...ctx, db }, wishOf(form))
    await updateRequest(db, draft, plannedColumns(drawn))
    const places = placesOf(drawn.group, id, ctx.now)
    const before = await listTravellers(db, id)
    const isSame = places.map(({ age_group }) => age_group).join() === before.map(({ age_group }) => age_group).join()
    if (!isSame) await replaceTravellers(db, id, places)
    return { success: true as const, id }
  })
}
