import { join } from 'node:path'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { checkLedger } from '#modules/payment/module.ts'
import { checkPayouts } from '#modules/payouts/module.ts'
import { loadConfig } from '../config.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Prints the sums and every fault of the ledger at an address; false where there is one. */
async function isSound(url: string): Promise<boolean> {
  const { db, close } = connect(url, { size: 2, onError: () => undefined })
  try {
    const { accounts, total, to_review, ...ledger } = await checkLedger(db)
    const faults = [...ledger.faults, ...(await checkPayouts(db))]
    for (const { account, sum, entries } of accounts) {
      say(`${account.padEnd(16)} ${formatRupiah(rupiah(sum), 'id').padStart(24)}  in ${entries} entries`)
    }
    say(`${'sum'.padEnd(16)} ${formatRupiah(rupiah(total), 'id').padStart(24)}`)
    if (to_review > 0) say(`${to_review} notifications wait for a person to look at them`)
    for (const fault of faults) say(`FAULT: ${fault}`)
    say(faults.length === 0 ? 'The ledger is sound.' : `The ledger has ${faults.length} faults.`)
    return faults.length === 0
  } finally {
    await close()
  }
}

const config = loadConfig()
// The embedded database of a running server answers as well: this one then only joins it.
const embedded = config.DATABASE_URL
  ? undefined
  : await startEmbedded({ dataDir: join(config.data_dir, 'postgres'), say: () => undefined })
try {
  process.exitCode = (await isSound(config.DATABASE_URL ?? embedded?.url ?? '')) ? 0 : 1
} finally {
  await embedded?.stop()
}
