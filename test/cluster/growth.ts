import pg from 'pg'
import { bookingJob, cartRequest, manyBuyers, manyOffers } from '#test/bench/buyers.ts'
import { round } from '#test/bench/figure.ts'
import { listing, loaded } from '#test/bench/listing-figures.ts'
import type { Load } from '#test/bench/load.ts'
import { loop } from '#test/bench/loop.ts'
import type { Target } from '#test/bench/server.ts'
import { sendAll } from '#test/bench/shop.ts'
import { homeOf, nothingYet } from '#test/chaos/buyer.ts'
import { faults } from '#test/chaos/invariants.ts'
import { type Usage, usageOf } from './usage.ts'
import type { World } from './world.ts'

type Say = (line: string) => void
type Loaded = Pick<Load, 'per_second' | 'errors'> & { cpu_ms: number }
/** By part, and for what is kept the room it takes. */
type Measured = Loaded & { nodes_ms: number; database_ms: number; kb?: number }
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
  for (const [name, { per_second, cpu_ms, nodes_ms, database_ms, kb, errors }] of Object.entries(figures)) {
    const ratio = round(per_second / (base[name]?.per_second ?? per_second), 2)
    const failed = errors > 0 ? `, ${errors} FAILED` : ''
    const room = kb === undefined ? '' : `, ${round(kb)} kB kept`
    const nodes = count === 1 ? '1 node' : `${count} nodes`
    say(
      `${nodes}  ${name}: ${round(per_second, 1)}/s, ratio ${ratio}, ${round(cpu_ms, 2)} ms of processor each (nodes ${round(nodes_ms, 2)}, databases ${round(database_ms, 2)})${room}${failed}`,
    )
  }
}

/** Which part it costs, too: the ceiling is where the first of them is full. */
async function byPart<T extends Loaded>(world: World, work: (server: Target) => Promise<T>): Promise<T & Measured> {
  const seen: Usage[] = []
  const measure = async () => {
    const usage = await usageOf(world)
    seen.push(usage)
    return { cpu_ms: usage.all }
  }
  const result = await work({ url: world.url(), measure })
  const [before, after] = seen.slice(-2)
  if (!before || !after) throw new Error('nothing was measured')
  const partOf = (part: keyof Usage) => (result.cpu_ms * (after[part] - before[part])) / (after.all - before.all)
  return { ...result, nodes_ms: partOf('nodes'), database_ms: partOf('database') }
}

async function measured(world: World): Promise<Figures> {
  const shop = { application: world.application, home: homeOf(world) }
  const { doku: gateway } = world.application.outside.sandbox.gateways
  if (!gateway) throw new Error('the trial pays at the sandbox')
  const offers = await manyOffers(shop, 20)
  const jobs = (await manyBuyers(shop, most, offers)).map(bookingJob)
  const errand = { kind: 'bookings', gateway } as const
  const book = (some: typeof jobs) =>
    byPart(world, (server) => sendAll({ server }, { ...errand, jobs: some }, { seconds: 10, connections }))
  await book(jobs.slice(0, 200))
  const before = await sizeOf(shop.application)
  const bookings = await book(jobs.slice(200))
  const kb = ((await sizeOf(shop.application)) - before) / 1024 / Math.max(1, bookings.done)
  const hot = (await manyBuyers(shop, most, await manyOffers(shop, 1))).map(cartRequest)
  const holds = await byPart(world, (server) => sendAll({ server }, { kind: 'requests', jobs: hot }, { connections }))
  return {
    pages: await byPart(world, (server) => loaded(server, '/umroh?city=Jakarta&sort=cheapest')),
    calls: await byPart(world, (server) => loaded(server, listing)),
    bookings: { ...bookings, kb },
    'seats of one hot departure': holds,
  }
}

/** Rows with their indexes. */
async function sizeOf({ pool }: World['application']): Promise<number> {
  const { rows } = await pool.query<{ size: string }>('select pg_database_size(current_database()) as size')
  return Number(rows[0]?.size)
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
