import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Undeliverable } from '#core/undeliverable.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { countParcels, sendParcel, tell } from '#database/outbox.ts'
import { outbox } from '#database/tables.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let id: string
beforeAll(async () => {
  home = await testApp()
  const { db, clock } = home.application
  const mail = { to: 'siti@rihla.test', from: 'a@rihla.test', subject: 'Lunas', text: 'x', html: 'x' }
  await tell(db, { kind: 'mail', mail }, clock.now())
  const [row] = await db.select().from(outbox)
  id = row?.id ?? ''
  await sendParcel(db, { id, now: clock.now() }, () => Promise.reject(new Undeliverable('mailbox full')))
})
afterAll(() => home.close())

/** The command as an operator runs it. */
async function run(...ids: string[]) {
  const [row] = (await home.application.db.execute<{ name: string }>(sql`select current_database() as name`)).rows
  const DATABASE_URL = databasesAt(inject('cluster')).url(row?.name ?? '')
  const env = {
    PATH: process.env.PATH ?? '',
    RIHLA_DEMO: '1',
    DATA_DIR: home.application.config.data_dir,
    DATABASE_URL,
  }
  const child = spawn(process.execPath, ['server/commands/dead-letters.ts', ...ids], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  return { code, said }
}

test('an operator sees what was given up, sends it again, and is told where there is none', {
  timeout: 60_000,
}, async () => {
  const listed = await run()
  expect(listed.said).toMatch(new RegExp(`^${id} +\\S+Z +refused +mail +can be sent again\n1 given up`))
  expect(listed.said).not.toContain('siti@')
  expect(await run(id)).toEqual({ code: 0, said: `${id} waits to be sent again.\n` })
  expect(await countParcels(home.application.db)).toEqual({ waiting: 1, dead: 0 })
  expect(await run(id)).toEqual({ code: 1, said: `${id} is not among those that can be sent again.\n` })
})
