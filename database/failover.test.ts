import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenTo } from '#server/listen.ts'
import { type MortalCluster, mortalCluster } from '#test/support/mortal-cluster.ts'
import { makeWire, type Wire } from '#test/support/wire.ts'
import { type Connection, connect } from './connect.ts'
import { urlOf } from './embedded/address.ts'
import { withClient } from './embedded/ask.ts'

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

  await tell(primary, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  wire.lead(standby.address)
  await tell(standby, 'select pg_promote()')
  await vi.waitFor(() => expect(write(2)).rejects.toMatchObject({ cause: { code: '25006' } }), { timeout: 20_000 })
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
