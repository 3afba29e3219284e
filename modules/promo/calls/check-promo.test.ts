import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { hidden_partners } from '#modules/partner/tables.ts'
import { anyPartner, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { anyListed, anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { takePromo } from '../module.ts'
import { promos } from '../tables.ts'

let home: TestApp
let token: string
let member: Awaited<ReturnType<typeof anyMember>>
let umrah: Awaited<ReturnType<typeof anyListed>>
let second: typeof umrah
let tour: typeof umrah
let hidden: typeof umrah
let unlicensed: typeof umrah
beforeAll(async () => {
  home = await testApp()
  await catalogueBasics(home)
  const now = home.application.clock.now()
  member = await anyMember(home)
  token = (await signedIn(home, member)).user_token
  umrah = await anyListed(home, { slug: 'umrah', in_days: 20 })
  second = await anyListed(home, { slug: 'second', in_days: 10 })
  tour = await anyListed(home, { slug: 'tour', category: 'wisata-syariah', type_slug: 'turki' })
  await anyListed(home, { slug: 'left', in_days: -5 })
  const hider = await anyPartner(home)
  hidden = await anyListed(home, { slug: 'hidden', partner: hider })
  await home.application.db.insert(hidden_partners).values({ tenant_id: demoTenants[0].id, partner_id: hider.id })
  const lapsed = await anyPartner(home, { licence_suspended_on: jakartaDate(now) })
  unlicensed = await anyListed(home, { slug: 'unlicensed', partner: lapsed })
  await anyPromo(home, { slug: 'tenth', code: 'SEPULUH', ends_at: addMs(now, 3 * dayMs) })
  await anyPromo(home, {
    slug: 'one',
    code: 'SATU',
    percent: null,
    most_amount: null,
    amount: 700_000,
    product_ids: [umrah.id],
  })
  await anyPromo(home, { slug: 'big', code: 'BESAR', least_spend: 50_000_000 })
  await anyPromo(home, { slug: 'gone', code: 'HABIS', quota: 1, used: 1 })
  await anyPromo(home, { slug: 'over', code: 'LEWAT', ends_at: now })
  await anyPromo(home, { slug: 'coming', code: 'NANTI', starts_at: addMs(now, dayMs) })
  await anyPromo(home, { slug: 'elsewhere', code: 'LAIN', tenant_id: demoTenants[1].id })
})
afterAll(() => home.close())

const slugs = (items: { slug: string }[]) => items.map((item) => item.slug)
const get = (path: string, headers = {}) => ask(home, 'GET', `/api/v3/${path}`, { headers })
const post = (path: string, body: object, headers = {}) =>
  ask(home, 'POST', `/api/v3/promos/${path}`, { body, token, headers })
const check = (code: unknown, wish: object = {}, headers = {}) =>
  post('check', { code, product_id: umrah.id, amount: 30_000_000, ...wish }, headers)

test('a code is worth its discount, however it is typed', async () => {
  for (const code of ['SEPULUH', ' sepuluh ', 'SePuLuH']) {
    const reply = await check(code)
    expect([reply.status, reply.body.data?.discount]).toEqual([200, 500_000])
    expect(reply.body.message).toBe('Promo berhasil digunakan')
  }
})

test('checking takes nothing', async () => {
  const [row] = await home.application.db.select().from(promos).where(eq(promos.slug, 'tenth'))
  expect(row?.used).toBe(0)
})

test.each([
  ['NOBODY', 'F-PRM-1n1', 'Promo tidak tersedia', 'This promo is not available'],
  ['NANTI', 'F-PRM-1n1', 'Promo tidak tersedia', 'This promo is not available'],
  ['LAIN', 'F-PRM-1n1', 'Promo tidak tersedia', 'This promo is not available'],
  ['LEWAT', 'F-PRM-2e2', 'Promo ini sudah berakhir', 'This promo has ended'],
  ['HABIS', 'F-PRM-3u3', 'Kuota promo ini sudah habis', 'This promo is fully redeemed'],
  ['BESAR', 'F-PRM-4m4', expect.any(String), 'Your order is below the minimum for this promo'],
  ["' or 1=1 --", 'F-PRM-1n1', 'Promo tidak tersedia', 'This promo is not available'],
])('%s is refused with %s at the code, in both languages', async (code, why, id, en) => {
  const reply = await check(code)
  expect([reply.status, reply.body.code, reply.body.errors.code]).toEqual([422, why, [id]])
  expect((await check(code, {}, { 'accept-language': 'en' })).body.message).toBe(en)
})

test('a promo holds for its own packages only, or for all of its category', async () => {
  expect((await check('SATU')).body.data.discount).toBe(700_000)
  expect((await check('SATU', { product_id: second.id })).body.code).toBe('F-PRM-5p5')
  expect((await check('SEPULUH', { product_id: tour.id })).body.code).toBe('F-PRM-5p5')
  for (const { id } of [hidden, unlicensed, { id: newId() }]) {
    expect((await check('SEPULUH', { product_id: id })).body.code).toBe('F-PRM-5p5')
  }
})

test.each([
  ['amount', -1],
  ['amount', 0.5],
  ['amount', 2_000_000_001],
  ['amount', 9e99],
  ['amount', '30000000'],
  ['amount', null],
  ['product_id', 'umrah'],
  ['product_id', "' or 1=1"],
  ['code', ''],
  ['code', '   '],
  ['code', 'x'.repeat(41)],
  ['code', 'A\u0000B'],
  ['code', ['SATU']],
])('a check whose %s is %j is refused at that field', async (field, value) => {
  const reply = await check('SATU', { [field]: value })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
})

test('a guest checks nothing', async () => {
  for (const path of ['check', 'use-list']) {
    const reply = await ask(home, 'POST', `/api/v3/promos/${path}`, { body: { code: 'SATU' } })
    expect(reply.status).toBe(401)
  }
})

test('a member who tries out codes is stopped, and codes that exist use up no try', async () => {
  const { user_token } = await signedIn(home, await anyMember(home))
  const guess = (code: string) =>
    ask(home, 'POST', '/api/v3/promos/check', {
      token: user_token,
      body: { code, product_id: umrah.id, amount: 30_000_000 },
    })
  for (let i = 0; i < 9; i++) expect((await guess(`TEBAK${i}`)).body.code).toBe('F-PRM-1n1')
  for (let i = 0; i < 5; i++) expect((await guess('SEPULUH')).status).toBe(200)
  expect((await guess('NANTI')).body.code).toBe('F-PRM-1n1')
  const stopped = await guess('SEPULUH')
  expect([stopped.status, stopped.body.code]).toEqual([429, 'F-REQ-7r7'])
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect((await check('SEPULUH')).status).toBe(200)
})

test('promos a member can use come the most worth first', async () => {
  const use = async (wish: object) =>
    (await post('use-list', { product_id: umrah.id, amount: 30_000_000, ...wish })).body.data
  const usable = await use({})
  expect(usable.map((promo: { slug: string; discount: number }) => [promo.slug, promo.discount])).toEqual([
    ['one', 700_000],
    ['tenth', 500_000],
  ])
  expect(slugs(await use({ amount: 60_000_000 }))).toEqual(['one', 'tenth', 'big'])
  expect(await use({ amount: 0 })).toEqual([])
  expect(slugs(await use({ product_id: second.id }))).toEqual(['tenth'])
  for (const { id } of [hidden, unlicensed, { id: newId() }]) expect(await use({ product_id: id })).toEqual([])
})

test('a list of usable promos wants a whole amount within reason', async () => {
  for (const amount of [-1, 1.5, 3_000_000_000, 'all']) {
    expect((await post('use-list', { product_id: umrah.id, amount })).status).toBe(422)
  }
})

test('the packages of a promo are its own, or those of its category on sale here, soonest first, none that has left', async () => {
  expect(slugs((await get('promos/one/products')).body.data.items)).toEqual(['umrah'])
  const { data } = (await get('promos/tenth/products')).body
  expect(slugs(data.items)).toEqual(['second', 'umrah'])
  expect(data).toMatchObject({ total: 2, last_page: 1, last_item: 2 })
  expect(slugs((await get('promos/tenth/products?limit=1&page=2')).body.data.items)).toEqual(['umrah'])
  expect((await get('promos/tenth/products?page=9')).body.data).toMatchObject({ items: [], total: 2, last_item: 0 })
  const english = (await get('promos/one/products', { 'accept-language': 'en' })).body.data
  expect(english.items[0].name).toBe('Umrah 9 Hari (en)')
  expect((await get('promos/one/products?page=-1')).status).toBe(422)
})

test('a package shows the promos it can be bought with, soonest to end first', async () => {
  expect(slugs((await get('products/umrah/promos')).body.data)).toEqual(['tenth', 'one', 'big'])
  expect(slugs((await get('products/umrah/promos?limit=1')).body.data)).toEqual(['tenth'])
  expect(slugs((await get('products/second/promos')).body.data)).toEqual(['tenth', 'big'])
  expect((await get('products/tour/promos')).body.data).toEqual([])
  for (const slug of ['nobody', 'hidden', 'unlicensed', '%27%20or%201=1', '%02']) {
    expect((await get(`products/${slug}/promos`)).status).toBe(404)
  }
  expect((await get('products/hidden/promos', { host: 'demo.localhost' })).status).toBe(200)
})

test('who has used a promo as often as allowed cannot use it again', async () => {
  const [promo] = await home.application.db.select().from(promos).where(eq(promos.slug, 'one'))
  const order = { tenant_id: demoTenants[0].id, user_id: member.id, product: umrah, amount: 30_000_000 }
  const taken = { ...order, promo_id: promo?.id ?? '', order_id: newId(), now: home.application.clock.now() }
  expect(await takePromo(home.application.db, taken)).toEqual({ ok: true, discount: 700_000 })
  expect((await check('SATU')).body.code).toBe('F-PRM-3u3')
  const { data } = (await post('use-list', { product_id: umrah.id, amount: 30_000_000 })).body
  expect(slugs(data)).toEqual(['tenth'])
})
