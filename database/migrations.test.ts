import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { draftOf } from '#modules/drafts/module.ts'
import { aBuyer, aCart, anOffer, bookingNow } from '#test/support/bookings.ts'
import { testApp } from '#test/support/test-app.ts'
import { connect } from './connect.ts'
import { databasesAt } from './embedded/for-tests.ts'
import { runMigrations } from './migrations.ts'

const databases = databasesAt(inject('cluster'))
const name = `migrations_${process.pid}`
beforeAll(() => databases.createDatabase(name))
afterAll(() => databases.dropDatabase(name))

test('only a database that was not up to date is changed by a start', async () => {
  const { pool, close } = connect(databases.url(name), { size: 1, onError: () => undefined })
  expect(await runMigrations(pool, process.cwd())).toEqual({ is_changed: true })
  expect(await runMigrations(pool, process.cwd())).toEqual({ is_changed: false })
  await close()
})

/** The statement of a migration that begins so. */
async function statementOf(beginning: string): Promise<string> {
  const folder = 'database/migrations'
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  const statements = texts.flatMap((text) => text.split('--> statement-breakpoint'))
  const [one, ...others] = statements.map((text) => text.trim()).filter((text) => text.startsWith(beginning))
  if (!one || others.length > 0) throw new Error(`${beginning} is not one statement of the migrations`)
  return one
}

test('what was typed into a cart before drafts had a table of their own is there afterwards', async () => {
  const home = await testApp()
  const { db } = home.application
  const offer = await anOffer(home)
  const carts = await Promise.all([1, 2].map(async () => aCart(home, offer, await aBuyer(home))))
  const [typed = '', empty = ''] = carts
  await db.execute(sql`alter table bookings add column draft jsonb, add column draft_revision text`)
  await db.execute(sql`update bookings set draft = '{"name":"Siti"}', draft_revision = 'page.7' where id = ${typed}`)
  await db.execute(sql.raw(await statementOf('INSERT INTO "drafts"')))
  const [mine, none] = await Promise.all(
    [typed, empty].map(async (thing_id) => {
      const { tenant_id, user_id } = await bookingNow(home, thing_id)
      return draftOf(db, { tenant_id, user_id, kind: 'booking', thing_id })
    }),
  )
  expect(mine).toMatchObject({ version: 1, revision: 'page.7', fields: { name: 'Siti' } })
  expect(none).toBeUndefined()
  await home.close()
})
