import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type * as contract from '../contract.ts'
import { drawUp } from '../draw-up.ts'
import { missingErrors } from '../request-view.ts'
import { lockDraft } from '../requests.ts'
import { listTravellers } from '../store.requests.ts'
import { transition } from '../transition.ts'
import { plannedColumns } from './add-private-cart.ts'

type Call = typeof contract.submitPrivateRequest

export async function submitPrivateRequest(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { now, user, language } = ctx
  const { private_offer_days } = await rulesToday(ctx)
  return inTransaction(ctx.db, async (db) => {
    const draft = await lockDraft(ctx, db, id)
    const missing = missingErrors(draft, await listTravellers(db, id), language)
    if (Object.keys(missing).length > 0) throw new Refusal(codes.input_invalid, { errors: missing })
    // What was offered when it was planned may be gone by now: partners see only what can be had.
    const drawn = await drawUp({ ...ctx, db }, draft.wish)
    const closes_at = addMs(now, private_offer_days * dayMs)
    const why = { event: 'submit', actor: 'member', actor_id: user.id, reason: 'sent' } as const
    const to = { ...plannedColumns(drawn), submitted_at: now, closes_at }
    const request = await transition(db, draft, { ...why, to, now })
    return { id, status: request.state, closes_at: closes_at.toISOString() }
  })
}
