import { faultTrials } from './fault-trials.ts'
import { inputs } from './inputs/inputs.ts'
import { faults } from './invariants.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { trials as buyingTrials, full, short, type Trial } from './trials.ts'
import { makeWorld, type World } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const size = process.argv.includes('--short') ? short : full

const trials: Readonly<Record<string, Trial>> = { ...buyingTrials, ...faultTrials }
refuseUnknown(only, [...Object.keys(trials), 'inputs'])

const times = Number(/^--times=(\d+)$/.exec(process.argv.find((word) => word.startsWith('--times=')) ?? '')?.[1] ?? 1)

/** Every trial in turn, each followed by everything that must hold; as many rounds as asked for. */
async function main(): Promise<number> {
  const world = await makeWorld()
  let failed = 0
  try {
    for (let round = 1; round <= times; round++) {
      if (times > 1) say(`round ${round} of ${times}`)
      for (const [name, trial] of Object.entries(trials)) {
        if (only.length === 0 || only.includes(name)) failed += await tried(world, name, trial)
      }
    }
  } finally {
    await world.close()
  }
  return failed
}

async function tried(world: World, name: string, trial: Trial): Promise<0 | 1> {
  const began = Date.now()
  const known = await trial(world, size)
  const findings = await faults(world.application.db, known)
  const { carts, orders, checkouts, payments, paid_at_bank, deposits, messages } = known
  // A trial in which nobody buys, saves or says anything proves nothing.
  if (orders.length + checkouts.length + deposits.length + messages.length === 0)
    findings.push('nobody has ordered, saved or said anything')
  const counts = `${carts.length} carts, ${orders.length + checkouts.length} orders, ${payments.length} payments, ${paid_at_bank.length} paid`
  say(`${findings.length === 0 ? 'held' : 'BROKEN'}  ${name}: ${counts} (${Math.round((Date.now() - began) / 1000)} s)`)
  for (const line of [...known.notes, ...findings]) say(`        ${line}`)
  return findings.length === 0 ? 0 : 1
}

const isFull = size === full
// Unnamed, the short form leaves them to server/http/fuzz.test.ts.
const triesInputs = only.includes('inputs') || (only.length === 0 && isFull)
const failed =
  (only.join() === 'inputs' ? 0 : await main()) +
  (triesInputs ? await inputs({ say, isAlone: only.length > 0 && isFull, words: process.argv }) : 0)
say(failed === 0 ? 'Every invariant held.' : `${failed} trials broke something.`)
process.exit(failed === 0 ? 0 : 1)
