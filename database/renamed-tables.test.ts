import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { databasesAt } from './embedded/for-tests.ts'

const databases = databasesAt(inject('cluster'))
const name = `renamed_${process.pid}`
beforeAll(() => databases.createDatabase(name))
afterAll(() => databases.dropDatabase(name))

const folder = 'database/migrations'
const [order, person, scan] = [1, 2, 3].map((last) => `01998a3e-0000-7000-8000-00000000000${last}`)

async function migrationsInOrder(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
}

async function run(client: pg.PoolClient, migrations: readonly string[]): Promise<void> {
  for (const migration of migrations) await client.query(migration)
}

const foreignKeys = [
  ['booking_shipments', 'booking_id', 'bookings'],
  ['booking_papers', 'booking_id', 'bookings'],
  ['booking_papers', 'participant_id', 'booking_participants'],
] as const

/** Rows as they were stored then; whether their booking exists is not looked at. */
async function fillFormerTables(client: pg.PoolClient): Promise<void> {
  const nameOf = ([table, column, other]: (typeof foreignKeys)[number]) => `${table}_${column}_${other}_id_fk`
  for (const key of foreignKeys) await client.query(`alter table ${key[0]} drop constraint ${nameOf(key)}`)
  await client.query(`insert into booking_shipments values ('${order}', 'shipped', 'JNE', 'J1', now(), now())`)
  await client.query(
    `insert into booking_shipment_history (booking_id, at, event, state, actor, reason)
     values ('${order}', now(), 'prepare', 'preparing', 'house', 'booking started')`,
  )
  await client.query(
    `insert into booking_papers values
     ('${scan}', '${order}', '${person}', 'passport', 'papers/1', 'image/webp', 7, now())`,
  )
  for (const key of foreignKeys) {
    const [table, column, other] = key
    const what = `foreign key (${column}) references ${other} (id) not valid`
    await client.query(`alter table ${table} add constraint ${nameOf(key)} ${what}`)
  }
}

test('shipments and scans of before are there after their tables were renamed, as those of a booking', async () => {
  const { pool, close } = connect(databases.url(name), { size: 1, onError: () => undefined })
  const client = await pool.connect()
  const migrations = await migrationsInOrder()
  const first = migrations.findIndex((migration) => migration.includes('"booking_shipments" RENAME TO'))
  await run(client, migrations.slice(0, first))
  await fillFormerTables(client)
  await run(client, migrations.slice(first))
  const rowsOf = async (table: string) => (await client.query(`select * from ${table}`)).rows
  expect(await rowsOf('shipments')).toMatchObject([
    { order_kind: 'booking', order_id: order, state: 'shipped', courier: 'JNE', waybill: 'J1' },
  ])
  expect(await rowsOf('shipment_history')).toMatchObject([{ order_id: order, event: 'prepare' }])
  expect(await rowsOf('documents')).toMatchObject([
    {
      ...{ id: scan, owner_kind: 'booking', owner_id: order, person_id: person, kind: 'passport' },
      ...{ file_key: 'papers/1', state: 'received', reason: null },
    },
  ])
  client.release()
  await close()
})
