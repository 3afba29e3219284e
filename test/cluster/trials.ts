import { setTimeout as sleep } from 'node:timers/promises'
import type { Acknowledged } from '#test/chaos/buyer.ts'
import { chat } from '#test/chaos/chat.ts'
import { stock } from '#test/chaos/stock.ts'
import { settle, underFire } from '#test/chaos/trials.ts'
import { type Perilous, until } from '#test/chaos/world.ts'
import type { Member } from './configuration.ts'
import type { Engine } from './engines.ts'
import { marksAt, writeMarks } from './marks.ts'
import type { Node, Version } from './nodes.ts'
import type { Postgres } from './postgres.ts'
import { previousVersion } from './previous-version.ts'
import { isOk, type World } from './world.ts'

export type Size = { orders: number; rounds: number; seats: number; pairs: number; cuts: number }
export const full: Size = { orders: 60, rounds: 2, seats: 4000, pairs: 20, cuts: 200 }
export const short: Size = { orders: 12, rounds: 1, seats: 2000, pairs: 6, cuts: 40 }

export type Trial = {
  needs: readonly Engine[]
  /** What else is missing here, in words. */
  lacks?: (world: World) => string | undefined
  run: (world: World, size: Size) => Promise<Acknowledged>
}

/** How long a process stands still: longer than it takes to be replaced. */
const pauseMs = 20_000
const listing = '/api/v3/umroh/search'
/** A node that waits for Redis once gives it 200 ms; the rest is what a loaded machine takes for any listing. */
const answerMs = 1000

export function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

const nodeOf = ({ nodes }: World, i: number): Node => {
  const node = nodes[i % nodes.length]
  if (!node) throw new Error('no nodes')
  return node
}

function postgresOf({ postgres }: World): Postgres {
  if (!postgres) throw new Error('there is one PostgreSQL alone')
  return postgres
}

/** A node dies in the midst of it and comes back; the others sell meanwhile. */
const nodeDies: Trial['run'] = (world, { orders, rounds, seats }) =>
  underFire(world, { orders, seats }, async (untilOrdered) => {
    for (let i = 0; i < rounds; i++) {
      const node = nodeOf(world, i)
      await untilOrdered(10)
      await node.kill()
      await untilOrdered(10)
      await node.start()
      await node.untilReady()
    }
    await untilOrdered(10)
  })

/** The primary dies with its Patroni: another leads, and the old one follows it when it is back. */
const primaryDies: Trial['run'] = (world, { orders, rounds, seats }) => {
  const postgres = postgresOf(world)
  return underFire(world, { orders, seats }, async (untilOrdered) => {
    for (let i = 0; i < rounds; i++) {
      await untilOrdered(10)
      const was = await postgres.primary()
      await postgres.kill(was)
      await untilOrdered(10)
      const is = await postgres.primary()
      demand(is.name !== was.name, `${was.name} was killed and leads`)
      await postgres.start(was)
      await postgres.untilWhole()
    }
    await untilOrdered(10)
  })
}

/** Nothing of what one node says to Redis arrives: it goes on by itself, and hangs nowhere. */
const redisIsCut: Trial['run'] = (world, { orders, seats }) =>
  underFire(world, { orders, seats }, async (untilOrdered) => {
    await untilOrdered(10)
    const [node, ...others] = world.nodes
    const line = world.lines.get(node?.name ?? '')
    if (!node || !line) throw new Error('no line to Redis')
    line.cut()
    await until('it serves without Redis', () => isOk(node.url + listing))
    let slow = 0
    for (let i = 0; i < 5; i++) {
      const began = performance.now()
      demand(await isOk(node.url + listing), 'a node without Redis fails')
      if (performance.now() - began > answerMs) slow++
    }
    // One that hangs does so each time; a loaded machine now and then.
    demand(slow < 3, 'a node without Redis hangs')
    // All that the others do, they do with Redis.
    await untilOrdered(30)
    demand(
      (await Promise.all(others.map(({ url }) => isOk(`${url}/readyz`)))).every(Boolean),
      'the others are not ready',
    )
    demand(line.mend() > 0, 'nothing was said to Redis while the line was cut')
    await node.untilReady()
    await untilOrdered(10)
  })

/**
 * The version from before the newest migration, on the schema after it, and then this one again: node by node, each says that it goes,
 * is left alone, and ends by itself. Nobody notices.
 */
const rollOut: Trial['run'] = async (world, { orders, seats }) => {
  const previous = await previousVersion(world.folder)
  const known = await underFire(world, { orders, seats }, async (untilOrdered) => {
    if (previous) await roll(world, untilOrdered, previous)
    await roll(world, untilOrdered)
  })
  const errors = [...world.counted.tally.errors()]
  demand(
    errors.length === 0,
    `a roll-out was noticed: ${errors.map(([kind, times]) => `${times} × ${kind}`).join(', ')}`,
  )
  const said = previous ? `back to ${previous.name} and forth` : 'this version alone: git has no history here'
  return { ...known, notes: [...known.notes, said] }
}

