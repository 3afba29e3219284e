import { nothingYet } from '#test/chaos/buyer.ts'
import { faults } from '#test/chaos/invariants.ts'
import { refuseUnknown } from '#test/chaos/refuse-unknown.ts'
import { browse, limitPerMinute } from './browse.ts'
import { type Engine, findEngines, nameOf } from './engines.ts'
import { growth } from './growth.ts'
import { tally } from './tally.ts'
import { full, short, type Trial, trials } from './trials.ts'
import { makeWorld, type World } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const words = process.argv.slice(2)
const optionOf = (name: string): string | undefined => {
  const place = words.indexOf(`--${name}`)
  const joined = words.find((word) => word.startsWith(`--${name}=`))
  return joined?.slice(name.length + 3) ?? (place >= 0 ? words[place + 1] : undefined)
}
const only = optionOf('only')?.split(',')
refuseUnknown(only ?? [], Object.keys(trials))
const times = Number(optionOf('times') ?? 1)
const size = words.includes('--short') ? short : full

/** Every trial in turn, each followed by everything that must hold; as many rounds as asked for. */
async function tryAll(engines: ReadonlySet<Engine>): Promise<number> {
  const chosen = Object.entries(trials).filter(([name]) => only === undefined || only.includes(name))
  const world = await openWorld(engines)
  const missingFor = ({ needs, lacks }: Trial): string[] => {
    const away = needs.filter((engine) => !engines.has(engine)).map(nameOf)
    return away.length > 0 ? away : [lacks?.(world) ?? []].flat()
  }
  const possible = chosen.filter(([, trial]) => missingFor(trial).length === 0)
  let failed = 0
  for (let round = 1; round <= times; round++) {
    if (times > 1) say(`round ${round} of ${times}`)
    for (const [name, trial] of possible) failed += await tried(world, name, trial)
  }
  for (const [name, trial] of chosen) {
    const missing = missingFor(trial)
    if (missing.length > 0) say(`not run  ${name}: no ${missing.join(', no ')}`)
  }
  await world.close()
  say(failed === 0 ? 'Every invariant held.' : `${failed} trials broke something.`)
  return failed
}

async function measureGrowth(engines: ReadonlySet<Engine>): Promise<number> {
  const world = await openWorld(engines)
  const findings = await growth(world, say)
  await world.close()
  say(findings.length === 0 ? 'Every invariant held.' : `${findings.length} BROKEN, first: ${findings[0]}`)
  return findings.length
}

/** Two brands on three nodes, as people see them. */
async function lookInBrowsers(engines: ReadonlySet<Engine>): Promise<number> {
  // High enough for the journeys, and low enough to be reached on purpose.
  const world = await openWorld(engines, { RATE_LIMIT_PER_MINUTE: String(limitPerMinute) })
  const code = await browse(world, words.slice(1))
  await world.close()
  return code
}

async function openWorld(engines: ReadonlySet<Engine>, settings: Record<string, string> = {}): Promise<World> {
  const began = Date.now()
  const world = await makeWorld(engines, settings)
  const parts = [...engines].map(nameOf).join(', ')
  say(
    `Three nodes and one for jobs on ${parts || 'one PostgreSQL alone'} (${Math.round((Date.now() - began) / 1000)} s).`,
  )
  return world
}

async function tried(world: World, name: string, { run }: Trial): Promise<0 | 1> {
  const began = Date.now()
  world.counted.tally = tally()
  const findings: string[] = []
  const known = await run(world, size).catch((error: unknown) => {
    findings.push(error instanceof Error ? error.message : String(error))
    return undefined
  })
  findings.push(...(await faults(world.application.db, known ?? nothingYet())))
  const { carts, orders, checkouts, payments, paid_at_bank, messages, notes } = known ?? nothingYet()
  if (known && orders.length + checkouts.length + messages.length === 0)
    findings.push('nobody has ordered or said anything')
  const counts = `${carts.length} carts, ${orders.length + checkouts.length} orders, ${payments.length} payments, ${paid_at_bank.length} paid`
  say(`${findings.length === 0 ? 'held' : 'BROKEN'}  ${name}: ${counts} (${Math.round((Date.now() - began) / 1000)} s)`)
  for (const line of [world.counted.tally.summary(), ...notes, ...findings]) say(`        ${line}`)
  if (findings.length === 0) return 0
  for (const node of [...world.nodes, world.jobs])
    for (const [kind, count] of [...node.errors()].slice(0, 5))
      say(`        ${node.name} logged ${count} × ${kind.slice(0, 300)}`)
  return 1
}

// The folder's sweeper ends everything as soon as we are gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

if (process.platform !== 'linux') {
  say('The cluster is tried on Linux.')
  process.exit(1)
}
const parts: Readonly<Record<string, (engines: ReadonlySet<Engine>) => Promise<number>>> = {
  growth: measureGrowth,
  browser: lookInBrowsers,
}
// Options only: whoever asks for one trial by its bare name would be given all of them.
const [named] = words
if (named && !named.startsWith('--')) refuseUnknown([named], Object.keys(parts))
const part = parts[named ?? ''] ?? tryAll
const failed = await part(await findEngines(say))
process.exit(failed === 0 ? 0 : 1)
