import pg from 'pg'
import { bookingJob, cartRequest, manyBuyers, manyOffers } from '#test/bench/buyers.ts'
import { round } from '#test/bench/figure.ts'
import { listing, loaded } from '#test/bench/listing-figures.ts'
import type { Load } from '#test/bench/load.ts'
import { loop } from '#test/bench/loop.ts'
import { sendAll } from '#test/bench/shop.ts'
import { homeOf, nothingYet } from '#test/chaos/buyer.ts'
import { faults } from '#test/chaos/invariants.ts'
import { usageOf } from './usage.ts'
import type { World } from './world.ts'

type Say = (line: string) => void
type Measured = Pick<Load, 'per_second' | 'errors'> & { cpu_ms: number }
type Figures = Readonly<Record<string, Measured>>

const connections = 30
const most = 3000

/** The same work for one, two and three nodes on the same processors, which the one who asks shares. */
export async function growth(world: World, say: Say): Promise<string[]> {
  const [first, ...others] = world.nodes
  if (!first) throw new Error('no nodes')
  await Promise.all(others.map((node) => node.stop()))
  const base = await measured(world)
  report(say, 1, { figures: base, base })
  for (const [i, node] of others.entries()) {
    await node.start()
    await node.untilReady()
    report(say, i + 2, { figures: await measured(world), base })
  }
  await rowFigures(world, say)
  return faults(world.application.db, nothingYet())
}

function report(say: Say, count: number, { figures, base }: { figures: Figures; base: Figures }): void {
  for (const [name, { per_second, cpu_ms, errors }] of Object.entries(figures)) {
    const ratio = round(per_second / (base[name]?.per_second ?? per_second), 2)
    const failed = errors > 0 ? `, ${errors} FAILED` : ''
    const nodes = count === 1 ? '1 node' : `${count} nodes`
    say(
      `${nodes}  ${name}: ${round(per_second, 1)}/s, ratio ${ratio}, ${round(cpu_ms, 2)} ms of processor each${failed}`,
    )
  }
}

async function measured(world: World): Promise<Figures> {
  const server = { url: world.url(), measure: async () => ({ cpu_ms: (await usageOf(world)).all }) }
  const shop = { application: world.application, home: homeOf(world) }
  const { doku: gateway } = world.application.outside.sandbox.gateways
  if (!gateway) throw new Error('the trial pays at the sandbox')
  const offers = await manyOffers(shop, 20)
  const jobs = (await manyBuyers(shop, most, offers)).map(bookingJob)
  const errand = { kind: 'bookings', gateway } as const
  await sendAll({ server }, { ...errand, jobs: jobs.slice(0, 200) }, { connections })
  const bookings = await sendAll({ server }, { ...errand, jobs: jobs.slice(200) }, { seconds: 10, connections })
  const hot = (await manyBuyers(shop, most, await manyOffers(shop, 1))).map(cartRequest)
  const holds = await sendAll({ server }, { kind: 'requests', jobs: hot }, { seconds: 6, connections })
  return {
    pages: await loaded(server, '/umroh?city=Jakarta&sort=cheapest'),
    calls: await loaded(server, listing),
    bookings,
    'seats of one hot departure': holds,
  }
}

/** What the lock of one row gives at most: nothing but the change and its commit, which a second machine has to have too. */
async function rowFigures({ postgres }: World, say: Say): Promise<void> {
  if (!postgres) return
  const connectionString = postgres.url((await postgres.primary()).postgres, 'trial')
  const pool = new pg.Pool({ connectionString, max: connections })
  pool.on('error', () => undefined)
  const names = Array.from({ length: connections }, (_, i) => `row ${i}`)
  await pool.query('insert into marks (mark) select unnest($1::text[]) on conflict do nothing', [names])
  const change = (name: string | undefined) => pool.query('update marks set mark = mark where mark = $1', [name])
  let next = 0
  const one = await loop(() => change(names[0]), { connections })
  const many = await loop(() => change(names[next++ % names.length]), { connections })
  const alone = await loop(() => change(names[0]), { connections: 1 })
  await pool.end()
  say(
    `one row, changed and committed: ${round(one.per_second)}/s by ${connections} at once, ${round(alone.per_second)}/s by one; ${connections} rows: ${round(many.per_second)}/s`,
  )
}
