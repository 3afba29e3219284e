import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { promos } from '#modules/promo/tables.ts'
import { anyPicture, anyReview } from '#test/support/catalogue-fixtures.ts'
import { getV3, type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
const made: Record<string, string> = {}
const find = async (term: string, headers = {}) =>
  (await getV3(home, `search?term=${encodeURIComponent(term)}`, { headers })).body.data
const names = async (term: string) => (await find(term)).items.map((item: { name: string }) => item.name)
const named = (text: string) => ({ id: text, en: text })

// 3 Ramadan 1448 by Umm al-Qura, and a day in December.
const ramadan = '2027-02-10'
const december = '2026-12-20'

beforeAll(async () => {
  home = await testApp()
  home.application.clock.moveTo(new Date('2026-11-15T03:00:00Z'))
  fixture = await listingFixture(home)
  const product = async (name: string, wish: object = {}, date: object = {}) => {
    made[name] = (await fixture.product({ name: named(name), ...wish }, { days: [60], ...date })).id
  }
  await product('Umrah Awal Ramadhan', {}, { departs_on: ramadan })
  await product('Umrah Hemat', { departure_airport: 'SUB', view_count: 50 }, { departs_on: december })
  await product('Umrah Syawal', {}, { departs_on: '2027-03-20', airline_code: 'SV' })
  await product('Umrah Penuh', { view_count: 900 }, { sold: 40 })
  await product('Wisata Turki', { category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' })
  await product('Haji Khusus 1448', { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus', hijri_year: 1448 })
  await fixture.rebuild()
})
afterAll(() => home.close())

test('typos, spellings and words of either language find the same', async () => {
  expect(await names('umoh ramdan')).toEqual(['Umrah Awal Ramadhan'])
  expect(await names('omroh romadon')).toEqual(['Umrah Awal Ramadhan'])
  expect(await names('garuda surabya desember')).toEqual(['Umrah Hemat'])
  expect(await names('december surabaya')).toEqual(['Umrah Hemat'])
  expect(await names('turkey')).toEqual(['Wisata Turki'])
  expect(await names('hajj')).toEqual(['Haji Khusus 1448'])
})

test('a Hijri month and year are understood by the date of departure', async () => {
  expect(await names('ramadhan 1448')).toEqual(['Umrah Awal Ramadhan'])
  expect(await names('shawwal 1448')).toEqual(['Umrah Syawal'])
  expect(await names('ramadhan 1450')).toEqual([])
})

test('what has seats comes before what is sold out, then what people look at most', async () => {
  const results = await names('umroh')
  expect(results[0]).toBe('Umrah Hemat')
  expect(results.at(-1)).toBe('Umrah Penuh')
  expect((await find('umroh')).total).toBe(4)
})

test('half a word is enough, and what matches is marked', async () => {
  const { items } = await find('tur')
  expect(items[0].parts).toEqual([
    { text: 'Wisata ', is_match: false },
    { text: 'Turki', is_match: true },
  ])
})

test('what is found, and the cards of a list, tell the colour of their picture', async () => {
  expect((await find('turki')).items[0]).toMatchObject({ picture_colour: null })
  await anyPicture(home, 'kaaba-1-card', '#445566')
  expect((await find('turki')).items[0]).toMatchObject({
    thumbnail: '/pictures/kaaba-1-card/160.webp',
    picture_colour: '#445566',
  })
  const cards = (await getV3(home, 'umroh/affordable')).body.data
  expect(cards[0]).toMatchObject({ picture_id: 'kaaba-1-card', picture_colour: '#445566' })
})

test('where no package has everything, those with most of it are offered', async () => {
  expect(await names('saudia surabaya hemat')).toEqual(['Umrah Hemat'])
})

test('nothing typed can break the search, or make it ask more', async () => {
  for (const term of [
    "' or 1=1 --",
    "'; drop table listings; --",
    '%',
    '\\',
    '100%_\\%',
    "a':* & b | !c <-> (d",
    '"umroh"',
    '<script>alert(1)</script>',
    '🕋👨‍👩‍👧',
    'عمرة رمضان',
    '\u0001\u0007\u202e',
    '$1 $2',
    `${'a '.repeat(99)}`,
    'x'.repeat(200),
    'ﷺ',
  ]) {
    const sent = await statementsOf(async () => {
      expect((await getV3(home, `search?term=${encodeURIComponent(term)}`)).status, term).toBe(200)
    })
    expect(sent.length, term).toBeLessThanOrEqual(3)
    const inPath = await getV3(home, `products/search/${encodeURIComponent(term)}`)
    expect([200, 404], term).toContain(inPath.status)
  }
  for (const term of ['', '   ', 'x'.repeat(10_000), 'a\0b']) {
    expect((await getV3(home, `search?term=${encodeURIComponent(term)}`)).status).toBe(422)
  }
  expect((await getV3(home, 'search')).status).toBe(422)
})

test('the same search answers with cards, the term in the path', async () => {
  const { data } = (await getV3(home, 'products/search/turky?limit=5')).body
  expect(data).toMatchObject({ items: [{ id: made['Wisata Turki'], partner: { name: 'Mitra Uji' } }], total: 1 })
})

test('a guest finds what this device searched for, newest first, each once', async () => {
  const cookie = (device: string) => ({ cookie: `device=${device}` })
  const guest = async (device: string) =>
    (await getV3(home, 'products/users/last-search-guest', { headers: cookie(device) })).body.data.map(
      (one: { keyword: string }) => one.keyword,
    )
  for (const term of ['turki', 'haji', 'Turki', 'zzzzzz']) await find(term, cookie('device-one'))
  expect(await guest('device-one')).toEqual(['Turki', 'haji'])
  expect(await guest('device-two')).toEqual([])
  await find('turki', cookie("bad'shape%"))
  expect(await guest("bad'shape%")).toEqual([])
  expect((await getV3(home, 'products/users/last-search-guest')).body.data).toEqual([])
  const there = { ...cookie('device-one'), host: 'demo.localhost' }
  expect((await getV3(home, 'products/users/last-search-guest', { headers: there })).body.data).toEqual([])
})

test('letters typed one after the other leave one search behind', async () => {
  const headers = { cookie: 'device=device-typing' }
  for (const term of ['um', 'umr', 'umroh']) await find(term, headers)
  const { data } = (await getV3(home, 'products/users/last-search-guest', { headers })).body
  expect(data.map((one: { keyword: string }) => one.keyword)).toEqual(['umroh'])
})

test('a member lists, forgets one, forgets all; another member’s is not found', async () => {
  const { user_token: siti } = await signedIn(home, await anyMember(home))
  const { user_token: budi } = await signedIn(home, await anyMember(home))
  for (const term of ['turki', 'haji', 'garuda']) await getV3(home, `search?term=${term}`, { token: siti })
  const list = async (token: string) => (await getV3(home, 'products/recent-searches', { token })).body.data
  const [first] = await list(siti)
  expect((await list(siti)).map((one: { keyword: string }) => one.keyword)).toEqual(['garuda', 'haji', 'turki'])
  expect(await list(budi)).toEqual([])
  const forget = (token: string, id = '') => ask(home, 'DELETE', `/api/v3/products/recent-searches${id}`, { token })
  expect((await forget(budi, `/${first.id}`)).status).toBe(404)
  expect((await forget(siti, `/${first.id}`)).body.message).toBe('Pencarian terkini berhasil dihapus')
  expect((await forget(siti, `/${first.id}`)).status).toBe(404)
  expect(await list(siti)).toHaveLength(2)
  expect((await forget(budi)).status).toBe(200)
  expect(await list(siti)).toHaveLength(2)
  await forget(siti)
  expect(await list(siti)).toEqual([])
  expect((await getV3(home, 'products/recent-searches')).status).toBe(401)
})

test('only the newest twenty are kept', async () => {
  const { user_token: token } = await signedIn(home, await anyMember(home))
  for (let i = 0; i < 25; i++) await getV3(home, `search?term=umroh%20${'i'.repeat(i)}`, { token })
  const { data } = (await getV3(home, 'products/recent-searches?limit=20', { token })).body
  expect(data.length).toBeLessThanOrEqual(20)
})

test('what people type and see most is offered first', async () => {
  const { data } = (await getV3(home, 'products/most/searched')).body
  expect(data.map((one: { slug: string }) => one.slug)).toEqual(['umroh-reguler', 'haji-khusus', 'turki'])
  expect(data[0]).toEqual({ category: 'umroh', name: 'Umrah reguler', slug: 'umroh-reguler' })
})

test('every list of the home page answers', async () => {
  await anyReview(home, { product_id: made['Umrah Hemat'] ?? '', partner_id: fixture.partner.id, rating: 5 })
  const now = home.application.clock.now()
  await home.application.db.insert(promos).values({
    id: newId(),
    tenant_id: demoTenants[0].id,
    slug: 'hemat',
    code: 'HEMAT',
    category: 'umroh',
    title: named('Hemat'),
    terms: [],
    picture_id: 'promo-1',
    starts_at: addMs(now, -dayMs),
    ends_at: addMs(now, dayMs),
    percent: 5,
    least_spend: 0,
    quota: 10,
    per_member: 1,
    is_for_all_products: true,
    is_banner: true,
    created_at: now,
  })
  const sizes: Record<string, number> = {}
  const lists = 'hasanah wisata marketing financial haji savings financing ads partners promos reviews'
  for (const list of lists.split(' ')) {
    const reply = await getV3(home, `home/${list}`)
    expect(reply.status, list).toBe(200)
    sizes[list] = reply.body.data.length
  }
  expect(sizes).toMatchObject({ hasanah: 0, wisata: 1, haji: 1, ads: 1, partners: 1, promos: 1, reviews: 1 })
  expect((await getV3(home, 'products/promo-ads')).body.data).toMatchObject([{ path: '/promo/hemat' }])
  const [promo] = (await getV3(home, 'home/promos')).body.data
  expect(promo).toMatchObject({ slug: 'hemat', percent: 5, image: '/pictures/promo-1/720.webp' })
  for (const secret of ['quota', 'used', 'per_member']) expect(Object.keys(promo)).not.toContain(secret)
})
