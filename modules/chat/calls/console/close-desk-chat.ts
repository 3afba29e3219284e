import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { factsOf, withLocked } from '../../desk.ts'
import { transition } from '../../transition.ts'

type Call = typeof contract.closeDeskChat

/** Closed twice, it is closed. */
export const closeDeskChat = (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  withLocked(ctx, id, async (room, me, db) => {
    if (room.consultant_id !== me.id) throw new Refusal(codes.chat_not_yours)
    const by = { actor: 'consultant', actor_id: ctx.staff.id, now: ctx.now } as const
    const reason = 'closed by its consultant'
    const closed = room.state === 'closed' ? room : await transition(db, room, { ...by, event: 'close', reason })
    ctx.audit({ thing: 'chat', thing_id: id, before: factsOf(room), after: factsOf(closed) })
    return { id }
  })
