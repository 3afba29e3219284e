import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type { LimitPort } from '#core/ports.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addDays, addMs, dayMs } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type * as contract from '../contract.ts'
import { drawUp } from '../draw-up.ts'
import { missingErrors } from '../request-view.ts'
import { lockDraft } from '../requests.ts'
import { listTravellers } from '../store.requests.ts'
import { transition } from '../transition.ts'
import { namedErrors } from '../traveller-check.ts'
import { plannedColumns } from './add-private-cart.ts'

type Call = typeof contract.submitPrivateRequest
type Ctx = MemberCtx<{ limits: LimitPort }>

export async function submitPrivateRequest(ctx: Ctx, { id }: Input<Call>): Promise<Output<Call>> {
  const { now, user, language } = ctx
  const rules = await rulesToday(ctx)
  return inTransaction(ctx.db, async (db) => {
    const draft = await lockDraft(ctx, db, id)
    const people = await listTravellers(db, id)
    const missing = {
      ...missingErrors(draft, people, language),
      ...namedErrors({ request: draft, people, journey: draft, rules, now }, language),
    }
    if (Object.keys(missing).length > 0) throw new Refusal(codes.input_invalid, { errors: missing })
    // What was offered when it was planned may be gone by now: partners see only what can be had.
    const drawn = await drawUp({ ...ctx, db }, draft.wish)
    const closes_at = closingOf(drawn.wish.departure_date, rules, now)
    const why = { event: 'submit', actor: 'member', actor_id: user.id, reason: 'sent' } as const
    const to = { ...plannedColumns(drawn), submitted_at: now, closes_at }
    await takeOne(ctx)
    const request = await transition(db, draft, { ...why, to, now })
    return { id, status: request.state, closes_at: closes_at.toISOString() }
  })
}

/** Every partner that serves the airport is mailed: not by one family as often as it likes. */
const mostADay = { points: 10, seconds: 24 * 3600 }

async function takeOne({ user, ports }: Ctx): Promise<void> {
  const taken = await ports.limits.take(`private requests sent by ${user.id}`, mostADay)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
}

/** A week, or as long as it can still be offered as it was wished. */
function closingOf(departs_on: string, { private_offer_days, cutoff_days_umrah }: DatedRules, now: Date): Date {
  const last = new Date(`${addDays(departs_on, 1 - cutoff_days_umrah)}T00:00:00+07:00`)
  return new Date(Math.min(addMs(now, private_offer_days * dayMs).getTime(), last.getTime()))
}
