import { faults } from './invariants.ts'
import { full, short, trials } from './trials.ts'
import { makeWorld } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const size = process.argv.includes('--short') ? short : full

/** Every trial in turn, each followed by everything that must hold. */
async function main(): Promise<number> {
  const world = await makeWorld()
  let failed = 0
  try {
    for (const [name, trial] of Object.entries(trials)) {
      if (only.length > 0 && !only.includes(name)) continue
      const began = Date.now()
      const known = await trial(world, size)
      const found = await faults(world.house.db, known)
      const { carts, orders, payments, paid_at_bank } = known
      const counts = `${carts.length} carts, ${orders.length} orders, ${payments.length} payments, ${paid_at_bank.length} paid`
      say(
        `${found.length === 0 ? 'held' : 'BROKEN'}  ${name}: ${counts} (${Math.round((Date.now() - began) / 1000)} s)`,
      )
      for (const fault of found) say(`        ${fault}`)
      failed += found.length === 0 ? 0 : 1
    }
  } finally {
    await world.close()
  }
  return failed
}

const failed = await main()
say(failed === 0 ? 'Every invariant held.' : `${failed} trials broke something.`)
process.exit(failed === 0 ? 0 : 1)
