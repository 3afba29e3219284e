import { sql } from 'drizzle-orm'
import { expect, inject, type TestContext, test } from 'vitest'
import { connect } from './connect.ts'
import { databasesAt } from './embedded/for-tests.ts'

function aConnection({ onTestFinished }: TestContext, namesStatements = true) {
  const url = databasesAt(inject('cluster')).url('postgres')
  const { db, close } = connect(url, { size: 1, onError: () => undefined, statementMs: 20_000, namesStatements })
  onTestFinished(close)
  const names = async () => (await db.execute(sql`select name from pg_prepared_statements`)).rows.length
  return { db, names }
}

test('a statement with parameters is prepared once, however often it comes', async (context) => {
  const { db, names } = aConnection(context)
  for (const number of [1, 2, 3]) await db.execute(sql`select ${number}::int as number`)
  expect(await names()).toBe(1)
})

test('texts that differ by the length of a list are not prepared', async (context) => {
  const { db, names } = aConnection(context)
  await db.execute(sql`select 1 where 1 in ${[1, 2]}`)
  await db.execute(sql`select * from (values (${1}::int, ${2}::int), (${3}::int, ${4}::int)) as rows`)
  expect(await names()).toBe(0)
})

test('a connection holds at most 200', async (context) => {
  const { db, names } = aConnection(context)
  for (let n = 0; n < 210; n++) await db.execute(sql.join([sql.raw(`select ${n} as n where 1 = `), sql`${1}::int`]))
  expect(await names()).toBe(200)
})

test('a statement whose table has changed is answered all the same', async (context) => {
  const { db } = aConnection(context)
  await db.execute(sql`create temp table changing (a int)`)
  await db.execute(sql`insert into changing values (${1})`)
  const read = async () => (await db.execute(sql`select * from changing where a = ${1}`)).rows
  expect(await read()).toEqual([{ a: 1 }])
  await db.execute(sql`alter table changing add column b int`)
  expect(await read()).toEqual([{ a: 1, b: null }])
  expect(await read()).toEqual([{ a: 1, b: null }])
})

test('inside a transaction the failure is told, and the next try succeeds', async (context) => {
  const { db } = aConnection(context)
  await db.execute(sql`create temp table changing (a int)`)
  const read = () => db.transaction((tx) => tx.execute(sql`select * from changing where a = ${1}`))
  await read()
  await db.execute(sql`alter table changing add column b int`)
  await expect(read()).rejects.toMatchObject({ cause: { code: '0A000' } })
  expect((await read()).rows).toEqual([])
})

test('where a pooler hands connections around, none are prepared', async (context) => {
  const { db, names } = aConnection(context, false)
  await db.execute(sql`select ${1}::int as number`)
  expect(await names()).toBe(0)
})
