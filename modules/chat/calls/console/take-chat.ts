import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { factsOf, withLocked } from '../../desk.ts'
import { isWaiting } from '../../rules/machine.ts'
import { noteAssigned } from '../../store.presence.ts'
import { transition } from '../../transition.ts'

type Call = typeof contract.takeChat

/** Taken twice, it is one's own. */
export const takeChat = (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  withLocked(ctx, id, async (room, me, db) => {
    if (room.state === 'closed') throw new Refusal(codes.chat_closed)
    const by = { actor: 'consultant', actor_id: ctx.staff.id, consultant_id: me.id, now: ctx.now } as const
    const isMine = room.consultant_id === me.id && room.state === 'open'
    const taken = isMine
      ? room
      : await transition(db, room, {
          ...by,
          event: isWaiting(room) ? 'assign' : 'hand_over',
          reason: isWaiting(room) ? 'taken by a consultant' : 'taken over by a colleague',
        })
    if (!isMine) await noteAssigned(db, me.id, ctx.now)
    ctx.audit({ thing: 'chat', thing_id: id, before: factsOf(room), after: factsOf(taken) })
    return { id }
  })
