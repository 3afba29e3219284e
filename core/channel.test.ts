import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { afterNews, asOneNews, channel } from './channel.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const [paid, started] = [channel<string>(), channel<string>()]
const rounds: (readonly string[])[] = []
const gather = afterNews<string>(async (db, items) => {
  await db.execute(sql`select 1`)
  rounds.push(items)
})
started.on((db, order) => gather(db, `started ${order}`))
paid.on(async (db, order) => void (await started.tell(db, order)))
paid.on((db, order) => gather(db, `paid ${order}`))

test('what listeners gather is done in one round, after the outermost news of each transaction', async () => {
  rounds.length = 0
  await Promise.all(['a', 'b'].map((order) => home.application.db.transaction((tx) => paid.tell(tx, order))))
  expect(rounds.toSorted()).toEqual([
    ['started a', 'paid a'],
    ['started b', 'paid b'],
  ])
})

test('outside of news, and outside of a transaction, it is done at once', async () => {
  rounds.length = 0
  await home.application.db.transaction((tx) => gather(tx, 'alone'))
  await paid.tell(home.application.db, 'c')
  expect(rounds).toEqual([['alone'], ['started c'], ['paid c']])
})

test('news that belongs together is one round, in the order it was told', async () => {
  rounds.length = 0
  await home.application.db.transaction((tx) =>
    asOneNews(tx, async () => {
      await started.tell(tx, 'd')
      await paid.tell(tx, 'e')
    }),
  )
  expect(rounds).toEqual([['started d', 'started e', 'paid e']])
})
