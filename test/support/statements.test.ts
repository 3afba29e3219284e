import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from './statements.ts'
import { type TestApp, testApp } from './test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('statements are counted, prepared or not, on connections that were open before', async () => {
  const { db } = home.application
  const work = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select ${1}::int as one`)
      await tx.execute(sql`select 2 as two`)
    })
  await work()
  expect(await statementsOf(work)).toEqual(['begin', 'select $1::int as one', 'select 2 as two', 'commit'])
})
