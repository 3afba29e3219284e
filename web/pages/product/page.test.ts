import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { seedConsultants } from '#demo/consultants.ts'
import { demoTenants } from '#demo/tenants.ts'
import { back_in_stock_requests, products } from '#modules/catalogue/tables.ts'
import { builtSite } from '#server/site.ts'
import { aBuyer, anOffer } from '#test/support/bookings.ts'
import { anyPartner, anyReview } from '#test/support/catalogue-fixtures.ts'
import { type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { aPackage } from '#test/support/packages.ts'
import { anyPromo } from '#test/support/promos.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
beforeAll(async () => {
  home = await testApp({ KEEP_PAGES_SECONDS: '0' }, { site: builtSite(process.cwd()) })
  fixture = await listingFixture(home)
  await seedConsultants(home.application.db, home.application.clock.now())
})
afterAll(() => home.close())

const open = (path: string, headers: Record<string, string> = {}) =>
  home.app.inject({ url: path, headers: { host: 'localhost', ...headers } })
const post = (path: string, fields: Record<string, string>) =>
  home.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  })
/** What a person reads: no scripts, styles or marks. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const days = Array.from({ length: 30 }, (_, i) => 60 + i * 7)

async function busyPackage() {
  const product = await fixture.product({}, { days })
  for (let i = 0; i < 8; i++) await fixture.product()
  for (const rating of [5, 4, 5, 3, 5, 5, 4]) {
    await anyReview(home, { product_id: product.id, partner_id: product.partner_id, rating })
  }
  await anyPromo(home)
  await fixture.rebuild()
  return product
}

/** What a page asks of the database. That the listings look for changes now and then is not the page's doing. */
async function statementsFor(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  await open(path, headers)
  const all = await statementsOf(() => open(path, headers))
  return all.filter((text) => !/listing_changes|pg_stat_activity|extract\(epoch from "changed_at"\)/.test(text))
}

test('a package is at most six statements, however much it has to show', async () => {
  const { slug } = await busyPackage()
  const page = textOf((await open(`/product/${slug}`)).body)
  for (const part of ['Lima Pasti', 'Promo untuk paket ini', '7 ulasan', 'Paket serupa']) expect(page).toContain(part)
  expect(await statementsFor(`/product/${slug}?room=double&month=2027-03`)).toHaveLength(5)
  expect(await statementsFor(`/product/${slug}?affiliate_code=RIHLA-AISYAH`)).toHaveLength(6)
})

test('a package is rated by the reviews its own tenant shows, the same on its card, its page and beside others', async () => {
  const product = await fixture.product({ name: { id: 'Umrah Bernilai', en: 'Rated umrah' } })
  const other = await fixture.product()
  const of = { product_id: product.id, partner_id: product.partner_id }
  for (const rating of [5, 4]) await anyReview(home, { ...of, rating })
  for (const rating of [1, 1, 1]) await anyReview(home, { ...of, rating, tenant_id: demoTenants[1].id })
  await fixture.rebuild()
  const { body } = await open(`/product/${product.slug}`)
  expect(body).toContain('"ratingValue":4.5,"reviewCount":2')
  for (const [path, said] of [
    [`/product/${product.slug}`, '4,5 · 2 ulasan paket ini'],
    ['/umroh?search=bernilai', '4,5 · 2 ulasan paket ini'],
    [`/bandingkan?paket=${product.slug},${other.slug}`, '4,5 · 2 ulasan paket ini'],
    ['/en/umroh?search=bernilai', 'Rated 4.5 out of 5, 2 reviews of this package'],
  ] as const)
    expect(textOf((await open(path)).body), path).toContain(said)
  const elsewhere = await home.app.inject({ url: '/umroh?search=bernilai', headers: { host: 'demo.localhost' } })
  expect(textOf(elsewhere.body)).toContain('1 · 3 ulasan paket ini')
})

test('search engines are told what it is, what it costs, where it stands and what people ask', async () => {
  const product = await fixture.product()
  await fixture.rebuild()
  const { body } = await open(`/en/product/${product.slug}?room=double&tab=agenda`)
  const linkedData = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )
  expect(linkedData.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList', 'FAQPage'])
  expect(linkedData[0].offers).toMatchObject({ lowPrice: 30_000_000, highPrice: 35_000_000, priceCurrency: 'IDR' })
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*/en/product/${product.slug}"`))
  expect(body).toMatch(new RegExp(`/og/product/${product.slug}\\.png`))
})

test('a member’s page adds who they are, what they wish for, have not read and have in the cart, and nothing else', async () => {
  const { slug } = await busyPackage()
  const { user_token, refresh_token } = await signedIn(home, await anyMember(home))
  const member = await statementsFor(`/product/${slug}`, {
    cookie: `jwt=${user_token}; refresh_token=${refresh_token}`,
  })
  const own = member.filter((text) => /from "(users|wishlists|item_wishes|notices|cart_items|chat_rooms)"/.test(text))
  expect([own.length, member.length - own.length]).toEqual([6, 5])
})

