import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { builtSite } from '#server/site.ts'
import { anyPartner, anyReview, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { listingFixture } from '#test/support/listings.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
const slug = 'arunika-haramain'
beforeAll(async () => {
  home = await testApp({}, { site: builtSite(process.cwd()) })
  const fixture = await listingFixture(home)
  const facts = { slug, name: 'Arunika Haramain', legal_name: 'PT Arunika Wisata', city_name: 'Padang' }
  const partner = await anyPartner(home, { ...facts, google_place_id: 'sandbox-place-1' })
  for (let day = 31; day < 38; day += 1) {
    await fixture.product(
      { partner_id: partner.id, name: { id: `Paket ${day}`, en: `Package ${day}` } },
      { days: [day] },
    )
  }
  const reviewed = await fixture.product({ partner_id: partner.id }, { days: [90] })
  for (let i = 0; i < 6; i += 1) {
    const language = i === 0 ? 'en' : 'id'
    await anyReview(home, { product_id: reviewed.id, partner_id: partner.id, rating: 4, language })
  }
  await fixture.rebuild()
  await anyPartner(home, { slug: 'untranslated', google_place_id: 'untranslated-place-1' })
  const past = jakartaDate(addMs(home.application.clock.now(), -dayMs))
  await anyPartner(home, { slug: 'lapsed', licence_valid_until: past })
  await anyPartner(home, { slug: 'halted', licence_suspended_on: past })
  await anyPartner(home, { slug: 'bank', kind: 'financial', licence_kind: 'OJK' })
  const hidden = await anyPartner(home, { slug: 'hidden' })
  await hidePartner(home, hidden.id, demoTenants[0].id)
  const address = new URL(await home.app.listen({ port: 0, host: '127.0.0.1' }))
  home.application.state.port = Number(address.port)
})
afterAll(() => home.close())

async function get(url: string, headers: Record<string, string> = {}) {
  const reply = await home.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })
  const cards = [...reply.body.matchAll(/href="(?:\/en)?\/product\/([^"?]+)["?]/g)].map((match) => match[1])
  return {
    status: reply.statusCode,
    location: reply.headers.location,
    body: mainOf(reply.body),
    cards,
    head: headOf(reply.body),
  }
}
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))

test('without a name the way leads to all partners, in the same language', async () => {
  expect(await get('/travel')).toMatchObject({ status: 301, location: '/partner' })
  expect(await get('/en/travel')).toMatchObject({ status: 301, location: '/en/partner' })
})

test('the page shows the company, the permit, who checked it and what leaves next', async () => {
  const { status, body, cards } = await get(`/travel/${slug}`)
  expect(status).toBe(200)
  for (const fact of [
    'PT Arunika Wisata',
    'DEMO-PPIU-0001',
    'Tim akuisisi',
    'mitra@rihla.test',
    '8 dari 8 paket dijual',
  ])
    expect(body).toContain(fact)
  expect(cards).toHaveLength(5)
  expect((await get(`/en/travel/${slug}`)).body).toContain('Licence number')
})

test('every licence of the partner is shown, each with its number, until when it is valid, and who checked it when', async () => {
  const { body } = await get(`/travel/${slug}`)
  const sections = [...body.matchAll(/<section[^>]*aria-labelledby="licence-\d"[\s\S]*?<\/section>/g)].map(
    ([html]) => html,
  )
  expect(sections).toHaveLength(2)
  for (const [i, kind] of ['PIHK', 'PPIU'].entries()) {
    for (const fact of [`Izin ${kind}`, `DEMO-${kind}-0001`, 'Berlaku sampai', 'Diperiksa Tim akuisisi'])
      expect(sections[i]).toContain(fact)
  }
})

test.each(['', '?tab=products', '?tab=reviews', '?tab=reviews&page=2'])(
  'the page %s asks the database at most eight times',
  async (query) => {
    await get(`/travel/${slug}${query}`)
    const statements = await statementsOf(() => get(`/travel/${slug}${query}`))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(8)
    expect(statements.length).toBeGreaterThan(1)
  },
)

test('a page of packages is the same for every browser, whatever it says of itself', async () => {
  const path = `/travel/${slug}?tab=products`
  for (const mobile of ['?1', '?0']) {
    expect((await get(path, { 'sec-ch-ua-mobile': mobile })).cards).toHaveLength(5)
  }
  const second = await get(`${path}&page=2`)
  expect(second.cards).toHaveLength(3)
  expect(second.body).toContain('6–8 dari 8')
  expect(second.body).toContain('6–7 dari 8')
})

test('a page beyond the end leads to the last one', async () => {
  expect(await get(`/en/travel/${slug}?tab=products&page=4`)).toMatchObject({
    status: 302,
    location: `/en/travel/${slug}?tab=products&page=2`,
  })
})

