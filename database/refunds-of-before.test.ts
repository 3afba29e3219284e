import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { checkLedger } from '#modules/payment/module.ts'
import { connect } from './connect.ts'
import { databasesAt } from './embedded/for-tests.ts'

const databases = databasesAt(inject('cluster'))
const name = `refunds_${process.pid}`
beforeAll(() => databases.createDatabase(name))
afterAll(() => databases.dropDatabase(name))

async function migrationsInOrder(): Promise<string[]> {
  const folder = 'database/migrations'
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
}

type Moved = readonly [event: string, takes: string, gives: string]
type Former = { invoice: string; payment: string; is_settling: boolean; moves: readonly Moved[] }

/** An invoice of a hundred rupiah with its one attempt and its books, as they were stored then. */
async function putFormer(client: pg.PoolClient, { invoice, payment, is_settling, moves }: Former): Promise<string> {
  const id = newId()
  await client.query(
    `insert into invoices (id, code, tenant_id, user_id, order_kind, order_id, stage, position, amount, state, due_at,
       subject, payer_name, payer_email, payer_phone, share_token, created_at)
     values ('${id}', '${id}', '${id}', '${id}', 'booking', '${id}', 'full', 1, 100, '${invoice}', now(),
       '{"id":"Umrah","en":"Umrah"}', 'Siti', 's@rihla.test', '+62811', '${id}', now())`,
  )
  await client.query(
    `insert into payments (id, invoice_id, payment_number, gateway, method_id, method_code, kind, amount, state, is_settling,
       reference, timezone, expires_at, created_at, refund_reason)
     values ('${id}', '${id}', '${id}', 'doku', 'm', 'm', 'qris', 100, '${payment}', ${is_settling}, 'r', 'z', now(), now(),
       'cancel')`,
  )
  for (const [event, takes, gives] of moves) {
    const entry = (account: string, amount: number) =>
      `('${newId()}', (select id from t), '${event}', '${account}', ${amount}, '${id}', '${id}', now())`
    await client.query(
      `with t as (select gen_random_uuid() as id)
       insert into ledger_entries (id, transaction_id, event, account, amount, payment_id, invoice_id, created_at)
       values ${entry(takes, 100)}, ${entry(gives, -100)}`,
    )
  }
  return id
}

const received: Moved = ['payment_received', 'money_at_doku', 'paid_for_orders']

test('what went back or had to before refunds were rows is one afterwards, and the books agree', async () => {
  const { db, pool, close } = connect(databases.url(name), { size: 2, onError: () => undefined })
  const client = await pool.connect()
  const migrations = await migrationsInOrder()
  const at = migrations.findIndex((migration) => migration.includes('CREATE TABLE "refunds"'))
  for (const migration of migrations.slice(0, at)) await client.query(migration)
  const keys = ['invoices_tenant_id_tenants_id_fk', 'invoices_user_id_users_id_fk']
  for (const key of keys) await client.query(`alter table invoices drop constraint ${key}`)
  const due: Moved = ['refund_due', 'paid_for_orders', 'refunds_due']
  const waits = { invoice: 'paid', payment: 'refund_due', is_settling: true, moves: [received, due] }
  const waiting = await putFormer(client, waits)
  await putFormer(client, {
    ...{ invoice: 'void', payment: 'refunded', is_settling: false },
    moves: [
      ['unapplied_received', 'money_at_doku', 'unapplied'],
      ['refund_due', 'unapplied', 'refunds_due'],
      ['refunded', 'refunds_due', 'money_at_doku'],
    ],
  })
  await putFormer(client, { invoice: 'paid', payment: 'paid', is_settling: true, moves: [received] })
  const staff = newId()
  await client.query(
    `insert into staff (id, email, full_name, language, created_at) values ('${staff}', 'a@b', 'N', 'id', now())`,
  )
  await client.query(
    `insert into approvals (id, kind, thing_id, amount, details, state, requested_by, requested_at)
     values ('${newId()}', 'refund', '${waiting}', 100, '{}', 'requested', '${staff}', now())`,
  )
  for (const migration of migrations.slice(at)) await client.query(migration)
  const refunds = (await client.query('select * from refunds order by state')).rows
  expect(refunds.map(({ state, reason, amount }) => [state, reason, amount])).toEqual([
    ['confirmed', 'cancel', '100'],
    ['due', 'cancel', '100'],
  ])
  const [approval] = (await client.query('select thing_id from approvals')).rows
  expect(approval).toEqual({ thing_id: refunds[1].id })
  expect((await checkLedger(db)).faults).toEqual([])
  client.release()
  await close()
})
