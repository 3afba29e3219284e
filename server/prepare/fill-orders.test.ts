import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { checkOrderSummaries } from '#modules/orders/module.ts'
import { order_summaries } from '#modules/orders/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { prepareDatabase } from './prepare.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('an installation that is older than the order lists has them after its next start', async () => {
  const { db } = home.application
  const { id } = await anOrder(home)
  await db.delete(order_summaries)
  expect(await checkOrderSummaries(db)).toEqual([`the summary of booking ${id} is missing`])
  const [row] = (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows
  await prepareDatabase({
    url: databasesAt(inject('cluster')).url(row?.name ?? ''),
    root: process.cwd(),
    demo: false,
    files: { put: async () => undefined, get: async () => undefined, delete: async () => undefined },
    passwordHash: async () => '',
    seal: (bytes) => bytes,
    say: () => undefined,
    list: async () => undefined,
  })
  expect(await checkOrderSummaries(db)).toEqual([])
})
