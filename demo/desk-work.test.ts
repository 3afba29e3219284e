import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { outbox } from '#database/tables.ts'
import { post_comments } from '#modules/content/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { seedDeskWork } from './desk-work.ts'
import { seedHasanah } from './hasanah/seed-hasanah.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const now = new Date('2026-11-15T04:00:00Z')

test('editors and whoever runs the product have something to do; what they have done stays done', async () => {
  const { db } = home.application
  await seedHasanah(db, now)
  await seedDeskWork(db, now)
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const rowsOf = async (path: string): Promise<{ id: string }[]> =>
    (await ask(home, 'GET', `/api/console/v1/${path}`, { token })).body.data.rows
  const counts = async () => [
    (await rowsOf('comments/reported')).length,
    (await rowsOf('doa?review=cleared')).length,
    (await rowsOf('doa?review=sent_back')).length,
    (await rowsOf('guides?review=cleared')).length,
    (await rowsOf('dead-letters')).length,
  ]
  expect(await counts()).toEqual([4, 2, 1, 2, 2])
  const hidden = await db.select().from(post_comments)
  expect(hidden.filter(({ hidden_at }) => hidden_at !== null)).toHaveLength(1)
  const [letter] = await rowsOf('dead-letters?reason=refused')
  await db.delete(outbox).where(eq(outbox.id, letter?.id ?? ''))
  await seedDeskWork(db, addMs(now, dayMs))
  expect(await counts()).toEqual([4, 2, 1, 2, 1])
})
