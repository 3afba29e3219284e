import type { Db } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { checkBooks } from '../check-books.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Prints the sums and every fault of the ledger, and of seats and order lists beside it; false where there is one. */
async function isSound(db: Db): Promise<boolean> {
  const { accounts, total, to_review, ledger_faults, seat_faults, list_faults } = await checkBooks(db)
  for (const { account, sum, entries } of accounts) {
    say(`${account.padEnd(16)} ${formatRupiah(rupiah(sum), 'id').padStart(24)}  in ${entries} entries`)
  }
  say(`${'sum'.padEnd(16)} ${formatRupiah(rupiah(total), 'id').padStart(24)}`)
  if (to_review > 0) say(`${to_review} notifications wait for a person to look at them`)
  for (const fault of [...ledger_faults, ...seat_faults]) say(`FAULT: ${fault}`)
  for (const fault of list_faults) say(`FAULT: ${fault}; npm run orders:rebuild mends it`)
  say(ledger_faults.length === 0 ? 'The ledger is sound.' : `The ledger has ${ledger_faults.length} faults.`)
  return [ledger_faults, seat_faults, list_faults].every((faults) => faults.length === 0)
}

await runCommand(async () => {
  process.exitCode = (await withDatabase(isSound)) ? 0 : 1
})
