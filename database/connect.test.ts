import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, type TestContext, test, vi } from 'vitest'
import { limitRole } from '#test/support/limited-role.ts'
import { makeWire } from '#test/support/wire.ts'
import { connect } from './connect.ts'
import { databasesAt } from './embedded/for-tests.ts'

// Long enough that an honest statement on a busy machine is not taken for a silent one.
const statementMs = 2000
const one = sql`select 1 as one`
const rowsOf = async (result: Promise<{ rows: unknown[] }>) => (await result).rows

/** A pool of two places by a wire of its own; each test waits for a silence, so they wait together. */
async function aPool({ onTestFinished }: TestContext) {
  const wire = await makeWire(inject('cluster'))
  const lost: Error[] = []
  const { db, pool, close } = connect(wire.url('postgres'), {
    size: 2,
    onError: (error) => lost.push(error),
    statementMs,
  })
  onTestFinished(async () => {
    await close()
    await wire.close()
  })
  /** What a statement ends with once the wire has fallen silent; the wire is well again afterwards. */
  const whenSilent = async (work: () => Promise<unknown>): Promise<unknown> => {
    wire.mute()
    const outcome = await work().catch((error: unknown) => error)
    wire.unmute()
    return outcome
  }
  /** Every place of the pool can be had at once, and each of them answers. */
  const expectWhole = async () => {
    const clients = await Promise.all([pool.connect(), pool.connect()])
    for (const client of clients) expect(await rowsOf(client.query('select 1 as one'))).toEqual([{ one: 1 }])
    for (const client of clients) client.release()
    expect(pool.totalCount).toBe(2)
  }
  return { db, pool, lost, whenSilent, expectWhole }
}

const silent = expect.objectContaining({
  cause: expect.objectContaining({ name: 'SilentDatabase', code: 'ETIMEDOUT' }),
})

test.concurrent('a statement that is never answered fails, and its connection is not used again', async (context) => {
  const { db, lost, whenSilent, expectWhole } = await aPool(context)
  await db.execute(one)
  expect(await whenSilent(() => db.execute(one))).toEqual(silent)
  expect(lost).toEqual([expect.objectContaining({ name: 'SilentDatabase' })])
  expect(await rowsOf(db.execute(one))).toEqual([{ one: 1 }])
  await expectWhole()
})

test.concurrent('a transaction that falls silent in its midst fails whole, and its place in the pool is free again', async (context) => {
  const { db, whenSilent, expectWhole } = await aPool(context)
  await db.execute(one)
  const work = db.transaction(async (tx) => {
    await tx.execute(one)
    await whenSilent(() => tx.execute(one)).then((outcome) => expect(outcome).toEqual(silent))
    return tx.execute(one)
  })
  await expect(work).rejects.toMatchObject({ message: expect.stringContaining('Failed query: rollback') })
  await expectWhole()
})

test.concurrent('transactions that fall silent at their very begin leave their places to others', async (context) => {
  const { db, pool, whenSilent, expectWhole } = await aPool(context)
  await Promise.all([db.execute(one), db.execute(one)])
  const both = () => Promise.allSettled([1, 2].map(() => db.transaction((tx) => tx.execute(one))))
  expect(await whenSilent(both)).toEqual([1, 2].map(() => ({ status: 'rejected', reason: silent })))
  await vi.waitFor(() => expect(pool.totalCount).toBe(0))
  await expectWhole()
})

test.concurrent('a client taken by hand that falls silent may be given back, once or not at all', async (context) => {
  const { pool, whenSilent, expectWhole } = await aPool(context)
  const [first, second] = await Promise.all([pool.connect(), pool.connect()])
  const queries = () => Promise.allSettled([first, second].map((client) => client.query('select 1')))
  expect(await whenSilent(queries)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  first.release()
  await vi.waitFor(() => expect(pool.totalCount).toBe(0))
  second.release()
  await expectWhole()
})

test.concurrent('a connection that is owed nothing may be silent for as long as it likes, and is watched afterwards', async (context) => {
  const { pool, lost, whenSilent } = await aPool(context)
  const client = await pool.connect()
  await client.query('select 1')
  // Its time is over, twice, by the socket's own reckoning.
  for (let i = 0; i < 2; i++) client.connection.stream.emit('timeout')
  expect(await rowsOf(client.query('select 1 as one'))).toEqual([{ one: 1 }])
  expect(lost).toEqual([])
  expect(await whenSilent(() => client.query('select 1'))).toMatchObject({ name: 'SilentDatabase' })
  client.release()
})

test.concurrent('a statement that takes too long is ended by the server, and the connection stays', async (context) => {
  const { pool, lost } = await aPool(context)
  const client = await pool.connect()
  await client.query('set statement_timeout = 50')
  await expect(client.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
  await client.query('set statement_timeout = 0')
  expect(await rowsOf(client.query('select 1 as one'))).toEqual([{ one: 1 }])
  client.release()
  expect(lost).toEqual([])
})

test.concurrent('an idle connection is asked within seconds whether the other side is still there', async (context) => {
  expect((await aPool(context)).pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
})

test('what belongs to no request takes its time, though its role, for a pooler, allows little', async () => {
  const name = `limited_${process.pid}`
  const databases = databasesAt(inject('cluster'))
  await databases.createDatabase(name)
  onTestFinished(() => databases.dropDatabase(name))
  const url = databases.url(name)
  await limitRole(url, '200ms')
  const { db, close } = connect(url, { size: 2, onError: () => undefined })
  onTestFinished(close)
  await db.execute(sql`select pg_sleep(0.6)`)
  const idle = db.transaction(async (tx) => {
    await db.execute(sql`select pg_sleep(0.6)`)
    return rowsOf(tx.execute(one))
  })
  expect(await idle).toEqual([{ one: 1 }])
})
