import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, callKey, rolesOf } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { FlagName, Flags } from '#core/tenant.ts'
import { banners } from '#modules/content/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { aBuyer, aCart, aForm, anOffer } from '#test/support/bookings.ts'
import { anyDeparture, anyPartner, anyProduct, anyReview, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { anyListed, anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { type PageEntry, pages } from '#web/pages.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function setFlags(change: Partial<Flags>): Promise<void> {
  const { db } = home.application
  const [tenant] = await db.select().from(tenants).where(eq(tenants.domain_name, 'localhost'))
  if (!tenant) throw new Error('no tenant')
  await db
    .update(tenants)
    .set({ feature_flag: { ...tenant.feature_flag, ...change } })
    .where(eq(tenants.id, tenant.id))
  await home.application.tenants.refresh()
}

async function without(flag: FlagName, work: () => Promise<void>): Promise<void> {
  await setFlags({ [flag]: 0 })
  await work().finally(() => setFlags({ [flag]: 1 }))
}

const table: readonly PageEntry[] = pages
const callsOf = (flag: FlagName): Call[] =>
  [...home.application.calls.values()].map(({ call }) => call).filter((call) => call.flag === flag)
const address = ({ path }: Call) => path.replace(/:[A-Za-z_]+/g, '01998a3e-0000-7000-8000-000000000000')

const flags = [...new Set(table.flatMap(({ flag }) => flag ?? []))]

test.each(flags)('where %s is 0 its calls are not found, and elsewhere they answer', async (flag) => {
  const calls = callsOf(flag)
  expect(calls.length).toBeGreaterThan(0)
  const open = calls.find(({ who, path }) => who === 'anyone' && !path.includes(':'))
  if (open) expect([callKey(open), (await ask(home, open.method, address(open))).status]).toEqual([callKey(open), 200])
  await without(flag, async () => {
    for (const call of calls) {
      const { status, body } = await ask(home, call.method, address(call))
      expect([callKey(call), status, body.code]).toEqual([callKey(call), 404, 'F-REQ-4n4'])
    }
  })
})

test('what pages of a feature ask for is part of the feature', () => {
  const parts: [RegExp, FlagName][] = [
    [/\/(hajj|haji)\b/, 'is_hajj'],
    [/\/promos?\b/, 'is_promo'],
    [/\/promo-ads\b/, 'is_promo'],
    [/\/(hasanah|news)\b/, 'is_hasanah'],
    [/\/products\/(financing|umroh\/financial)$|\/financing\b/, 'is_financing'],
  ]
  // At the desk a feature is looked after also for brands that do not show it.
  const calls = [...home.application.calls.values()].map(({ call }) => call).filter((call) => !rolesOf(call))
  const loose = calls.filter((call) => parts.some(([path, flag]) => path.test(call.path) && call.flag !== flag))
  // A promo on an order can be taken off again, whatever was switched off meanwhile.
  expect(loose.map(callKey)).toEqual([
    'DELETE /api/v3/bookings/:id/promo',
    'DELETE /api/v1/merchandise/:merchandise_id/promo',
  ])
})

test.each([
  ['haji', 'is_hajj'],
  ['financing', 'is_financing'],
  ['financial', 'is_financing'],
  ['promos', 'is_promo'],
  ['ads', 'is_promo'],
  ['hasanah', 'is_hasanah'],
] as const)('the list %s of the home page goes with %s', async (list, flag) => {
  expect((await ask(home, 'GET', `/api/v3/home/${list}`)).status).toBe(200)
  await without(flag, async () => expect((await ask(home, 'GET', `/api/v3/home/${list}`)).status).toBe(404))
})

test('reviews of hajj packages go with hajj, and the stars they gave', async () => {
  await catalogueBasics(home)
  const partner = await anyPartner(home)
  const reviewed = async (wish: { category?: 'haji'; kind?: 'hajj' }, rating: number) => {
    const product = await anyProduct(home, { partner_id: partner.id, ...wish })
    await anyReview(home, { product_id: product.id, partner_id: partner.id, rating })
    return product.slug
  }
  const umrah = await reviewed({}, 4)
  const hajj = await reviewed({ category: 'haji', kind: 'hajj' }, 2)
  const byPartner = async () => (await ask(home, 'GET', `/api/v3/travel/${partner.slug}/product-reviews`)).body.data
  const atHome = async (): Promise<string[]> => {
    const { data } = (await ask(home, 'GET', '/api/v3/home/reviews')).body
    return data.map((review: { product: { slug: string } }) => review.product.slug)
  }
  expect([(await byPartner()).total, await atHome()]).toEqual([2, expect.arrayContaining([umrah, hajj])])
  await without('is_hajj', async () => {
    const { total, rating, items } = await byPartner()
    expect([total, rating, items[0].product.slug]).toEqual([1, 4, umrah])
    expect((await byPartner()).stars).toEqual([0, 0, 0, 1, 0])
    expect([(await atHome()).includes(umrah), (await atHome()).includes(hajj)]).toEqual([true, false])
  })
})

const flagged = table.flatMap(({ path, flag }) => (flag ? [{ path: path.replace(/:\w+/, 'x'), flag }] : []))
test.each(flagged)('a banner that leads to $path goes with $flag', async ({ path, flag }) => {
  const [tenant] = await home.application.db.select().from(tenants).where(eq(tenants.domain_name, 'localhost'))
  const title = { id: 'Spanduk', en: 'Banner' }
  const row = { id: newId(), tenant_id: tenant?.id ?? '', title, picture_id: 'banner-1', path, position: 1 }
  await home.application.db.insert(banners).values(row)
  const isShown = async () =>
    (await ask(home, 'GET', '/api/v3/banners')).body.data.some((banner: { id: string }) => banner.id === row.id)
  expect(await isShown()).toBe(true)
  await without(flag, async () => expect(await isShown()).toBe(false))
})

test('a list narrowed to what can be financed goes with is_financing, and so does the choice of it', async () => {
  await anyListed(home, { can_finance: true })
  const lists = ['products?type=financing', 'umroh/search?type=financing'].map((path) => `/api/v3/${path}`)
  const statuses = () => Promise.all(lists.map(async (url) => (await ask(home, 'GET', url)).status))
  const choices = async (): Promise<string[]> => {
    const { facets } = (await ask(home, 'GET', '/api/v3/products')).body.data
    return facets.type.map((choice: { value: string }) => choice.value)
  }
  expect([await statuses(), (await choices()).includes('financing')]).toEqual([[200, 200], true])
  await without('is_financing', async () => {
    expect([await statuses(), (await choices()).includes('financing')]).toEqual([[404, 404], false])
  })
})

test('a promo that is on a cart when promos are switched off is worth nothing, and comes off', async () => {
  const { token } = await aBuyer(home)
  const id = await aCart(home, await anOffer(home), { token })
  const promo = await anyPromo(home)
  const order = `/api/v3/bookings/${id}`
  expect((await ask(home, 'PATCH', `${order}/promo/${promo.id}`, { token })).body.data.price.discount).toBe(500_000)
  await without('is_promo', async () => {
    const body = await aForm(home, id)
    for (const [method, path, sent] of [
      ['PATCH', 'draft', { plan: 'full' }],
      ['POST', 'do-checkout', body],
    ] as const) {
      const reply = await ask(home, method, `${order}/${path}`, { token, body: sent })
      expect([path, reply.status, reply.body.code]).toEqual([path, 422, 'F-PRM-1n1'])
    }
    const bare = await ask(home, 'DELETE', `${order}/promo`, { token })
    expect([bare.status, bare.body.data.price.discount]).toEqual([200, 0])
    expect((await ask(home, 'POST', `${order}/do-checkout`, { token, body })).status).toBe(200)
  })
})

test('a tenant without hajj knows no hajj package, whoever asks for it and how', async () => {
  const { hotel_id } = await catalogueBasics(home)
  const partner = await anyPartner(home)
  const hajj = await anyProduct(home, { partner_id: partner.id, category: 'haji', kind: 'hajj' })
  const departure = await anyDeparture(home, { product_id: hajj.id, hotel_id, in_days: 200 })
  const { user_token: token } = await signedIn(home, await anyMember(home))
  const products = '/api/v3/products'
  const calls = [
    ['GET', `${products}/${hajj.slug}`],
    ['GET', `${products}/${hajj.id}/detail`],
    ['GET', `${products}/${hajj.slug}/reviews`],
    ['POST', `${products}/${hajj.id}/seen`],
    ['GET', `${products}/calendar?category=haji`],
  ] as const
  const statuses = () =>
    Promise.all(calls.map(async ([method, url]) => (await ask(home, method, url, { token })).status))
  const wish = async () => (await ask(home, 'POST', `/api/v3/users/wishlist/${hajj.id}`, { token })).status
  const cart = { product_id: hajj.id, departure_id: departure.id, rooms: [{ type: 'quad', adults: 1 }] }
  const order = async () => (await ask(home, 'POST', '/api/v3/bookings/cart', { token, body: cart })).status
  const dates = async () =>
    (await ask(home, 'GET', `${products}/variant`)).body.data.map((one: { id: string }) => one.id)
  expect(await statuses()).toEqual(calls.map(() => 200))
  expect(await dates()).toContain(departure.id)
  await without('is_hajj', async () => {
    expect(await statuses()).toEqual(calls.map(() => 404))
    expect(await dates()).not.toContain(departure.id)
    expect([await order(), await wish()]).toEqual([404, 404])
  })
  expect([await order(), await wish()]).toEqual([200, 200])
})
