import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { next } from '#core/machine.ts'
import { moveForPayees } from '#modules/payment/module.ts'
import { type PayoutEvent, payoutMachine } from './rules/machine.ts'
import { insertEarnings, type Payout, stepPayout } from './store.ts'

// That it is approved, or is to be approved again, moves nothing.
const moves = {
  approve: null,
  reopen: null,
  send: 'payout_sent',
  confirm: 'payout_confirmed',
  return: 'payout_returned',
} as const
const moments = { approve: 'approved_at', send: 'sent_at', confirm: 'confirmed_at', return: 'returned_at' } as const

type Change = {
  event: PayoutEvent
  reference: string
  /** Where it is approved or sent: the account that it goes to. */
  account_id?: string
  now: Date
}

/** The one way to another state of a locked payout: state and books. What a bank returns is owed again, by a new row. */
export async function transitionPayout(
  db: Db,
  payout: Payout,
  { event, reference, account_id, now }: Change,
): Promise<Payout | undefined> {
  const state = next(payoutMachine, payout.state, { event, actor: 'staff' })
  if (!state) return undefined
  const moment = event === 'reopen' ? { approved_at: null } : { [moments[event]]: now }
  const to = { state, ...moment, ...(account_id && { account_id }), ...(event === 'send' && { reference }) }
  if (!(await stepPayout(db, payout, to))) throw new Error('a payout changed although it was locked')
  const move = moves[event]
  if (move) await moveForPayees(db, [{ event: move, source_id: payout.id, amount: payout.amount }], now)
  if (event === 'return') await oweAgain(db, payout, { reference, now })
  return { ...payout, ...to }
}

async function oweAgain(db: Db, payout: Payout, { reference, now }: Pick<Change, 'reference' | 'now'>): Promise<void> {
  const { id, tenant_id, payee_kind, payee_id, amount } = payout
  const order = { order_kind: 'payout', order_id: id, item: 'returned' }
  await insertEarnings(db, [
    { id: newId(now), tenant_id, payee_kind, payee_id, ...order, amount, reason: reference, created_at: now },
  ])
}
