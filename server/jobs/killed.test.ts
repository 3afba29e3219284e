import { execFile } from 'node:child_process'
import { isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countParcels, tellAll } from '#database/outbox.ts'
import { outbox } from '#database/tables.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { startJobs } from './runner.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const databaseUrl = () => home.application.pool.options.connectionString ?? ''

/** Another process sends; gives the signal that ended it. */
function sendElsewhere(most: number): Promise<string | null> {
  const given = [databaseUrl(), home.application.config.data_dir, String(most)]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['test/support/mortal-sender.ts', ...given], (error, _out, said) => {
      if (error && !error.signal) reject(new Error(said))
      else resolve(error?.signal ?? null)
    })
  })
}

/** What the queue does after a minute with what was in the hands of a process that is gone. */
const expire = () =>
  home.application.db.execute(sql`update pgboss.job set state = 'retry', start_after = now()
    where name like 'outbox-%' and state = 'active'`)

test('a sender killed in the middle of a batch loses nothing, and what it had marked is not sent again', async () => {
  const { db, clock, outside } = home.application
  const mail = { to: 'siti@rihla.test', from: 'a@rihla.test', subject: 'Kabar', text: 'x', html: 'x' }
  await tellAll(
    db,
    Array.from({ length: 40 }, () => ({ kind: 'mail' as const, mail })),
    clock.now(),
  )
  expect(await sendElsewhere(15)).toBe('SIGKILL')
  const marked = await db.$count(outbox, isNotNull(outbox.sent_at))
  const send = vi.spyOn(outside.mail, 'send')
  await expire()
  const runner = await startJobs(home.application)
  await vi.waitFor(async () => expect(await countParcels(db)).toEqual({ waiting: 0, dead: 0 }), { timeout: 20_000 })
  await runner.stop()
  expect(send).toHaveBeenCalledTimes(40 - marked)
  expect(await home.sentTo('siti@rihla.test')).toHaveLength(40)
}, 60_000)
