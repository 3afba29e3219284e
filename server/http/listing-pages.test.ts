import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#core/messages.ts'
import { builtSite } from '#server/site.ts'
import { anyBank } from '#test/support/catalogue-fixtures.ts'
import { listingFixture } from '#test/support/listings.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { inLanguage } from '#web/to.ts'

const listings = ['/umroh', '/haji', '/product-haji', '/wisata-syariah', '/umroh-dana-talangan', '/umroh-dana-tabungan']
const all = [...listings, '/saving']

let home: TestApp
beforeAll(async () => {
  home = await testApp({ KEEP_PAGES_SECONDS: '0' }, { site: builtSite(process.cwd()) })
  const fixture = await listingFixture(home)
  await fixture.product({ slug: 'umrah-satu', can_finance: true, can_save: true }, { days: [60, 400] })
  await fixture.product(
    { slug: 'umrah-dua', can_finance: true, can_save: true },
    { days: [90, 400], price_quad: 26_400_000 },
  )
  await fixture.product({
    slug: 'haji-satu',
    category: 'haji',
    kind: 'hajj',
    type_slug: 'haji-khusus',
    hijri_year: 1448,
  })
  await fixture.product({ slug: 'turki', category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' })
  await fixture.product({ slug: 'lombok', category: 'wisata-syariah', kind: 'tour_domestic', type_slug: 'turki' })
  await fixture.product({ slug: 'umrah-turki', category: 'wisata-syariah', kind: 'umrah_tour', type_slug: 'turki' })
  const sale = { akad: 'murabahah', margin_bp: 950, admin_fee: 350_000 } as const
  await anyBank(home, { slug: 'bank-jual', name: 'Bank Jual' }, sale)
  await anyBank(home, { slug: 'bank-bagi', name: 'Bank Bagi' }, { akad: 'mudharabah', nisbah: '40:60' })
  await fixture.rebuild()
})
afterAll(() => home.close())

const open = async (url: string, cookie = '') => {
  const reply = await home.app.inject({ method: 'GET', url, headers: { host: 'localhost', cookie } })
  return { status: reply.statusCode, body: reply.body.replaceAll('\u00a0', ' ') }
}
const canonicalOf = (body: string) => {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
  return canonical === undefined ? undefined : new URL(canonical).pathname + new URL(canonical).search
}
const isHidden = (body: string) => body.includes('<meta name="robots" content="noindex"')

/** Values no filter has; what a page does not know at all it ignores. */
const impossible = [
  'page=-1',
  'page=0',
  'page=abc',
  'page=1.5',
  'page=99999999999999999999',
  'sort=random()',
  `search=${'a'.repeat(10_000)}`,
  'search=%00',
  'search=a%00b',
]
const odd = [
  'month=13',
  'month=2027-13',
  'month=%27',
  'duration=0',
  'duration=abc',
  'price=abc',
  'price=-1--5',
  'price=99999999999-',
  'departure_date=2027-02-30',
  'departure_date=besok',
  'destination=moon',
  'hijri_year=1',
  'hijri_year=abc',
  'type=nothing',
  `travel=${'x'.repeat(500)}`,
  `city=${'x'.repeat(500)}`,
  'airline=GARUDA',
  'subcategory=%01%02%1f',
  'search=%01%02%1b%7f',
  "search=' OR 1=1; DROP TABLE products; --",
  "city=Jakarta'%20UNION%20SELECT%20*%20FROM%20users--",
  'search=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'search=%F0%9F%95%8B%20%D8%B9%D9%85%D8%B1%D8%A9',
  'search=%ED%A0%80',
  'month=2027-01&month=2027-02&city=Jakarta&city=Surabaya',
  'unknown=1&utm_source=x&__proto__=y&constructor=z&toString=1',
  'months=7',
  'months=-1',
  'page=999',
  '%%%&&&===',
]

test.each(listings)('%s answers every impossible value with an empty list and says so', async (path) => {
  for (const query of impossible) {
    const { status, body } = await open(`${path}?${encodeURI(query).replaceAll('%25', '%')}`)
    expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 200])
    expect([query.slice(0, 40), isHidden(body)]).toEqual([query.slice(0, 40), true])
    expect(body).toContain('Filter ini tidak dikenali')
  }
})

test.each(all)('%s is whole whatever its address asks, in both languages', async (path) => {
  for (const language of languages) {
    for (const query of odd) {
      const { status, body } = await open(`${inLanguage(language, path)}?${query.replaceAll(' ', '%20')}`)
      expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 200])
      expect(body).toContain(`lang="${language}"`)
      expect(body).not.toContain('<script>alert')
      expect(body.match(/<h1/g)).toHaveLength(1)
    }
  }
})

test('a canonical address has the known filters in one order, and nothing else', async () => {
  const canonical = async (url: string) => canonicalOf((await open(url)).body)
  expect(await canonical('/umroh?utm_source=x&unknown=1&page=1&sort=earliest&city=&month=')).toBe('/umroh')
  expect(await canonical('/en/umroh?sort=cheapest&city=Jakarta&city=Solo&x=1')).toBe(
    '/en/umroh?city=Jakarta&sort=cheapest',
  )
  expect(await canonical('/haji?month=2027-01&hijri_year=1448')).toBe('/haji?hijri_year=1448')
  expect(await canonical('/product-haji?hijri_year=1448')).toBe('/product-haji?hijri_year=1448')
  expect(await canonical('/umroh-dana-talangan?months=6&sort=cheapest')).toBe('/umroh-dana-talangan?sort=cheapest')
  expect(await canonical('/umroh-dana-tabungan?months=12&type=financing')).toBe('/umroh-dana-tabungan')
  expect(await canonical('/saving?page=2&x=1')).toBe('/saving')
})