async function roll({ nodes, jobs }: World, untilOrdered: (count: number) => Promise<void>, version?: Version) {
  for (const node of [...nodes, jobs]) {
    await untilOrdered(5)
    const code = await node.stop()
    demand(code === 0, `${node.name} was told to stop and ended with ${code}`)
    await node.start(version)
    await node.untilReady()
  }
  await untilOrdered(10)
}

/** The disk of the primary is full for a while: people are told to come again, or another member leads; reading goes on. */
const diskIsFull: Trial['run'] = (world, { orders, seats }) => {
  const postgres = postgresOf(world)
  return underFire(world, { orders, seats }, async (untilOrdered) => {
    await untilOrdered(10)
    const was = await postgres.primary()
    const { free } = await postgres.fill(was)
    // How long it is full is the trial itself.
    await sleep(8000)
    await until('people read while the disk is full', () => isOk(world.url() + listing))
    const isNoticed = world.counted.tally.errors().size > 0 || (await postgres.primary()).name !== was.name
    await free()
    demand(isNoticed, 'nobody noticed the full disk: nothing had to be written to it')
    await postgres.untilWhole()
    await untilOrdered(20)
  })
}

/**
 * Every process of the primary stands still for so long that another leads. When it wakes it believes to lead: somebody who speaks to it
 * directly writes all the while, and nothing that was acknowledged to them may be missing where the product writes now.
 */
const primarySleeps: Trial['run'] = async (world, { orders, seats }) => {
  const postgres = postgresOf(world)
  const notes: string[] = []
  const known = await underFire(world, { orders, seats }, async (untilOrdered) => {
    await untilOrdered(10)
    const was = await postgres.primary()
    const marks = writeMarks(postgres.url(was.postgres, 'trial'))
    await until('marks are written', async () => marks.acknowledged.length > 5)
    const { wake } = await postgres.pause(was)
    await sleep(pauseMs)
    const before = marks.acknowledged.length
    const is = await postgres.primary()
    wake()
    demand(is.name !== was.name, `${was.name} stood still for ${pauseMs / 1000} s and was not replaced`)
    await postgres.untilWhole()
    await untilOrdered(10)
    const refused = await marks.stop()
    await checkMarks(postgres, is, marks.acknowledged)
    notes.push(
      `awake, ${was.name} acknowledged ${marks.acknowledged.length - before} of what it was sent, and refused ${refused} times in all`,
    )
  })
  return { ...known, notes: [...known.notes, ...notes] }
}

async function checkMarks(postgres: Postgres, leader: Member, acknowledged: readonly string[]): Promise<void> {
  const there = new Set(await marksAt(postgres.url(leader.postgres, 'trial')))
  const lost = acknowledged.filter((mark) => !there.has(mark))
  demand(lost.length === 0, `${lost.length} of ${acknowledged.length} were acknowledged by who no longer led`)
}

/** A node stands still, in the midst of what it did, and goes on as if nothing had happened. */
const nodeSleeps: Trial['run'] = (world, { orders, seats }) =>
  underFire(world, { orders, seats }, async (untilOrdered) => {
    await untilOrdered(10)
    const node = nodeOf(world, 1)
    node.signal('SIGSTOP')
    await sleep(pauseMs)
    node.signal('SIGCONT')
    await node.untilReady()
    await untilOrdered(10)
  })

/** For trials that kill a process: here a node, and the next time the primary, where there is another. */
function perilous(world: World): Perilous {
  let kills = 0
  return {
    ...world,
    another: async () => ({ url: world.url(), end: () => undefined }),
    async killServer() {
      const { postgres } = world
      if (kills++ % 2 === 1 && postgres) {
        const was = await postgres.primary()
        await postgres.kill(was)
        await postgres.primary()
        await postgres.start(was)
        return postgres.untilWhole()
      }
      const node = nodeOf(world, kills)
      await node.kill()
      await node.start()
      await node.untilReady()
    },
  }
}

export const trials: Readonly<Record<string, Trial>> = {
  nodeDies: { needs: [], run: nodeDies },
  primaryDies: { needs: ['postgres', 'haproxy'], run: primaryDies },
  redisIsCut: { needs: ['redis'], run: redisIsCut },
  rollOut: { needs: ['haproxy'], run: rollOut },
  diskIsFull: {
    needs: ['postgres', 'haproxy'],
    // Without one it would fill the machine's own.
    lacks: ({ postgres }) =>
      postgres?.hasOwnDisks ? undefined : 'small disk for each database, which root could make',
    run: diskIsFull,
  },
  primarySleeps: { needs: ['postgres', 'haproxy'], run: primarySleeps },
  nodeSleeps: { needs: ['haproxy'], run: nodeSleeps },
  stock: { needs: [], run: (world) => stock(perilous(world), { settle }) },
  chat: {
    needs: [],
    run: (world, { pairs, cuts }) => chat(perilous(world), { pairs, cuts, kills: 2 }),
  },
}