test('what is chosen stands in the address, and what makes no sense there changes nothing', async () => {
  const product = await fixture.product({}, { days: [60, 90] })
  await fixture.rebuild()
  const read = async (query: string) => textOf((await open(`/product/${product.slug}${query}`)).body)
  expect(await read('')).toContain('Rp. 30.000.000 /orang Quad · berempat')
  expect(await read('?room=double')).toContain('Rp. 35.000.000 /orang Double · berdua')
  expect(await read('?room=double')).toContain('Perkiraan total biaya per orang Rp. 35.650.000')
  expect(await read('?quad=2&children=1')).toContain('Total untuk semua jamaah Rp. 87.000.000')
  expect(await read('?travellers=2')).toContain('Total untuk semua jamaah Rp. 60.000.000')
  expect(await read('?travellers=2&room=double')).toContain('Total untuk semua jamaah Rp. 70.000.000')
  for (const query of [
    '?room=x&departure=%00&month=2027-99&tab=%3Cscript%3E&reviews=-1&more=1e9&travellers=-2',
    "?departure=' or 1=1--",
    `?departure=${'a'.repeat(5000)}`,
  ]) {
    const { statusCode, body } = await open(`/product/${product.slug}${encodeURI(query)}`)
    expect([query.slice(0, 30), statusCode]).toEqual([query.slice(0, 30), 200])
    expect(textOf(body)).toContain('Rp. 30.000.000 /orang Quad · berempat')
  }
})

test('an unknown package is 404 and one no longer sold is 410, both with others to choose from', async () => {
  const other = await fixture.product({ name: { id: 'Umrah Berkah Sembilan', en: 'Blessed Umrah' } })
  const gone = await fixture.product({ state: 'gone', slug: 'umrah-berkah-lama' })
  await fixture.rebuild()
  const missing = await open('/product/umrah-berkah-sembilann')
  expect([missing.statusCode, textOf(missing.body)]).toEqual([404, expect.stringContaining('Produk Tidak Ditemukan')])
  expect(missing.body).toMatch(new RegExp(`href="/product/${other.slug}["?]`))
  const past = await open(`/en/product/${gone.slug}`)
  expect([past.statusCode, textOf(past.body)]).toEqual([410, expect.stringContaining('Package not available')])
  expect(past.body).toContain('<meta name="robots" content="noindex"/>')
  for (const slug of ['%00', '%3Cscript%3E', 'a'.repeat(3000), '🕋', "x'--"]) {
    expect([slug.slice(0, 10), (await open(`/product/${encodeURI(slug)}`)).statusCode]).toEqual([
      slug.slice(0, 10),
      404,
    ])
  }
})

test('without a slug one is led to the list', async () => {
  const { statusCode, headers } = await open('/en/product')
  expect([statusCode, headers.location]).toEqual([302, '/en/umroh'])
})

test('hajj is not shown where a tenant does not offer it', async () => {
  const hajj = await fixture.product({ category: 'haji', kind: 'hajj', type_slug: 'haji-khusus', hijri_year: 1450 })
  await fixture.rebuild()
  expect(textOf((await open(`/product/${hajj.slug}`)).body)).toContain('Musim haji 1450 H')
  // The second demo tenant has the flag at 0.
  expect((await open(`/product/${hajj.slug}`, { host: 'demo.localhost' })).statusCode).toBe(404)
})

test('a hajj preparation names both licences beside its agency', async () => {
  const { id: partner_id } = await anyPartner(home)
  const preparation = { category: 'haji', kind: 'hajj_preparation', type_slug: 'haji-khusus' } as const
  const product = await fixture.product({ partner_id, ...preparation })
  await fixture.rebuild()
  const page = textOf((await open(`/product/${product.slug}`)).body)
  expect(page).toContain('Izin PPIU DEMO-PPIU-0001 · Izin PIHK DEMO-PIHK-0001')
})

test('an expired licence is said plainly, and nothing can be asked for', async () => {
  const partner = await anyPartner(home, { licence_valid_until: fixture.dayIn(-1) })
  const product = await fixture.product({ partner_id: partner.id })
  await fixture.rebuild()
  const { statusCode, body } = await open(`/product/${product.slug}`)
  expect([statusCode, textOf(body)]).toEqual([200, expect.stringContaining('Paket ini sedang tidak dijual')])
  expect(textOf(body)).toContain('Tidak berlaku')
  expect(textOf(body)).not.toContain('Tanya ketersediaan')
})

test('all dates gone: the page says so and shows what is like it', async () => {
  const product = await fixture.product({}, { days: [-20] })
  await fixture.rebuild()
  const page = textOf((await open(`/product/${product.slug}`)).body)
  expect(page).toContain('Sudah berangkat')
  expect(page).toContain('Semua tanggal berangkat paket ini sudah lewat')
})

