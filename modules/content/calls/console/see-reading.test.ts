import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { weeksUntil } from '#core/weeks.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyPost } from '#test/support/posts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { post_view_days } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('an editor sees what was read and published by week, and what is read most, of their own brand', async () => {
  const { db, clock } = home.application
  const now = clock.now()
  const day = (ago: number) => jakartaDate(addMs(now, -ago * dayMs))
  const [much, little] = [
    await anyPost(home, { published_at: now }),
    await anyPost(home, { published_at: addMs(now, -14 * dayMs) }),
  ]
  await anyPost(home, { state: 'draft', published_at: now })
  const elsewhere = await anyPost(home, { tenant_id: demoTenants[1]?.id ?? '', published_at: now })
  await db.insert(post_view_days).values([
    { post_id: much.id, day: day(0), views: 40 },
    { post_id: little.id, day: day(14), views: 3 },
    { post_id: little.id, day: day(100), views: 500 },
    { post_id: elsewhere.id, day: day(0), views: 900 },
  ])
  const { token } = await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: demoTenants[0].id } })
  const { weeks, most_read } = (await ask(home, 'GET', '/api/console/v1/figures/reading', { token })).body.data
  expect(weeks.map(({ week }: { week: string }) => week)).toEqual(weeksUntil(now, 12))
  expect([weeks.at(-1), weeks.at(-3)]).toMatchObject([
    { views: 40, published: 1 },
    { views: 3, published: 1 },
  ])
  expect(most_read.map((one: { post_id: string; views: number }) => [one.post_id, one.views])).toEqual([
    [much.id, 40],
    [little.id, 3],
  ])
})
