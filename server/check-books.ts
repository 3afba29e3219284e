import type { Db } from '#core/context.ts'
import { checkSeats } from '#modules/booking/module.ts'
import { checkCommissions } from '#modules/commission/module.ts'
import { checkFinancing } from '#modules/financing/module.ts'
import { checkOrderSummaries } from '#modules/orders/module.ts'
import { checkLedger } from '#modules/payment/module.ts'
import type { BooksPort } from '#modules/payment/ports.ts'
import { checkPayouts } from '#modules/payouts/module.ts'
import { checkSettlements } from '#modules/settlement/module.ts'

/** The ledger, what payees are owed, the seats, and the lists of orders: for `npm run ledger:check` and the page alike. */
export async function checkBooks(db: Db) {
  const { faults, ...ledger } = await checkLedger(db)
  const ledger_faults = [
    ...faults,
    ...(await checkPayouts(db)),
    ...(await checkCommissions(db)),
    ...(await checkSettlements(db)),
    ...(await checkFinancing(db)),
  ]
  const seat_faults = await checkSeats(db)
  return { ...ledger, ledger_faults, seat_faults, list_faults: await checkOrderSummaries(db) }
}

export const booksPort: BooksPort = {
  async check(db) {
    const { total, to_review, ledger_faults, seat_faults, list_faults } = await checkBooks(db)
    return { total, to_review, faults: [...ledger_faults, ...seat_faults, ...list_faults] }
  },
}
