import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { askable } from '../../ask.ts'
import type * as contract from '../../contract.console.ts'
import { drawPayout } from '../../draw.ts'
import { problemOfAll } from '../../rules/ask.ts'

type Call = typeof contract.askPayout

export async function askPayout({ db, staff, now, audit }: StaffCtx): Promise<Output<Call>> {
  const { least, payees } = await askable(db, staff, now)
  const problem = problemOfAll(payees.map((one) => one.problem))
  if (problem) throw new Refusal(problem)
  let [count, amount] = [0, 0]
  for (const { payee } of payees.filter((one) => !one.problem)) {
    const payout = await drawPayout(db, { payee, least }, now)
    if (!payout) continue
    count += 1
    amount += payout.amount
    audit({ thing: 'payout', thing_id: payout.id, before: null, after: { state: payout.state, amount: payout.amount } })
  }
  // Nobody's, or another request was faster.
  if (count === 0) throw new Refusal(payees.length === 0 ? codes.payout_nothing_owed : codes.payout_underway)
  return { count, amount }
}
