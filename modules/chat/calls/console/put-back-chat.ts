import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { factsOf, mustRunAndBeMine, withLocked } from '../../desk.ts'
import { transition } from '../../transition.ts'

type Call = typeof contract.putBackChat

export const putBackChat = (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  withLocked(ctx, id, async (room, me, db) => {
    mustRunAndBeMine(room, me)
    const by = { actor: 'consultant', actor_id: ctx.staff.id, now: ctx.now } as const
    const back = await transition(db, room, {
      ...{ ...by, event: 'put_back', consultant_id: null },
      reason: 'put back by its consultant',
    })
    ctx.audit({ thing: 'chat', thing_id: id, before: factsOf(room), after: factsOf(back) })
    return { id }
  })
