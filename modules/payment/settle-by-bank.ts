import type { Db } from '#core/context.ts'
import { keepBankPayment } from './start.ts'
import { lockInvoicesOf, type Payment } from './store.ts'
import { settle } from './transition.ts'

type Disbursed = { order_id: string; bank: string; reference: string; staff_id: string }

/**
 * The bank that finances an order says it has paid its part: that invoice is paid, and the bank owes us the money until it is
 * seen on our account. Nothing, where no such invoice waits.
 */
export async function settleByBank(db: Db, disbursed: Disbursed, now: Date): Promise<Payment | undefined> {
  const { order_id, ...paid } = disbursed
  const invoice = (await lockInvoicesOf(db, order_id)).find(
    ({ stage, state }) => stage === 'financed' && state === 'waiting',
  )
  if (!invoice) return undefined
  const payment = await keepBankPayment(db, { invoice, ...paid }, now)
  await settle(db, { invoice, payment }, { now, reason: paid.reference })
  return payment
}
