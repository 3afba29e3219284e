import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { countedOf, insertPayout } from './store.progress.ts'
import { hasVirtualAccount, lockPlan, type PlanRow } from './store.ts'
import { transition } from './transition.ts'

/** A plan at a bank, and who there decides. */
type Which = { partner_id: string; id: string; staff_id: string; now: Date }

async function lockedAt(db: Db, which: Which): Promise<PlanRow> {
  const plan = await lockPlan(db, which)
  if (!plan || plan.state === 'cart') throw new Refusal(codes.not_found)
  return plan
}

type Account = { account_number: string; virtual_account: string }

/** The bank opens the account: deposits to this number count from now on. Of two officers at once, one decides. */
export function acceptPlan(db: Db, which: Which, account: Account): Promise<PlanRow> {
  return inTransaction(db, async (tx) => {
    const plan = await lockedAt(tx, which)
    if (plan.state !== 'submitted') throw new Refusal(codes.savings_decided)
    const account_number = account.account_number.trim()
    const virtual_account = account.virtual_account.replaceAll(/\D/g, '')
    if (await hasVirtualAccount(tx, { partner_id: which.partner_id, virtual_account }))
      throw new Refusal(codes.savings_account_taken)
    const cause = { event: 'accept', actor: 'bank', actor_id: which.staff_id } as const
    const to = { accepted_at: which.now, account_number, virtual_account }
    return transition(tx, plan, { ...cause, to, now: which.now })
  })
}

export function rejectPlan(db: Db, which: Which, reason: string): Promise<PlanRow> {
  return inTransaction(db, async (tx) => {
    const plan = await lockedAt(tx, which)
    if (plan.state !== 'submitted') throw new Refusal(codes.savings_decided)
    const cause = { event: 'reject', actor: 'bank', actor_id: which.staff_id, reason } as const
    return transition(tx, plan, { ...cause, to: { ended_at: which.now, end_reason: reason }, now: which.now })
  })
}

type Payout = { reference: string; amount: number }

/** The bank has closed the account that its owner asked to close, and paid out all that lay there. */
export function closePlan(db: Db, which: Which, { reference, amount }: Payout): Promise<PlanRow> {
  return inTransaction(db, async (tx) => {
    const { partner_id, now } = which
    const plan = await lockedAt(tx, which)
    if (!plan.closing_requested_at || plan.ended_at) throw new Refusal(codes.savings_not_open)
    const balance = (await countedOf(tx, [plan.id])).get(plan.id)?.balance ?? 0
    // A deposit that came after the transfer was made was not paid out with it.
    if (balance !== amount) throw new Refusal(codes.savings_balance_moved)
    if (balance > 0) {
      const id = newId(now)
      // A name that no bank can have used for a deposit.
      const paid = { id, plan_id: plan.id, partner_id, payment_request_id: `payout:${id}` }
      await insertPayout(tx, { ...paid, amount: -balance, paid_at: now, received_at: now, reference })
    }
    const cause = { event: 'close', actor: 'bank', actor_id: which.staff_id } as const
    return transition(tx, plan, { ...cause, to: { ended_at: now }, now })
  })
}
