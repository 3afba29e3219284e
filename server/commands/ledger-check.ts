import type { Db } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { checkOrderSummaries } from '#modules/orders/module.ts'
import { checkLedger } from '#modules/payment/module.ts'
import { checkPayouts } from '#modules/payouts/module.ts'
import { withDatabase } from './with-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Prints the sums and every fault of the ledger, and of the order lists beside it; false where there is one. */
async function isSound(db: Db): Promise<boolean> {
  const { accounts, total, to_review, ...ledger } = await checkLedger(db)
  const faults = [...ledger.faults, ...(await checkPayouts(db))]
  for (const { account, sum, entries } of accounts) {
    say(`${account.padEnd(16)} ${formatRupiah(rupiah(sum), 'id').padStart(24)}  in ${entries} entries`)
  }
  say(`${'sum'.padEnd(16)} ${formatRupiah(rupiah(total), 'id').padStart(24)}`)
  if (to_review > 0) say(`${to_review} notifications wait for a person to look at them`)
  for (const fault of faults) say(`FAULT: ${fault}`)
  const listed = await checkOrderSummaries(db)
  for (const fault of listed) say(`FAULT: ${fault}; npm run orders:rebuild mends it`)
  say(faults.length === 0 ? 'The ledger is sound.' : `The ledger has ${faults.length} faults.`)
  return faults.length === 0 && listed.length === 0
}

process.exitCode = (await withDatabase(isSound)) ? 0 : 1
