import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  const now = home.application.clock.now()
  const days = (n: number) => addMs(now, n * dayMs)
  await anyPromo(home, {
    slug: 'late',
    ends_at: days(9),
    quota: 500,
    title: { id: 'Diskon 100% Turki', en: 'All of Turkey' },
  })
  await anyPromo(home, { slug: 'soon', ends_at: days(2), code: 'SEGERA', is_banner: true, used: 7 })
  await anyPromo(home, { slug: 'tour', ends_at: days(5), category: 'wisata-syariah', percent: null, amount: 250_000 })
  await anyPromo(home, { slug: 'used-up', ends_at: days(1), quota: 3, used: 3 })
  await anyPromo(home, { slug: 'coming', starts_at: days(1) })
  await anyPromo(home, { slug: 'over', ends_at: now })
  await anyPromo(home, { slug: 'elsewhere', tenant_id: demoTenants[1].id, is_banner: true })
})
afterAll(() => home.close())

const get = (path: string, options = {}) => ask(home, 'GET', `/api/v3/promos${path}`, options)
const slugs = (items: { slug: string }[]) => items.map((item) => item.slug)
const list = async (query: string) => slugs((await get(`?${query}`)).body.data.items)

test('promos that run are listed, soonest to end first, and those used up last', async () => {
  const { data } = (await get('')).body
  expect(slugs(data.items)).toEqual(['soon', 'tour', 'late', 'used-up'])
  expect(data).toMatchObject({ total: 4, last_page: 1, last_item: 4 })
  expect(data.items.map((item: { state: string }) => item.state)).toEqual(['active', 'active', 'active', 'used_up'])
})

test('a list of promos is paged', async () => {
  const { data } = (await get('?limit=3&page=2')).body
  expect(slugs(data.items)).toEqual(['used-up'])
  expect(data).toMatchObject({ total: 4, current_page: 2, last_page: 2, first_item: 4, last_item: 4 })
  expect((await get('?page=50')).body.data).toMatchObject({ items: [], total: 4, last_item: 0 })
})

test('a promo is found by its code and by its title in either language', async () => {
  expect(await list('search=segera')).toEqual(['soon'])
  expect(await list('search=turki')).toEqual(['late'])
  expect(await list('search=all%20of%20turkey')).toEqual(['late'])
  expect(await list('search=%20')).toHaveLength(4)
})

test('signs of patterns and of SQL mean themselves', async () => {
  expect(await list('search=100%25')).toEqual(['late'])
  for (const odd of ['_', '%5C', '%27%20or%201=1%20--', '%25%25%25', '%01%02']) {
    expect(await list(`search=${odd}`)).toEqual([])
  }
})

test('promos have a category', async () => {
  expect(await list('category=wisata-syariah')).toEqual(['tour'])
  expect(await list('category=umroh')).toEqual(['soon', 'late', 'used-up'])
  expect(await list('category=halal-tour')).toEqual(['tour'])
  expect([await list('category=hajj'), await list('category=haji')]).toEqual([[], []])
})

test.each([
  ['page', '-1'],
  ['page', '0'],
  ['page', '1e99'],
  ['limit', '51'],
  ['limit', '1.5'],
  ['category', 'kurban'],
  ['search', 'x'.repeat(10_000)],
  ['search', '%00'],
])('a list asked for with an impossible %s (%#) is refused at that field', async (field, value) => {
  const reply = await get(`?${field}=${value}`)
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
})

test('a filter nobody knows is ignored', async () => {
  expect(await list('status=draft&tenant_id=2&sort=quota')).toHaveLength(4)
})

test('the banner of the home page shows what can be used, banners first', async () => {
  expect(slugs((await get('/active')).body.data)).toEqual(['soon', 'tour', 'late'])
  expect(slugs((await get('/active?limit=1')).body.data)).toEqual(['soon'])
  expect(slugs((await get('/active', { headers: { host: 'demo.localhost' } })).body.data)).toEqual(['elsewhere'])
  expect((await get('/active?limit=0')).status).toBe(422)
})

test('a promo is found by slug or id, in both languages, without its quota', async () => {
  const { data } = (await get('/soon')).body
  expect(data).toMatchObject({
    code: 'SEGERA',
    title: 'Hemat Umrah',
    terms: ['Satu kali per jamaah'],
    image: '/pictures/promo-1/720.webp',
    percent: 10,
    most_amount: 500_000,
    amount: null,
    is_claimed: false,
  })
  expect(Object.keys(data)).not.toContain('quota')
  const english = (await get(`/${data.id}`, { headers: { 'accept-language': 'en' } })).body.data
  expect([english.title, english.terms]).toEqual(['Umrah for less', ['Once per pilgrim']])
})

test('few that are left are counted, many are not', async () => {
  expect((await get('/late')).body.data.left).toBeNull()
  expect((await get('/soon')).body.data.left).toBe(3)
  expect((await get('/used-up')).body.data.left).toBeNull()
})

test('a code is no key: nobody finds a promo by trying codes at its address', async () => {
  for (const key of ['SEGERA', 'segera']) {
    expect([(await get(`/${key}`)).status, (await get(`/${key}/products`)).status]).toEqual([404, 404])
  }
})

test('one that is over or still to come is found, and says so', async () => {
  expect((await get('/over')).body.data.state).toBe('over')
  expect((await get('/coming')).body.data.state).toBe('coming')
})

test("another tenant's promo is not found, by slug or by id", async () => {
  const other = (await get('/elsewhere', { headers: { host: 'demo.localhost' } })).body.data
  for (const key of [
    'elsewhere',
    other.id,
    'nobody',
    '%27%20or%201=1',
    '%01',
    '00000000-0000-7000-8000-000000000000',
  ]) {
    expect([(await get(`/${key}`)).status, (await get(`/${key}/products`)).status]).toEqual([404, 404])
  }
  expect((await get(`/${'x'.repeat(161)}`)).status).toBe(422)
})

test('a member puts a promo aside, twice as well as once; nobody else sees it', async () => {
  const [one, other] = [await anyMember(home), await anyMember(home)]
  const { token } = await tokenOf(one)
  for (const key of ['soon', 'soon', 'coming']) {
    const reply = await ask(home, 'POST', `/api/v3/promos/${key}`, { token, body: {} })
    expect([reply.status, reply.body.message]).toEqual([200, 'Promo disimpan'])
  }
  expect((await get('/soon', { token })).body.data.is_claimed).toBe(true)
  expect((await get('/soon', await tokenOf(other))).body.data.is_claimed).toBe(false)
  const claimed = async (options: object) =>
    slugs((await get('', options)).body.data.items.filter((item: { is_claimed: boolean }) => item.is_claimed))
  expect([await claimed({ token }), await claimed(await tokenOf(other)), await claimed({})]).toEqual([['soon'], [], []])
})

test('what is over or used up cannot be put aside, nor by a guest', async () => {
  const { token } = await tokenOf(await anyMember(home))
  const claim = async (key: string, options: object) => {
    const reply = await ask(home, 'POST', `/api/v3/promos/${key}`, { body: {}, ...options })
    return [reply.status, reply.body.code]
  }
  expect(await claim('over', { token })).toEqual([422, 'F-PRM-2e2'])
  expect(await claim('used-up', { token })).toEqual([422, 'F-PRM-3u3'])
  expect(await claim('elsewhere', { token })).toEqual([404, 'F-REQ-4n4'])
  expect(await claim('soon', {})).toEqual([401, 'F-AUT-1n0'])
})

async function tokenOf(member: Awaited<ReturnType<typeof anyMember>>) {
  const session = await signedIn(home, member)
  return { token: session.user_token }
}
