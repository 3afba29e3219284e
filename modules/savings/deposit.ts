import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Rupiah } from '#core/money.ts'
import type { SavingsEvent } from './rules/machine.ts'
import { balanceOf, type DepositRow, findDeposit, insertDeposit } from './store.deposits.ts'
import type { PlanRow } from './store.ts'
import { transition } from './transition.ts'

type Received = {
  payment_request_id: string
  amount: Rupiah
  /** By the bank's clock. */
  paid_at: Date
  reference: string | undefined
  now: Date
}

const rowOf = (plan: PlanRow, { reference, now, ...received }: Received, kind: DepositRow['kind']): DepositRow => {
  if (!plan.partner_id) throw new Error('a plan without a bank has no deposits')
  const ids = { id: newId(now), plan_id: plan.id, partner_id: plan.partner_id }
  return { ...ids, ...received, kind, received_at: now, reference: reference ?? null }
}

/** Counts what came into the account of a locked, open plan, once for each number of the bank's; false where it stands already. */
export async function countDeposit(db: Db, plan: PlanRow, received: Received): Promise<boolean> {
  const row = rowOf(plan, received, 'deposit')
  if (!(await insertDeposit(db, row))) return false
  const event = depositEvent(plan, await balanceOf(db, plan.id))
  const { id, amount } = row
  await transition(db, plan, { event, actor: 'bank', deposit: { id, amount }, now: received.now })
  return true
}

function depositEvent(plan: PlanRow, balance: number): SavingsEvent {
  if (plan.state === 'reached') return 'deposit_beyond'
  return balance >= plan.target ? 'reach' : 'deposit'
}

type Correction = {
  /** How much the bank takes back; more than zero. */
  amount: Rupiah
  /** The bank's own number of the correction: the same twice is one. */
  reference: string
  reason: string
  actor_id: string
  now: Date
}
type Corrected = 'done' | 'before' | 'too_much'

/** Takes back from a locked plan what the bank had counted by mistake, as a negative row; never more than lies there. */
export async function correctDeposit(db: Db, plan: PlanRow, correction: Correction): Promise<Corrected> {
  const { amount, reference, reason, actor_id, now } = correction
  const received = { payment_request_id: `correction:${plan.id}:${reference}`, paid_at: now, reference, now }
  const row: DepositRow = { ...rowOf(plan, { ...received, amount }, 'correction'), amount: -amount }
  if (await findDeposit(db, row)) return 'before'
  const was = await balanceOf(db, plan.id)
  if (amount > was) return 'too_much'
  await insertDeposit(db, row)
  const event = correctionEvent(plan, was - amount)
  const by = { actor: 'bank', actor_id, reason, deposit: { id: row.id, amount: row.amount }, now } as const
  await transition(db, plan, { ...by, event })
  return 'done'
}

function correctionEvent(plan: PlanRow, balance: number): SavingsEvent {
  if (plan.state !== 'reached') return 'correct'
  return balance < plan.target ? 'fall_short' : 'correct_reached'
}
