import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { drawPayout } from '../../draw.ts'
import { hasEarned, listOwed } from '../../store.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.drawNow

/** One after another in one transaction: all of a period, or nothing. */
export async function drawNow(ctx: StaffCtx, { from, until, payee_id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  if (until > jakartaDate(now)) throw fieldRefusals([{ field: 'until', word: 'day_to_come' }], fieldWords(language))
  const scopes = scopesOf(staff)
  if (payee_id !== undefined && !(await hasEarned(db, scopes, payee_id))) throw new Refusal(codes.not_found)
  if (from && from > until) throw fieldRefusals([{ field: 'from', word: 'day_after_last' }], fieldWords(language))
  const { from: since, until: before } = periodOf({ from, until })
  const owed = await listOwed(db, scopes, { since, before, ...(payee_id && { payee_id }) })
  let [count, amount] = [0, 0]
  for (const payee of owed) {
    const payout = await drawPayout(db, { payee, least: 1, since, before }, now)
    if (!payout) continue
    count += 1
    amount += payout.amount
  }
  audit({
    thing: 'payouts',
    thing_id: [from, until].filter(Boolean).join(' – '),
    before: null,
    after: { count, amount },
  })
  return { count, amount }
}