test('a form without scripts is answered at its fields, and taken when it is right', async () => {
  const product = await fixture.product({}, { sold: 40 })
  await fixture.rebuild()
  const path = `/product/${product.slug}?room=double`
  const send = (full_name: string, phone_number: string) =>
    post(path, { intent: 'back_in_stock', id: product.id, full_name, phone_number })
  const wrong = await send('', '081')
  expect([wrong.statusCode, textOf(wrong.body)]).toEqual([422, expect.stringContaining('Minimal 10 karakter')])
  expect(textOf(wrong.body)).toContain('Field tidak boleh kosong')
  expect(wrong.body).toContain('value="081"')
  const right = await send('Siti Rahmawati', '081234567890')
  expect([right.statusCode, textOf(right.body)]).toEqual([
    200,
    expect.stringContaining('Kami akan memberi tahu Anda saat tersedia kembali'),
  ])
  const { db } = home.application
  const requests = await db
    .select()
    .from(back_in_stock_requests)
    .where(inArray(back_in_stock_requests.product_id, [product.id]))
  expect(requests.map(({ phone_number }) => phone_number)).toEqual(['+6281234567890'])
})

test('a view is counted when the page says so, not when it is fetched', async () => {
  const product = await fixture.product()
  const views = async () => {
    const [row] = await home.application.db.select().from(products).where(eq(products.id, product.id))
    return row?.view_count
  }
  await open(`/product/${product.slug}`)
  expect(await views()).toBe(0)
  expect((await post(`/product/${product.slug}`, { intent: 'seen', id: product.id })).statusCode).toBe(200)
  await post(`/product/${product.slug}`, { intent: 'seen', id: product.id })
  expect(await views()).toBe(1)
  expect((await post(`/product/${product.slug}`, { intent: 'seen', id: 'nobody' })).statusCode).toBe(200)
})

const bookIt = async (fields: Record<string, string>, token?: string, wish: Parameters<typeof anOffer>[1] = {}) => {
  const { product, departure } = await anOffer(home, wish)
  const { statusCode, headers, body } = await home.app.inject({
    method: 'POST',
    url: `/en/product/${product.slug}`,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
      ...(token && { cookie: `jwt=${token}` }),
    },
    payload: new URLSearchParams({
      intent: 'book',
      id: product.id,
      departure_id: departure.id,
      room: 'quad',
      key: newId(),
      ...fields,
    }).toString(),
  })
  return { product, departure, statusCode, location: headers.location, text: textOf(body) }
}

test('a guest who books signs in and comes back to the same choice', async () => {
  const { product, departure, location } = await bookIt({ quad: '2', double: '1', infants: '1' })
  const back = `/product/${product.slug}?departure=${departure.id}&room=quad&quad=2&double=1&infants=1#offer`
  expect(location).toBe(`/en/auth/login?${new URLSearchParams({ redirect: back })}`)
})

test('a member who books goes on to checkout, and what cannot be booked is refused at its field', async () => {
  const { token } = await aBuyer(home)
  const booked = await bookIt({ quad: '2', children: '1' }, token)
  expect(booked.location).toMatch(new RegExp(`^/en/checkout/[\\w-]{36}/${booked.product.id}$`))
  const other = await anOffer(home)
  for (const [fields, said] of [
    [{ quad: '0' }, 'Quantity must be at least 1'],
    [{ quad: '-3' }, 'Quantity must be at least 1'],
    [{ quad: '1.5' }, 'This value is not valid'],
    [{ quad: '1', infants: '2' }, 'Each infant must travel with one adult'],
    [{ quad: '21' }, 'At most 20'],
    [{ quad: '20', triple: '20' }, 'An order can have up to 20 people'],
    [{ quad: '1', departure_id: other.departure.id }, 'Your order could not be added'],
    [{ quad: '1', departure_id: 'x' }, 'Please check your entries'],
  ] as const) {
    const { text, statusCode } = await bookIt(fields, token)
    expect([fields, statusCode >= 400 && statusCode < 500]).toEqual([fields, true])
    expect(text).toContain(said)
  }
})

test('seats that are gone are refused in the words of the page, which says how many are left', async () => {
  const { token } = await aBuyer(home)
  const { text, statusCode } = await bookIt({ quad: '9' }, token, { quota: 8 })
  expect([statusCode, text.includes('Not enough seats left on this departure')]).toEqual([409, true])
  expect(text).toContain('Only 8 seats left')
})

test('a preview is the page of the site for a package that is not on sale, for nobody else and with nothing to book', async () => {
  const made = await aPackage(home)
  const { body } = await ask(home, 'GET', `${made.address}/preview`, { token: made.owner.token })
  const path = `/pratinjau/${body.data.token}`
  const page = await open(path)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.body).toContain('<meta name="robots" content="noindex"/>')
  expect(textOf(page.body)).toContain('Ini pratinjau.')
  expect(textOf(page.body)).toContain('Lima Pasti')
  const booked = await post(path, { intent: 'book', id: made.product.id, quad: '1' })
  expect([booked.statusCode, textOf(booked.body).includes('Pesanan tidak dapat dibuat.')]).toEqual([409, true])
  expect((await open(`${path}x`)).statusCode).toBe(404)
})
