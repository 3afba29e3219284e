import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { listening } from '#test/support/payments.ts'
import { isPoolerInstalled, startPooler } from '#test/support/pooler.ts'
import { testApp } from '#test/support/test-app.ts'
import { startJobs } from './jobs/runner.ts'

test('through PgBouncer in transaction mode somebody books and pays, and what listens goes past it', async ({
  skip,
}) => {
  skip(!isPoolerInstalled(), 'not run: there is no pgbouncer in /usr/sbin')
  const pooler = await startPooler(inject('cluster'))
  onTestFinished(pooler.stop)
  const ways = (direct: string) => ({
    DATABASE_URL: pooler.url(new URL(direct).pathname.slice(1)),
    DATABASE_DIRECT_URL: direct,
    DATABASE_PREPARE: '0',
  })
  const home = await testApp({}, { ways })
  onTestFinished(home.close)
  await listening(home)
  const runner = await startJobs(home.application)
  onTestFinished(runner.stop)
  const order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  expect(await bookingNow(home, order.id)).toMatchObject({ state: 'in_progress' })
  // More at once than it has connections to the server.
  const { pool } = home.application
  const all = await Promise.all(Array.from({ length: 12 }, () => pool.query('select pg_backend_pid() as pid')))
  expect(new Set(all.map(({ rows }) => rows[0]?.pid)).size).toBeLessThanOrEqual(2)
})

test('what a connection says at its start is what PgBouncer refuses', async ({ skip }) => {
  skip(!isPoolerInstalled(), 'not run: there is no pgbouncer in /usr/sbin')
  const pooler = await startPooler(inject('cluster'))
  onTestFinished(pooler.stop)
  const { pool, close } = connect(pooler.url('postgres'), { size: 1, onError: () => undefined, statementMs: 1000 })
  onTestFinished(close)
  await expect(pool.query('select 1')).rejects.toThrow(/unsupported startup parameter/)
})
