import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call, callKey } from '#core/call.ts'
import { type Connection, connect } from '#database/connect.ts'
import { urlOf } from '#database/embedded/address.ts'
import { withClient } from '#database/embedded/ask.ts'
import { runMigrations } from '#database/migrations.ts'
import { seedTenants } from '#demo/tenants.ts'
import { bind } from '#test/support/calls.ts'
import { type MortalCluster, mortalCluster } from '#test/support/mortal-cluster.ts'
import { makeWire, type Wire } from '#test/support/wire.ts'
import { compose } from './compose.ts'
import { loadConfig } from './config.ts'
import { buildApp } from './http/app.ts'
import { listenTo } from './listen.ts'

let primary: MortalCluster
let standby: MortalCluster
let wire: Wire
let connection: Connection
const lost: Error[] = []

beforeAll(async () => {
  primary = await mortalCluster()
  standby = await primary.standby()
  wire = await makeWire(primary.address)
  connection = connect(wire.url('rihla'), { size: 4, onError: (error) => lost.push(error), statementMs: 20_000 })
}, 60_000)
afterAll(async () => {
  await connection.close()
  await wire.close()
  await standby.remove()
  await primary.remove()
})

/** Straight to one of them, whichever it is. */
const tell = ({ address }: MortalCluster, ...statements: string[]) =>
  withClient(urlOf(address, 'postgres', 'rihla'), async (client) => {
    for (const statement of statements) await client.query(statement)
  })

/** Tells a primary to take no writes any more, as whoever moves it elsewhere would; its connections stay. */
async function demote(cluster: MortalCluster): Promise<void> {
  await tell(cluster, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  const { pool, close } = connect(cluster.url, { size: 1, onError: () => undefined })
  const refused = { name: 'NotPrimary' }
  await vi.waitFor(() => expect(pool.query('select 1')).rejects.toMatchObject(refused), { timeout: 20_000 })
  await close()
}

test('a standby is refused before anybody is given a connection to it', async () => {
  const { pool, close } = connect(standby.url, { size: 2, onError: () => undefined })
  await expect(pool.query('select 1')).rejects.toMatchObject({ name: 'NotPrimary', code: '25006' })
  expect(pool.totalCount).toBe(0)
  await close()
})

test('a primary that leaves its connections open and is one no more is left by the second try, by pool and listener', async () => {
  const { pool, db } = connection
  const received: string[] = []
  let listening = 0
  const listener = listenTo({
    channel: 'moved',
    application: { directUrl: wire.url('rihla'), log: pino({ level: 'silent' }) },
    onNotice: (payload) => received.push(payload),
    onListening: () => listening++,
    pace: { retry: 50, beat: 50, silence: 5000 },
  })
  listener.start()
  await vi.waitFor(() => expect(listening).toBe(1), { timeout: 20_000 })
  await pool.query('create table sales (id int primary key)')
  // As many connections as there are places, one of them in use throughout.
  const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()))
  const [busy] = clients.splice(0, 1)
  for (const client of clients) client.release()
  const write = (id: number) => db.transaction((tx) => tx.execute(`insert into sales values (${id})`))
  await write(1)

  await demote(primary)
  wire.lead(standby.address)
  await tell(standby, 'select pg_promote()')
  await expect(write(2)).rejects.toMatchObject({ cause: { code: '25006' } })
  await write(3)
  busy?.release()
  expect(new Set(lost.map(({ name }) => name))).toEqual(new Set(['NotPrimary']))
  const all = await Promise.all([4, 5, 6, 7].map(write))
  expect(all).toHaveLength(4)
  const { rows } = await pool.query('select id from sales order by id')
  expect(rows.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7])

  await vi.waitFor(() => expect(listening).toBe(2), { timeout: 20_000 })
  await pool.query("select pg_notify('moved', 'here')")
  await vi.waitFor(() => expect(received).toEqual(['here']), { timeout: 20_000 })
  await listener.stop()
})

const sell = call({
  method: 'POST',
  path: '/api/v3/test/sell',
  who: 'anyone',
  about: 'Sells one.',
  once: true,
  input: z.object({}),
  output: z.object({ sold: z.int() }),
})

test('who buys while there is no primary is told when to come again, and with the same key buys once', async () => {
  await runMigrations(connection.pool, process.cwd())
  await seedTenants(connection.db)
  const folder = await mkdtemp(join(tmpdir(), 'rihla-failover-'))
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, RUN: 'api', RATE_LIMIT_PER_MINUTE: '0' })
  const application = await compose(config, pino({ level: 'silent' }), wire.url('rihla'))
  const bound = bind(sell, async ({ db }) => {
    const { rows } = await db.execute('insert into sales select max(id) + 1 from sales returning id')
    return { sold: Number(rows[0]?.id) }
  })
  const app = await buildApp({ ...application, calls: new Map([[callKey(sell), bound]]) })
  const buy = async () => {
    const headers = { host: 'localhost', 'idempotency-key': 'b'.repeat(32) }
    const reply = await app.inject({ method: 'POST', url: sell.path, headers, payload: {} })
    return { status: reply.statusCode, wait: reply.headers['retry-after'], sold: reply.json().data?.sold }
  }
  await demote(standby)
  expect(await buy()).toEqual({ status: 503, wait: '5', sold: undefined })
  // Now at the door of the pool, and no longer at the statement.
  expect(await buy()).toEqual({ status: 503, wait: '5', sold: undefined })
  await tell(standby, 'set default_transaction_read_only = off', 'alter system reset default_transaction_read_only')
  await tell(standby, 'select pg_reload_conf()')
  await vi.waitFor(async () => expect(await buy()).toEqual({ status: 200, wait: undefined, sold: 8 }), {
    timeout: 20_000,
  })
  expect(await buy()).toEqual({ status: 200, wait: undefined, sold: 8 })
  await app.close()
  await application.close()
  await rm(folder, { recursive: true, force: true })
})
