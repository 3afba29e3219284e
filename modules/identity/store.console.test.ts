import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { type MemberSearch, searchMembers } from './store.console.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const searches: [MemberSearch & { kind: 'email' | 'phone' | 'name' }, string][] = [
  [{ kind: 'email', text: 'siti@' }, 'users_emails'],
  [{ kind: 'phone', text: '+62812' }, 'users_phones'],
  [{ kind: 'name', text: 'rahma' }, 'users_names'],
]

test.each(searches)('a search goes by its index, however many members there are: %o', async (search, index) => {
  const lines = await home.application.db.transaction(async (db) => {
    // A small table is read whole; what is to be seen is that the index can answer.
    await db.execute(sql`set local enable_seqscan = off`)
    const query = searchMembers(db, [{ kind: 'platform' }], { ...search, limit: 21 })
    return (await db.execute(sql`explain ${query.getSQL()}`)).rows
  })
  expect(JSON.stringify(lines)).toContain(index)
})