test.each(['-1', '0', 'abc', '1e9', '%27%20or%201=1', '%3Cscript%3E'])(
  'a page of %j says that there is none, and the way back',
  async (page) => {
    for (const tab of ['products', 'reviews']) {
      const { status, body } = await get(`/travel/${slug}?tab=${tab}&page=${page}`)
      expect(status).toBe(200)
      expect(body).toContain('Halaman ini tidak ada')
      expect(body).not.toContain('<script>alert')
    }
  },
)

test('reviews come five at a time, and those of Google stand apart with their authors', async () => {
  const { body } = await get(`/travel/${slug}?tab=reviews`)
  expect(body).toContain('1–5 dari 6')
  expect(body).toContain('Ulasan Google')
  expect(body).toMatch(/href="https:\/\/maps\.google\.com\/maps\/contrib\/[^"]+"[^>]*rel="noopener nofollow ugc"/)
  expect((await get(`/travel/${slug}?tab=reviews&page=2`)).body).toContain('6–6 dari 6')
})

test('what is written in another language than the page is marked, our own reviews and those of Google', async () => {
  const count = (html: string, text: string) => html.split(text).length - 1
  for (const [prefix, lang, mark, foreign] of [
    ['', 'en', 'Dalam bahasa Inggris', 1],
    ['/en', 'id', 'In Indonesian', 5],
  ] as const) {
    const pages = ['', '&page=2'].map((page) => get(`${prefix}/travel/${slug}?tab=reviews${page}`))
    const html = (await Promise.all(pages)).map(({ body }) => body).join('')
    expect([count(html, `<p lang="${lang}"`), count(html, mark)]).toEqual([foreign, foreign])
  }
  const { body } = await get('/en/travel/untranslated?tab=reviews')
  const reviews = count(body, '<article')
  expect(reviews).toBeGreaterThan(2)
  expect([count(body, '<p lang="id"'), count(body, 'In Indonesian')]).toEqual([reviews, reviews])
  expect((await get('/travel/untranslated?tab=reviews')).body).not.toContain('<p lang=')
})

test('a licence that is not good is said aloud', async () => {
  expect((await get('/travel/lapsed')).body).toContain('sudah habis masa berlakunya')
  expect((await get('/travel/halted?tab=products')).body).toContain('sedang dibekukan')
  expect((await get('/travel/lapsed?tab=reviews')).body).toContain('Belum ada ulasan')
})

test.each([
  'arunica-haramain-tour',
  'arunika-haramain-2',
  'bank',
  'hidden',
  '%27%20or%201=1--',
  'x'.repeat(5_000),
  '%01',
])('%j is not found, with suggestions', async (name) => {
  const statements = await statementsOf(async () => {
    const { status, body, head } = await get(`/travel/${name}`)
    expect(status).toBe(404)
    expect(head).toContain('noindex')
    expect(body).toContain(`/travel/${slug}`)
  })
  expect(statements.length).toBeLessThanOrEqual(8)
})

test('the partner it may have meant comes first', async () => {
  const { body } = await get('/en/travel/arunica-haramein')
  expect(/href="\/en\/travel\/([^"]+)"/.exec(body)?.[1]).toBe(slug)
})

test('every tab has its own canonical address, and unknown parts of one are dropped', async () => {
  const canonical = async (query: string) =>
    /<link rel="canonical" href="[^"]+?(\/travel[^"]*)"/.exec((await get(`/travel/${slug}${query}`)).head)?.[1]
  expect(await canonical('?utm_source=x&tab=nothing&page=3')).toBe(`/travel/${slug}`)
  expect(await canonical('?page=1&tab=reviews')).toBe(`/travel/${slug}?tab=reviews`)
  expect(await canonical('?tab=products&page=2')).toBe(`/travel/${slug}?tab=products&amp;page=2`)
})

test('search engines read the agency with its licence, and our own rating where the reviews are', async () => {
  const linked = async (query: string) => {
    const { head } = await get(`/en/travel/${slug}${query}`)
    return [...head.matchAll(/<script[^>]*ld\+json[^>]*>([^<]+)<\/script>/g)].map((match) => JSON.parse(match[1] ?? ''))
  }
  const [agency, crumbs] = await linked('')
  expect(agency).toMatchObject({ '@type': 'TravelAgency', legalName: 'PT Arunika Wisata' })
  expect(agency.identifier).toMatchObject({ name: 'PPIU', value: 'DEMO-PPIU-0001' })
  expect([agency.aggregateRating, agency.url]).toEqual([undefined, `http://localhost:0/en/travel/${slug}`])
  expect(crumbs['@type']).toBe('BreadcrumbList')
  expect((await linked('?tab=reviews'))[0].aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 6 })
})