test('wisata is the one name of sharia tours, and umrah tours have their own', async () => {
  for (const query of ['', '?type=wisata', '?type=halal-tour']) {
    const { body } = await open(`/wisata-syariah${query}`)
    expect(canonicalOf(body)).toBe('/wisata-syariah?type=wisata')
    expect([body.includes('/product/turki'), body.includes('/product/umrah-turki')]).toEqual([true, false])
  }
  const { body } = await open('/wisata-syariah?type=umroh')
  expect(canonicalOf(body)).toBe('/wisata-syariah?type=umroh')
  const links = (page: string, slug: string) => new RegExp(`/product/${slug}["?]`).test(page)
  expect([links(body, 'turki'), links(body, 'umrah-turki')]).toEqual([false, true])
  const home = await open('/wisata-syariah?type=halal-tour&destination=domestic')
  expect([links(home.body, 'lombok'), links(home.body, 'turki')]).toEqual([true, false])
})

test('a page past the end leads back to those there are', async () => {
  const { body } = await open('/umroh?page=999&sort=cheapest')
  expect(body).toContain('Halaman ini tidak ada')
  expect(body).toContain('href="/umroh?sort=cheapest"')
  expect(isHidden(body)).toBe(true)
})

test('an instalment is what murabahah makes of the price, by the bank that asks least', async () => {
  // 26,400,000 less a tenth, at 9.5% a year: 23,760,000 × 1.19 / 24 = 1,178,100.
  expect((await open('/umroh-dana-talangan')).body).toContain('Rp. 1.178.100/bulan')
  const { body } = await open('/en/umroh-dana-talangan?months=12')
  expect(body).toContain('IDR 2,168,100/month')
  expect(body).toContain('With IDR 2,640,000 down, 12 months.')
})

test('an example of financing names every instalment, and its totals leave nothing out', async () => {
  // 24 × 1,178,100 and the bank's 350,000; then the 2,640,000 paid first.
  const { body } = await open('/umroh-dana-talangan')
  for (const fact of ['Cicilan 1–24, per bulan', 'Rp. 28.624.400', 'Rp. 31.264.400']) expect(body).toContain(fact)
})

test('500 thousand a month are advertised with the package, the months and the down payment that make it true', async () => {
  // 10,000,000 × 1.19 / 24 = 495,833.33; the other 16,400,000 are paid first.
  const { body } = await open('/umroh-dana-talangan')
  expect(body).toMatch(
    /Dengan uang muka Rp\.\s16\.400\.000, cicilan [^<]+ dari 500 ribu rupiah per bulan selama 24 bulan\./,
  )
  const english = (await open('/en/umroh-dana-talangan')).body
  expect(english).toMatch(/With IDR\s16,400,000 down, [^<]+ costs from IDR 500,000 per month for 24 months\./)
})

test('a deposit is the price shared out over the months', async () => {
  expect((await open('/umroh-dana-tabungan')).body).toContain('Rp. 2.200.000/bulan')
  const { body } = await open('/umroh-dana-tabungan?months=6')
  expect(body).toContain('Rp. 4.400.000/bulan')
  // Who still saves has chosen no date.
  expect(body).toContain('Target (harga hari ini)')
  expect(body.slice(body.indexOf('<main'))).not.toMatch(/<span class="block">berangkat \d/)
})

test('search engines are told where a page is, what it lists and what it answers', async () => {
  const linked = (body: string) =>
    [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    )
  const kinds = async (url: string) => linked((await open(url)).body).map((one) => one['@type'])
  for (const path of listings) expect((await kinds(path)).slice(0, 2)).toEqual(['BreadcrumbList', 'ItemList'])
  for (const path of ['/haji', '/umroh-dana-talangan', '/saving']) expect(await kinds(path)).toContain('FAQPage')
  const [crumbs, list] = linked((await open('/en/umroh-dana-tabungan')).body)
  expect(crumbs.itemListElement.map((one: { item: string }) => new URL(one.item).pathname)).toEqual([
    '/en',
    '/en/umroh',
    '/en/umroh-dana-tabungan',
  ])
  expect(list.itemListElement).toHaveLength(2)
})

test('no page speaks of interest, and hajj is never financed', async () => {
  for (const path of all) expect([path, /\bbunga\b|\binterest\b/i.test((await open(path)).body)]).toEqual([path, false])
  for (const path of ['/haji', '/product-haji'])
    expect((await open(path)).body).not.toMatch(/Cicilan mulai|Dana talangan \(/)
})

test.each(all)(
  '%s asks the database at most 8 times, and three times more for a member’s souvenirs and chat',
  async (path) => {
    await open(path)
    const guest = await statementsOf(() => open(`${path}?city=Jakarta`))
    expect(guest.length, guest.join('\n')).toBeLessThanOrEqual(8)
    const { user_token } = await signedIn(home, await anyMember(home))
    const member = await statementsOf(() => open(path, `jwt=${user_token}`))
    expect(member.length, member.join('\n')).toBeLessThanOrEqual(11)
  },
)
