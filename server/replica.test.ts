import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import { noteKnownChange } from '#core/replica.ts'
import { type Connection, connect } from '#database/connect.ts'
import { urlOf } from '#database/embedded/address.ts'
import { withClient } from '#database/embedded/ask.ts'
import { aBuyer } from '#test/support/bookings.ts'
import { bind } from '#test/support/calls.ts'
import { type MortalCluster, mortalCluster } from '#test/support/mortal-cluster.ts'
import { ask, testApp } from '#test/support/test-app.ts'
import { type Reads, replicaReads } from './replica.ts'

let [primary, standby]: MortalCluster[] = []
let connection: Connection
let reads: Reads
const said: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line).msg) })
const options = { size: 2, onError: () => undefined, statementMs: 20_000 }

beforeAll(async () => {
  primary = await mortalCluster()
  standby = await primary.standby()
  connection = connect(primary.url, options)
  const replica = connect(standby.url, { ...options, isReplica: true })
  // As far behind as it likes: nothing here is about how fast a machine is.
  reads = replicaReads({ primary: connection, replica, log, pace: { look: 20, step: 10, most: 600_000 } })
  await connection.pool.query('create table shown (price int)')
}, 60_000)
afterAll(async () => {
  await reads.close()
  await connection.close()
  await standby?.remove()
  await primary?.remove()
})

const look = async (db: Db) => {
  const { rows } = await db.execute(sql`select pg_is_in_recovery() as is_standby, max(price) as price from shown`)
  return rows[0]
}
const asAnyone = () => reads.read(false, look)
const asWriter = () => reads.read(true, look)
const replay = (what: 'pause' | 'resume') =>
  withClient(urlOf(standby?.address ?? { host: '', port: 0, password: '' }, 'postgres', 'rihla'), (client) =>
    client.query(`select pg_wal_replay_${what}()`),
  )
const patience = { timeout: 30_000 }

test('what may lag is read from the replica, a writer sees what they wrote, and a change that is known waits for the replica', async () => {
  await connection.pool.query('insert into shown values (1)')
  await vi.waitFor(async () => expect(await asAnyone()).toEqual({ is_standby: true, price: 1 }), patience)
  await replay('pause')
  await connection.pool.query('insert into shown values (2)')
  expect(await asAnyone()).toEqual({ is_standby: true, price: 1 })
  expect(await asWriter()).toEqual({ is_standby: false, price: 2 })
  noteKnownChange()
  expect(await asAnyone()).toEqual({ is_standby: false, price: 2 })
  await replay('resume')
  await vi.waitFor(async () => expect(await asAnyone()).toEqual({ is_standby: true, price: 2 }), patience)
})

test('without the replica the primary answers, that is said once, and the replica is read again by itself', async () => {
  await vi.waitFor(async () => expect(await asAnyone()).toMatchObject({ is_standby: true }), patience)
  said.splice(0)
  await standby?.kill()
  // Its processes may answer a moment longer than it lives.
  await vi.waitFor(async () => expect(await asAnyone()).toMatchObject({ is_standby: false }), patience)
  for (let i = 0; i < 5; i++) expect(await asAnyone()).toEqual({ is_standby: false, price: 2 })
  expect(reads.secondsBehind()).toBe(Number.POSITIVE_INFINITY)
  await standby?.start()
  await vi.waitFor(async () => expect(await asAnyone()).toMatchObject({ is_standby: true }), patience)
  expect(reads.secondsBehind()).toBeLessThan(600)
  expect(said).toEqual(['the replica is away or behind: the primary answers', 'the replica answers again'])
})

test.each([
  ['would have written', (db: Db) => db.execute(sql`insert into shown values (9)`)],
  [
    'took too long',
    (db: Db) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 10`)
        await tx.execute(sql`select pg_sleep(60)`)
      }),
  ],
])('where the replica %s the primary is asked, and others read the replica on', async (_, fail) => {
  await vi.waitFor(async () => expect(await asAnyone()).toMatchObject({ is_standby: true }), patience)
  said.splice(0)
  const queried: unknown[] = []
  const answer = await reads.read(false, async (db) => {
    const seen = await look(db)
    queried.push(seen?.is_standby)
    if (seen?.is_standby) await fail(db)
    return seen
  })
  expect([answer?.is_standby, queried]).toEqual([false, [true, false]])
  expect(await asAnyone()).toMatchObject({ is_standby: true })
  expect(said).toEqual([])
})

test('a replica that is too far behind is not read', async () => {
  const replica = connect(standby?.url ?? '', { ...options, isReplica: true })
  const impatient = replicaReads({ primary: connection, replica, log, pace: { look: 20, step: 10, most: 0 } })
  await vi.waitFor(() => expect(impatient.read(false, look)).resolves.toMatchObject({ is_standby: false }), patience)
  await impatient.close()
})

const where = call({
  method: 'GET',
  path: '/api/v3/test/where',
  who: 'anyone',
  may_lag: true,
  about: 'Where it is read.',
  input: z.object({}),
  output: z.object({ is_replica: z.boolean() }),
})
const count = call({ ...where, path: '/api/v3/test/count' })
const save = call({ ...where, method: 'POST', who: 'member', path: '/api/v3/test/save', may_lag: undefined })

test('whoever has written reads the primary: a member at once, and anyone with the mark of another process', async () => {
  const read = async ({ db }: { db: Db }) => {
    const { rows } = await db.execute(sql`select current_setting('default_transaction_read_only') = 'on' as is_replica`)
    return { is_replica: rows[0]?.is_replica === true }
  }
  const write = async ({ db }: { db: Db }) => {
    await db.execute(sql`update rate_limits set points = 0`)
    return read({ db })
  }
  const calls = [bind(where, read), bind(save, read), bind(count, write)]
  const ways = (direct: string) => ({ DATABASE_URL: direct, DATABASE_READ_URL: direct })
  const home = await testApp({}, { calls, ways })
  const [{ token }, { token: other }] = [await aBuyer(home), await aBuyer(home)]
  const isReplica = async (headers: { token?: string; headers?: Record<string, string> } = {}) =>
    (await ask(home, 'GET', where.path, headers)).body.data.is_replica
  await vi.waitFor(async () => expect(await isReplica()).toBe(true), patience)
  // Whoever reads there and is refused is answered all the same.
  const counted = await ask(home, 'GET', count.path)
  expect([counted.status, counted.body.data]).toEqual([200, { is_replica: false }])
  const saved = await ask(home, 'POST', save.path, { token, body: {} })
  expect([saved.status, saved.body.data]).toEqual([200, { is_replica: false }])
  expect(saved.headers['set-cookie']).toMatch(/^wrote=1; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax/)
  expect(await isReplica({ token })).toBe(false)
  expect(await isReplica({ headers: { cookie: 'wrote=1' } })).toBe(false)
  await vi.waitFor(async () => expect(await isReplica({ token: other })).toBe(true), patience)
  await home.close()
})
