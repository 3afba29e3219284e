import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import type * as contract from '../contract.ts'
import { ownRoom } from '../own-room.ts'
import { lockMine } from '../store.ts'
import { transition } from '../transition.ts'

type Call = typeof contract.closeChat

/** Closed twice, it is closed. */
export async function closeChat(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, user, tenant, now } = ctx
  await inTransaction(db, async (tx) => {
    const room = await lockMine(tx, { id, user_id: user.id, tenant_id: tenant.id })
    if (!room) throw new Refusal(codes.not_found)
    if (room.state === 'closed') return
    await transition(tx, room, {
      event: 'close',
      actor: 'member',
      actor_id: user.id,
      reason: 'closed by the member',
      now,
    })
  })
  return ownRoom(ctx, id)
}
