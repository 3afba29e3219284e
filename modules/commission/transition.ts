import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { next } from '#core/machine.ts'
import { rupiah } from '#core/money.ts'
import { moveForPayees } from '#modules/payment/module.ts'
import { earn } from '#modules/payouts/module.ts'
import { commissionItem } from '#modules/payouts/rules/reversal.ts'
import { type CommissionActor, type CommissionEvent, commissionMachine } from './rules/machine.ts'
import { type Commission, insertStep, stepCommission } from './store.ts'

export type Cause = { actor: CommissionActor; reason: string; now: Date }

const leftOf = ({ amount, reversed }: Commission): number => amount - reversed

type Change = Cause & {
  event: CommissionEvent | 'lower'
  /** What it changes by. */
  amount: number
  to: Partial<Commission>
}

/** The one way to another state of a locked commission, or to less of it: row, history, books. */
async function change(db: Db, commission: Commission, { event, amount, to, ...why }: Change): Promise<Commission> {
  const { actor, reason, now } = why
  const state = event === 'lower' ? commission.state : next(commissionMachine, commission.state, { event, actor })
  if (!state) throw new Error(`a commission that is ${commission.state} cannot ${event}`)
  if (!(await stepCommission(db, commission, { ...to, state })))
    throw new Error('a commission changed although it was locked')
  const step = { id: newId(now), commission_id: commission.id, event, state, actor, amount, reason, created_at: now }
  await insertStep(db, step)
  if (event !== 'earn') await moveForPayees(db, [{ event: 'commission_reversed', source_id: step.id, amount }], now)
  return { ...commission, ...to, state }
}

/** Only so much of it stays; at nothing it is over. */
export function lower(db: Db, commission: Commission, stays: number, cause: Cause): Promise<Commission> {
  const amount = leftOf(commission) - stays
  if (amount <= 0) return Promise.resolve(commission)
  const reversed = commission.reversed + amount
  if (stays > 0) return change(db, commission, { ...cause, event: 'lower', amount, to: { reversed } })
  return change(db, commission, { ...cause, event: 'reverse', amount, to: { reversed, ended_at: cause.now } })
}

/** What is left of it is the consultant's. From here on payouts takes back what goes back. */
export async function settle(db: Db, commission: Commission, cause: Cause): Promise<void> {
  const amount = leftOf(commission)
  await change(db, commission, { ...cause, event: 'earn', amount, to: { ended_at: cause.now } })
  const { tenant_id, consultant_id, order_kind, order_id, item, order_code } = commission
  const payee = { tenant_id, payee_kind: 'affiliate', payee_id: consultant_id } as const
  const of = { order_kind, order_id, item: commissionItem(item), reason: order_code }
  await earn(db, [{ ...payee, ...of, amount: rupiah(amount) }], cause.now)
}
