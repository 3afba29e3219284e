import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { anyReader, listOf, tellMember } from '#test/support/notices.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const path = '/api/v3/user/notification'
const patch = (url: string, token: string) => ask(home, 'PATCH', `${path}${url}`, { token })

test('a member who was told nothing has an empty list', async () => {
  const { token } = await anyReader(home)
  expect(await listOf(home, token)).toEqual({
    items: [],
    total: 0,
    current_page: 1,
    last_page: 1,
    first_item: 0,
    last_item: 0,
    total_unread: 0,
  })
})

test('news come newest first, in the language of who asks, page by page', async () => {
  const { member, token } = await anyReader(home)
  for (const key of ['a', 'b', 'c']) await tellMember(home, member, { key })
  const first = await listOf(home, token, '?limit=2')
  expect(first.items.map((item: { title: string }) => item.title)).toEqual(['Kabar c', 'Kabar b'])
  expect(first).toMatchObject({ total: 3, last_page: 2, total_unread: 3 })
  const second = await listOf(home, token, '?limit=2&page=2', { 'accept-language': 'en' })
  expect(second.items).toMatchObject([
    { title: 'News a', text: 'What it says', type: 'orders', link: '/member/my-order', is_read: false },
  ])
})

test('a tab shows its own kind, and the unread total counts all kinds', async () => {
  const { member, token } = await anyReader(home)
  await tellMember(home, member, { category: 'orders' })
  await tellMember(home, member, { category: 'promo' })
  await tellMember(home, member, { category: 'info' })
  for (const type of ['orders', 'promo', 'info']) {
    const list = await listOf(home, token, `?type=${type}`)
    expect(list.items.map((item: { type: string }) => item.type)).toEqual([type])
    expect(list).toMatchObject({ total: 1, total_unread: 3 })
  }
})

test('reading one marks it, and reading it again changes nothing', async () => {
  const { member, token } = await anyReader(home)
  await tellMember(home, member)
  await tellMember(home, member)
  const [item] = (await listOf(home, token)).items
  expect((await patch(`/${item.id}/read`, token)).body.data).toEqual({ total_unread: 1 })
  expect((await patch(`/${item.id}/read`, token)).body.data).toEqual({ total_unread: 1 })
  expect((await listOf(home, token)).items.map((one: { is_read: boolean }) => one.is_read)).toEqual([true, false])
})

test('all can be read at once, and only one’s own', async () => {
  const [mine, other] = [await anyReader(home), await anyReader(home)]
  await tellMember(home, mine.member)
  await tellMember(home, mine.member)
  await tellMember(home, other.member)
  expect((await patch('/read', mine.token)).body).toEqual({
    message: 'Semua notifikasi sudah dibaca',
    data: { total_unread: 0 },
  })
  expect((await listOf(home, other.token)).total_unread).toBe(1)
})

test('the unread total counts one’s own news of every kind, and falls as they are read', async () => {
  const [mine, other] = [await anyReader(home), await anyReader(home)]
  const total = (token: string) => ask(home, 'GET', `${path}/total`, { token })
  expect((await total(mine.token)).body.data).toEqual({ total_unread: 0 })
  await tellMember(home, mine.member, { category: 'orders' })
  await tellMember(home, mine.member, { category: 'promo' })
  await tellMember(home, other.member)
  expect((await total(mine.token)).body.data).toEqual({ total_unread: 2 })
  const [item] = (await listOf(home, mine.token)).items
  await patch(`/${item.id}/read`, mine.token)
  expect((await total(mine.token)).body.data).toEqual({ total_unread: 1 })
  expect((await total(other.token)).body.data).toEqual({ total_unread: 1 })
})

test('somebody else’s news is not found, and stays unread', async () => {
  const [mine, other] = [await anyReader(home), await anyReader(home)]
  await tellMember(home, mine.member)
  const [item] = (await listOf(home, mine.token)).items
  expect((await patch(`/${item.id}/read`, other.token)).status).toBe(404)
  expect((await patch('/01998a3e-0000-7000-8000-000000000000/read', other.token)).status).toBe(404)
  expect((await listOf(home, mine.token)).total_unread).toBe(1)
})

test('another tenant’s member sees nothing of it', async () => {
  const theirs = await anyReader(home, { tenant_id: demoTenants[1].id })
  await tellMember(home, theirs.member)
  const host = { host: 'demo.localhost' }
  expect((await listOf(home, theirs.token, '', host)).total).toBe(1)
  expect((await ask(home, 'GET', path, { token: theirs.token })).status).toBe(401)
})

test.each(['?page=0', '?page=x', '?limit=0', '?limit=51', '?limit=1.5', '?type=spam', '?type=orders&type=promo'])(
  'a list asked for with %s is refused at its field',
  async (query) => {
    const { token } = await anyReader(home)
    const reply = await ask(home, 'GET', path + query, { token })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.errors)).toEqual([query.slice(1).split('=')[0]])
  },
)

test.each(["1'--", '../read', '%00', 'x'.repeat(200)])('an id like %s is no news', async (id) => {
  const { token } = await anyReader(home)
  const reply = await patch(`/${encodeURIComponent(id)}/read`, token)
  expect([400, 404, 422]).toContain(reply.status)
})

test('a page far beyond the end is empty', async () => {
  const { member, token } = await anyReader(home)
  await tellMember(home, member)
  expect(await listOf(home, token, '?page=10000')).toMatchObject({ items: [], total: 1, first_item: 0 })
})
