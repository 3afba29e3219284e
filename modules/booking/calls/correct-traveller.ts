import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { rulesOf } from '../cart/party-rules.ts'
import { lockTraveller } from '../cart/travellers.ts'
import type * as contract from '../contract.ts'
import { correct } from '../lifecycle/correct.ts'
import { participantView } from '../order/view.ts'
import { canCorrect } from '../rules/correction.ts'
import type { BookingRow } from '../store.ts'

type Call = typeof contract.correctTraveller

export function correctTraveller(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { user, now, language } = ctx
  return ctx.db.transaction(async (db) => {
    const whom = await lockTraveller(ctx, db, input)
    await refuseLate(db, whom.booking, now)
    const { name, birth_date, is_single_name, reason } = input
    const wish = { name, birth_date, is_single_name, reason, actor: 'member', actor_id: user.id } as const
    return participantView(await correct(db, whom, { ...wish, language, now }))
  })
}

async function refuseLate(db: Db, booking: BookingRow, now: Date): Promise<void> {
  const { correction_days } = await rulesOf(db, booking, now)
  if (!canCorrect(booking, { today: jakartaDate(now), correction_days })) throw new Refusal(codes.correction_too_late)
}
