import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { afterTransaction } from './after-transaction.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const key = 'after a transaction'
const stored = async () =>
  (await home.application.pool.query('select points from rate_limits where key = $1', [key])).rows.length

test('what waits for a transaction runs when others can see it, also where it was asked for in a savepoint', async () => {
  const { db } = home.application
  const seen: Promise<number>[] = []
  await db.transaction(async (tx) => {
    await tx.transaction(async (inner) => {
      await inner.execute(sql`insert into rate_limits (key, points, expire) values (${key}, 1, 1)`)
      afterTransaction(() => seen.push(stored()))
    })
    expect(seen).toEqual([])
  })
  expect(await Promise.all(seen)).toEqual([1])
})

test('it runs after one that failed, at once where none is open, and at once where one is over', async () => {
  const { db } = home.application
  const ran: string[] = []
  let later: Promise<void> = Promise.resolve()
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const failed = db.transaction(async () => {
    afterTransaction(() => ran.push('failed'))
    later = over.then(() => afterTransaction(() => ran.push('later')))
    expect(ran).toEqual([])
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(ran).toEqual(['failed'])
  afterTransaction(() => ran.push('none'))
  resolve()
  await later
  expect(ran).toEqual(['failed', 'none', 'later'])
})
