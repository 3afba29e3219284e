import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { moveForPayees } from '#modules/payment/module.ts'
import { payoutMachine } from './rules/machine.ts'
import { claimEarnings, insertPayout, listPayable, lockUnclaimed, type Payee, type Payout } from './store.ts'

type Draw = {
  payee: Payee
  least: number
  /** Only what was earned from one moment to another; everything, where none is named. */
  since?: Date | undefined
  before?: Date | undefined
}

/** Claims all that a payee has earned and not been paid; nothing, where it is not worth that much. */
export function drawPayout(db: Db, { payee, least, ...period }: Draw, now: Date): Promise<Payout | undefined> {
  return inTransaction(db, async (tx) => {
    const rows = await lockUnclaimed(tx, payee, period)
    const fee = rows.reduce((sum, row) => sum + row.fee, 0)
    const amount = rows.reduce((sum, row) => sum + row.amount, 0) - fee
    if (amount < Math.max(1, least)) return undefined
    const { tenant_id, payee_kind, payee_id } = payee
    const payout: Payout = {
      ...{ id: newId(now), tenant_id, payee_kind, payee_id, amount, fee, state: payoutMachine.start, drawn_at: now },
      ...{ account_id: null, reference: null, approved_at: null, sent_at: null, confirmed_at: null, returned_at: null },
    }
    await insertPayout(tx, payout)
    await claimEarnings(
      tx,
      payout.id,
      rows.map(({ id }) => id),
    )
    await moveForPayees(tx, movesOf(payout), now)
    return payout
  })
}

/** What is sent and what stays with us; where more of earlier fees goes back than is new, we give. */
function movesOf({ id: source_id, amount, fee }: Payout) {
  const drawn = { event: 'payout_drawn', source_id, amount } as const
  if (fee === 0) return [drawn]
  return [drawn, { event: fee > 0 ? 'payout_fee' : 'payout_fee_returned', source_id, amount: Math.abs(fee) } as const]
}

/** A payout for everybody to whom enough is owed. */
export async function drawPayouts(db: Db, now: Date): Promise<void> {
  const { payout_least: least } = await datedRulesOn(db, jakartaDate(now))
  const failures: unknown[] = []
  // One that fails does not keep the others from theirs, and is not forgotten.
  for (const payee of await listPayable(db, least))
    await drawPayout(db, { payee, least }, now).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payouts were not drawn`)
}
