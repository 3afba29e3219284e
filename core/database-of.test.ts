import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { databaseOf } from './database-of.ts'

test('a transaction, and one inside it, are known by their database, and no other is', async () => {
  const home = await testApp()
  const { db } = home.application
  await db.transaction(async (tx) => {
    expect(databaseOf(tx)).toBe(databaseOf(db))
    await tx.transaction(async (inner) => expect(databaseOf(inner)).toBe(databaseOf(db)))
  })
  expect(databaseOf(drizzle.mock())).not.toBe(databaseOf(db))
  await home.close()
})
