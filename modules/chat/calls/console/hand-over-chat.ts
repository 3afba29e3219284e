import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusal } from '#core/validation.ts'
import { listAnswering } from '#modules/affiliate/module.ts'
import type * as contract from '../../contract.console.ts'
import { factsOf, mustRunAndBeMine, withLocked } from '../../desk.ts'
import { isAnyTaking, noteAssigned } from '../../store.presence.ts'
import { transition } from '../../transition.ts'

type Call = typeof contract.handOverChat

export const handOverChat = (ctx: StaffCtx, { id, consultant_id }: Input<Call>): Promise<Output<Call>> =>
  withLocked(ctx, id, async (room, me, db) => {
    mustRunAndBeMine(room, me)
    const colleagues = await listAnswering(db, room.tenant_id)
    if (consultant_id === me.id || !colleagues.some((one) => one.id === consultant_id))
      throw fieldRefusal('consultant_id', 'choice', ctx.language)
    if (!(await isAnyTaking(db, [consultant_id], ctx.now))) throw new Refusal(codes.chat_consultant_off)
    const by = { actor: 'consultant', actor_id: ctx.staff.id, now: ctx.now } as const
    const handed = await transition(db, room, {
      ...{ ...by, consultant_id, event: 'hand_over' },
      reason: 'handed over to a colleague',
    })
    await noteAssigned(db, consultant_id, ctx.now)
    ctx.audit({ thing: 'chat', thing_id: id, before: factsOf(room), after: factsOf(handed) })
    return { id }
  })
