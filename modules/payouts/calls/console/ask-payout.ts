import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { earnersOfStaff } from '#modules/affiliate/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type * as contract from '../../contract.console.ts'
import { drawPayout } from '../../draw.ts'
import { asConsultant } from '../../reach.ts'

type Call = typeof contract.askPayout

export async function askPayout({ db, staff, now, audit }: StaffCtx): Promise<Output<Call>> {
  const { payout_least: least } = await datedRulesOn(db, jakartaDate(now))
  let [count, amount] = [0, 0]
  for (const { id, tenant_id } of await earnersOfStaff(db, asConsultant(staff))) {
    const payee = { tenant_id, payee_kind: 'affiliate', payee_id: id } as const
    const payout = await drawPayout(db, { payee, least }, now)
    if (!payout) continue
    count += 1
    amount += payout.amount
    audit({ thing: 'payout', thing_id: payout.id, before: null, after: { state: payout.state, amount: payout.amount } })
  }
  if (count === 0) throw new Refusal(codes.payout_nothing_owed)
  return { count, amount }
}
