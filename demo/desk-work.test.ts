import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { outbox } from '#database/tables.ts'
import { post_comments, posts } from '#modules/content/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { seedDeskWork } from './desk-work.ts'
import { seedEditorWork } from './editor-work.ts'
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

test('editors have drafts, a post that comes out by itself and a paused promo, none of which the site shows', async () => {
  const { db, clock } = home.application
  const today = clock.now()
  await seedHasanah(db, today)
  await seedEditorWork(db, today)
  await seedEditorWork(db, addMs(today, dayMs))
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const rowsOf = async (path: string): Promise<{ id: string }[]> =>
    (await ask(home, 'GET', `/api/console/v1/${path}`, { token })).body.data.rows
  const [drafts, waiting, paused] = [
    await rowsOf('posts?state=draft'),
    await rowsOf('posts?state=scheduled'),
    await rowsOf('promos?state=paused'),
  ]
  expect([drafts.length, waiting.length, paused.length]).toEqual([2, 1, 1])
  const { data } = (await ask(home, 'GET', `/api/console/v1/posts/${waiting[0]?.id}`, { token })).body
  expect(data.history.map(({ event }: { event: string }) => event).sort()).toEqual(['create', 'schedule'])
  expect((await ask(home, 'GET', `/api/v3/hasanah/${data.slug}`)).status).toBe(404)
  await db
    .update(posts)
    .set({ state: 'draft' })
    .where(eq(posts.id, waiting[0]?.id ?? ''))
  await seedEditorWork(db, today)
  expect(await rowsOf('posts?state=scheduled')).toEqual([])
})
