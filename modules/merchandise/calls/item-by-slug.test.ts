import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyMember } from '#test/support/members.ts'
import { anyItem, anyStore, both, getV1 } from '#test/support/merchandise.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from '../jobs.ts'
import { item_reviews, item_views } from '../tables.ts'

let home: TestApp
let store: Awaited<ReturnType<typeof anyStore>>
beforeAll(async () => {
  home = await testApp()
  store = await anyStore(home, { name: 'Galeri Sakinah', rating_sum: 9, rating_count: 2 })
})
afterAll(() => home.close())

type Wish = Omit<Parameters<typeof anyItem>[1], 'store_id'>
const item = (wish: Wish = {}) => anyItem(home, { store_id: store.id, ...wish })
const dayIn = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))
const read = (path: string, headers = {}) => getV1(home, path, { headers })

test('an item tells its variants, what proves it and who sells it', async () => {
  const shown = await item({
    name: both('Parfum Kasturi'),
    category_slug: 'parfum',
    variants: [
      { name: both('6 ml'), options: { size: both('6 ml') }, price: 45_000, weight_grams: 60, stock: 8, held: 3 },
      { name: both('12 ml'), options: { size: both('12 ml'), colour: both('Emas') }, price: 80_000, stock: 0 },
      { name: both('3 ml'), removed_at: home.application.clock.now() },
    ],
    certificates: [
      { kind: 'bpom', number: 'NA18260000001', issuer: 'BPOM' },
      { kind: 'halal', number: 'ID-lama', valid_until: dayIn(5) },
      { kind: 'halal', number: 'ID-baru', valid_until: dayIn(900) },
      { kind: 'halal', number: 'ID-lewat', valid_until: dayIn(-1) },
    ],
  })
  const { body } = await read(`merchandise/${shown.slug}`)
  expect(body.data).toMatchObject({
    id: shown.id,
    name: 'Parfum Kasturi',
    category: { slug: 'parfum', name: 'Parfum' },
    price_from: 45_000,
    price_to: 80_000,
    stock_free: 5,
    picture_ids: ['sajadah-1-card'],
    variants: [
      { name: '6 ml', size: '6 ml', colour: null, price: 45_000, weight_grams: 60, stock_free: 5 },
      { name: '12 ml', size: '12 ml', colour: 'Emas', price: 80_000, stock_free: 0 },
    ],
    certificates: [
      { kind: 'halal', number: 'ID-baru', valid_until: dayIn(900) },
      { kind: 'bpom', number: 'NA18260000001', issuer: 'BPOM' },
    ],
    store: { slug: store.slug, name: 'Galeri Sakinah', rating: 4.5, items: 1, closed_until: null },
  })
  expect(body.data.variants).toHaveLength(2)
  const english = await read(`merchandise/${shown.slug}`, { 'accept-language': 'en' })
  expect(english.body.data.variants[1].colour).toBe('Emas (en)')
})

test('what is not sold today is not found, at its page and beside it', async () => {
  const closed = await anyStore(home, { suspended_at: home.application.clock.now() })
  const gone = [
    await item({ state: 'draft' }),
    await item({ state: 'withdrawn' }),
    await item({ variants: [] }),
    await item({ category_slug: 'kurma' }),
    await item({ category_slug: 'kurma', certificates: [{ kind: 'halal', valid_until: dayIn(-1) }] }),
    await anyItem(home, { store_id: closed.id }),
  ]
  for (const { slug } of [...gone, { slug: 'tidak-ada' }, { slug: store.slug }]) {
    for (const beside of ['', '/recommendations', '/reviews', '/seen']) {
      expect([slug, beside, (await read(`merchandise/${slug}${beside}`)).status]).toEqual([slug, beside, 404])
    }
    expect((await ask(home, 'POST', `/api/v1/merchandise/${slug}/seen`)).status).toBe(404)
  }
})

test('an item is found with its own store and with no other', async () => {
  const { slug } = await item()
  const other = await anyStore(home)
  expect((await getV1(home, `partners/${store.slug}/${slug}/details`)).body.data).toMatchObject({ slug })
  expect((await getV1(home, `partners/${other.slug}/${slug}/details`)).status).toBe(404)
})

test('items like one are of its kind, the nearest in price first and what is sold out last', async () => {
  const [like, kind] = [
    (price: number, wish: Wish = {}) => item({ ...kind, variants: [{ price }], ...wish }),
    { category_slug: 'anak' },
  ]
  const itself = await like(100_000)
  const [dear, near, empty] = [await like(400_000), await like(110_000), await like(100_000, { stock_free: 0 })]
  const { body } = await read(`merchandise/${itself.slug}/recommendations?limit=2`)
  const ids = body.data.items.map(({ id }: { id: string }) => id)
  expect([ids, body.data.is_show_more]).toEqual([[near.id, dear.id], true])
  const rest = (await read(`merchandise/${itself.slug}/recommendations?limit=2&page=2`)).body.data
  expect([rest.items[0].id, rest.is_show_more]).toEqual([empty.id, false])
})

test('reviews of buyers come newest first, with how many gave each star, whichever brand they bought at', async () => {
  const { id: item_id, slug } = await item()
  expect((await read(`merchandise/${slug}/reviews`)).body.data).toMatchObject({ items: [], total: 0, rating: null })
  for (const [i, rating] of [5, 4, 5].entries()) {
    const tenant_id = demoTenants[i === 0 ? 1 : 0].id
    const member = await anyMember(home, { tenant_id })
    await home.application.db.insert(item_reviews).values({
      id: newId(),
      tenant_id,
      item_id,
      store_id: store.id,
      user_id: member.id,
      author_name: `Pembeli ${i}`,
      rating,
      text: 'Jahitannya rapi.',
      language: 'id',
      created_at: addMs(home.application.clock.now(), i),
    })
  }
  const { data } = (await read(`merchandise/${slug}/reviews?limit=2`)).body
  expect(data).toMatchObject({ total: 3, rating: 4.7, stars: [0, 0, 0, 1, 2], last_page: 2 })
  expect(data.items.map((review: { author_name: string }) => review.author_name)).toEqual(['Pembeli 2', 'Pembeli 1'])
  expect(Object.keys(data.items[0])).not.toContain('user_id')
  expect((await read(`merchandise/${slug}/reviews?page=9`)).body.data).toMatchObject({ items: [], total: 3 })
})

test('a visitor counts once a day, and who saw what is forgotten after the next day', async () => {
  const { slug, id } = await item()
  const { db, clock, ports } = home.application
  const see = (device: string) =>
    ask(home, 'POST', `/api/v1/merchandise/${slug}/seen`, { headers: { cookie: `device=${device}` } })
  const replies = await Promise.all(Array.from({ length: 10 }, () => see('phone-1')))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await see('phone-2')).body.data).toEqual({ view_count: 2 })
  expect((await read(`merchandise/${slug}/seen`)).body.data).toEqual({ view_count: 2 })
  const views = () => db.select().from(item_views).where(eq(item_views.item_id, id))
  for (const [days, left] of [
    [1, 2],
    [2, 0],
  ] as const) {
    for (const job of jobs) await job.run({ db, ports, now: addMs(clock.now(), days * dayMs) })
    expect(await views()).toHaveLength(left)
  }
})
