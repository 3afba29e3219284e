import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { gallery_items } from '../tables.ts'

const [rihla, safar] = demoTenants
let home: TestApp
beforeAll(async () => {
  home = await testApp()
  const item = (tenant_id: string, day: number) => ({
    id: newId(),
    tenant_id,
    title: { id: `Hari ${day}`, en: `Day ${day}` },
    picture_id: `gallery-${day}`,
    taken_at: new Date(Date.UTC(2026, 0, day)),
  })
  const days = [2, 5, 1, 4, 3]
  await home.application.db.insert(gallery_items).values([...days.map((day) => item(rihla.id, day)), item(safar.id, 9)])
})
afterAll(() => home.close())

const read = (query = '', headers = {}) => ask(home, 'GET', `/api/v3/galleries${query}`, { headers })
async function seen(query = '', headers = {}) {
  const { data } = (await read(query, headers)).body
  return [data.items.map((item: { title: string }) => item.title), data.is_show_more]
}

test('three pictures come first, newest on top, and it says whether there are more', async () => {
  expect(await seen()).toEqual([['Hari 5', 'Hari 4', 'Hari 3'], true])
  expect(await seen('?page=2', { 'accept-language': 'en' })).toEqual([['Day 2', 'Day 1'], false])
  expect(await seen('?limit=5')).toEqual([['Hari 5', 'Hari 4', 'Hari 3', 'Hari 2', 'Hari 1'], false])
  expect(await seen('?page=9')).toEqual([[], false])
  expect((await read('?limit=1')).body.data.items[0]).toMatchObject({
    image: '/pictures/gallery-5/960.webp',
    taken_at: '2026-01-05T00:00:00.000Z',
  })
  expect(await statementsOf(read)).toHaveLength(1)
})

test('a tenant shows its own pictures only', async () => {
  expect(await seen('', { host: 'demo.localhost' })).toEqual([['Hari 9'], false])
})

test('impossible pages are refused', async () => {
  for (const query of [
    '?page=-1',
    '?page=0',
    '?page=1.5',
    '?limit=61',
    '?limit=abc',
    "?page=1'--",
    '?limit=1&limit=2',
  ]) {
    expect([query, (await read(query)).status]).toEqual([query, 422])
  }
})
