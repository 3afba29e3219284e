import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { builtSite } from '#server/site.ts'
import { anyPartner, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { anyItem, anyStore } from '#test/support/merchandise.ts'
import { anyPost } from '#test/support/posts.ts'
import { anyListed, anyPromo } from '#test/support/promos.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { type PageEntry, pages } from '#web/pages.ts'
import { inLanguage } from '#web/to.ts'

const [, safar] = demoTenants
const site = { rihla: 'http://localhost:0', safar: 'http://demo.localhost:0' }
let home: TestApp
const slug: Record<string, string> = {}

beforeAll(async () => {
  home = await testApp({}, { site: builtSite(process.cwd()) })
  const now = home.application.clock.now()
  const shown = await anyPartner(home, { slug: 'mitra-tampil' })
  const hidden = await anyPartner(home, { slug: 'mitra-sembunyi' })
  const expired = await anyPartner(home, { slug: 'mitra-habis', licence_valid_until: jakartaDate(addMs(now, dayMs)) })
  await anyPartner(home, { slug: 'bank-uji', kind: 'financial' })
  await hidePartner(home, hidden.id, safar.id)
  const add = async (name: string, wish: Parameters<typeof anyListed>[1]) => {
    slug[name] = (await anyListed(home, { slug: name, ...wish })).slug
  }
  await add('umrah-satu', { partner: shown })
  await add('umrah-lewat', { partner: shown, in_days: -3 })
  await add('umrah-sembunyi', { partner: hidden })
  await add('umrah-habis', { partner: expired })
  await add('haji-satu', { partner: shown, category: 'haji', kind: 'hajj', type_slug: 'haji-khusus', hijri_year: 1449 })
  await home.application.db.execute(sql`select setval(pg_get_serial_sequence('listings', 'number'), 12000)`)
  await add('umrah-jauh', { partner: shown })
  await anyPromo(home, { slug: 'promo-jalan' })
  await anyPromo(home, { slug: 'promo-lewat', ends_at: addMs(now, -dayMs) })
  await anyPromo(home, { slug: 'promo-safar', tenant_id: safar.id })
  await anyPost(home, { slug: 'tulisan-dua-bahasa' })
  const onlyIndonesian = { id: 'Teks', en: null }
  await anyPost(home, { slug: 'tulisan-satu', title: onlyIndonesian, summary: onlyIndonesian, body: onlyIndonesian })
  await anyPost(home, { slug: 'tulisan-besok', published_at: addMs(now, dayMs) })
  await anyPost(home, { slug: 'tulisan-safar', tenant_id: safar.id })
})
afterAll(() => home.close())

const hosts = { rihla: 'localhost', safar: 'demo.localhost' }
const get = (url: string, tenant: keyof typeof hosts = 'rihla', headers: Record<string, string> = {}) =>
  home.app.inject({ method: 'GET', url, headers: { host: hosts[tenant], ...headers } })
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const locations = (xml: string) => all(xml, /<loc>([^<]+)<\/loc>/g)

/** Every address that a tenant tells search engines, by walking from the robots file as they do. */
async function sitemapAddresses(tenant: keyof typeof hosts): Promise<string[]> {
  const [index = ''] = all((await get('/robots.txt', tenant)).body, /^Sitemap: (.+)$/gm)
  const files = locations((await get(new URL(index).pathname, tenant)).body)
  const bodies = await Promise.all(files.map(async (file) => (await get(new URL(file).pathname, tenant)).body))
  return bodies.flatMap(locations)
}

test('robots keeps crawlers from what is personal or endless, in both languages, and shows them the way', async () => {
  const reply = await get('/robots.txt', 'safar')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const path of ['/api/', '/sandbox', '/auth/', '/en/auth/', '/member/', '/en/member/', '/search-page'])
    expect(reply.body).toContain(`\nDisallow: ${path}\n`)
  expect(reply.body).not.toMatch(/Disallow: \/(en)?$/m)
  expect(reply.body).toContain(`\nSitemap: ${site.safar}/sitemap.xml\n`)
})

test('the index names files by kind, with the day something in each last changed', async () => {
  const { body, headers, statusCode } = await get('/sitemap.xml')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(locations(body)).toEqual(
    ['pages-1', 'quran-1', 'products-0', 'products-2', 'travels-1', 'promos-1', 'posts-1'].map(
      (name) => `${site.rihla}/sitemaps/${name}.xml`,
    ),
  )
  expect(all(body, /products-\d+\.xml<\/loc><lastmod>(\d{4}-\d\d-\d\dT[\d:.]+Z)<\/lastmod>/g)).toHaveLength(2)
})

test('each page stands in a file once a language, with all its languages beside it', async () => {
  const { body } = await get('/sitemaps/products-2.xml')
  const paths = [`${site.rihla}/product/umrah-jauh`, `${site.rihla}/en/product/umrah-jauh`] as const
  expect(locations(body)).toEqual([...paths])
  const [id, en] = paths
  const links = [
    ['id', id],
    ['en', en],
    ['x-default', id],
  ].map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
  for (const path of paths)
    expect(body).toMatch(new RegExp(`<url><loc>${path}</loc><lastmod>[^<]+</lastmod>${links.join('')}</url>`))
})

test('a post stands there in the languages it is written in, and not before its day', async () => {
  const { body } = await get('/sitemaps/posts-1.xml')
  const paths = ['/blog/tulisan-dua-bahasa', '/en/blog/tulisan-dua-bahasa', '/blog/tulisan-satu']
  expect(locations(body)).toEqual(paths.map((path) => site.rihla + path))
  expect(body).not.toContain('/en/blog/tulisan-satu')
  expect(locations((await get('/sitemaps/posts-1.xml', 'safar')).body)).toHaveLength(2)
})

test('a tenant tells of what it sells and shows, and of nothing else', async () => {
  const ours = await sitemapAddresses('rihla')
  const theirs = await sitemapAddresses('safar')
  const has = (list: string[], base: string) => (path: string) =>
    list.includes(base + path) && list.includes(`${base}/en${path}`)
  const paths = {
    both: [
      '/product/umrah-satu',
      '/product/umrah-habis',
      '/product/umrah-jauh',
      '/travel/mitra-tampil',
      '/travel/mitra-habis',
    ],
    rihla: ['/product/umrah-sembunyi', '/product/haji-satu', '/travel/mitra-sembunyi', '/promo/promo-jalan'],
    safar: ['/promo/promo-safar'],
    none: ['/product/umrah-lewat', '/promo/promo-lewat', '/travel/bank-uji'],
  }
  for (const path of [...paths.both, ...paths.rihla]) expect([path, has(ours, site.rihla)(path)]).toEqual([path, true])
  for (const path of [...paths.both, ...paths.safar])
    expect([path, has(theirs, site.safar)(path)]).toEqual([path, true])
  for (const path of [...paths.none, ...paths.safar]) expect(ours.join()).not.toContain(path)
  for (const path of [...paths.none, ...paths.rihla]) expect(theirs.join()).not.toContain(path)
  expect(ours.every((address) => address.startsWith(`${site.rihla}/`))).toBe(true)
  expect(new Set(ours).size).toBe(ours.length)
})

test('every chapter of the Quran is in the sitemap, in both languages', async () => {
  const listed = locations((await get('/sitemaps/quran-1.xml')).body)
  expect(listed).toHaveLength(228)
  for (const path of ['/quran/1/al-fatihah', '/en/quran/114/an-nas']) expect(listed).toContain(site.rihla + path)
})

test('stores and items of the shop are told of where they have their pages, while they are sold', async () => {
  const store = await anyStore(home, { slug: 'toko-peta' })
  await anyItem(home, { store_id: store.id, slug: 'sajadah-peta' })
  await anyItem(home, { store_id: store.id, slug: 'sajadah-tarik', state: 'withdrawn' })
  home.application.clock.moveTo(addMs(home.application.clock.now(), 1000))
  const listed = locations((await get('/sitemaps/shop-1.xml')).body)
  home.application.clock.restore()
  const paths = ['/oleh-oleh/toko-peta', '/oleh-oleh/toko-peta/sajadah-peta'].flatMap((path) => [path, `/en${path}`])
  expect(listed).toEqual(paths.map((path) => site.rihla + path))
  for (const path of paths) expect([path, (await get(path)).statusCode]).toEqual([path, 200])
})

test('a licence that runs out takes its packages out of the sitemap the same day', async () => {
  home.application.clock.moveTo(addMs(home.application.clock.now(), 2 * dayMs))
  expect((await get('/sitemaps/products-0.xml')).body).not.toContain('umrah-habis')
  home.application.clock.restore()
})

// Every page of both tenants in both languages: more than the usual time.
test('pages of the site are listed exactly where they can be opened, may be found, and stand for themselves', async () => {
  const closed = all((await get('/robots.txt')).body, /^Disallow: (.+)$/gm)
  for (const tenant of ['rihla', 'safar'] as const) {
    const listed = locations((await get('/sitemaps/pages-1.xml', tenant)).body)
    expect(listed.length).toBeGreaterThan(1)
    const still = pages.filter(({ path }) => !/[:*]/.test(path))
    for (const path of still.flatMap((entry: PageEntry) => [entry.path, ...(entry.addresses ?? [])])) {
      for (const language of ['id', 'en'] as const) {
        const address = site[tenant] + inLanguage(language, path)
        const { statusCode, body } = await get(inLanguage(language, path), tenant)
        const isIndexable = statusCode === 200 && !/<meta name="robots" content="noindex"/.test(body)
        const isItself =
          /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]?.replace(/\/$/, '') === address.replace(/\/$/, '')
        const isOpen = !closed.some((start) => inLanguage(language, path).startsWith(start))
        expect([address, listed.includes(address)]).toEqual([address, isIndexable && isItself && isOpen])
      }
    }
  }
}, 120_000)

test('every package and partner told of can be asked for', async () => {
  for (const tenant of ['rihla', 'safar'] as const) {
    for (const address of await sitemapAddresses(tenant)) {
      const { pathname } = new URL(address)
      const [, kind = '', name] = /^\/(product|travel|promo|blog)\/(.+)$/.exec(pathname) ?? []
      const calls: Record<string, string> = {
        product: `/api/v3/products/${name}`,
        travel: `/api/v3/travel/${name}/information`,
        promo: `/api/v3/promos/${name}`,
        blog: `/api/v3/hasanah/${name}`,
      }
      const url = calls[kind]
      if (url) expect([url, (await get(url, tenant)).statusCode]).toEqual([url, 200])
    }
  }
})

test('a file nobody has, or with nothing in it, is not found', async () => {
  for (const name of ['x', 'products-1.xml', 'products-999999.xml', 'products-.xml', 'products--1.xml', 'pages-2.xml'])
    expect([name, (await get(`/sitemaps/${name}`)).statusCode]).toEqual([name, 404])
  for (const name of [
    'toString-1.xml',
    'travels-0.xml',
    'travels-2.xml',
    'promos-2.xml',
    'products-1e5.xml',
    '%00.xml',
  ])
    expect([name, (await get(`/sitemaps/${name}`)).statusCode]).toEqual([name, 404])
})

test('a name in an address cannot break the file', async () => {
  const { sitemap } = await import('./sitemap-xml.ts')
  const xml = sitemap('http://a.test', [{ path: `/x?a=1&b="'<>` }])
  expect(locations(xml)[0]).toBe('http://a.test/x?a=1&amp;b=&quot;&#39;&lt;&gt;')
})

test('files come compressed to those who take it, and not at all to those who have them', async () => {
  const plain = await get('/sitemap.xml')
  const packed = await get('/sitemap.xml', 'rihla', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect((await get('/sitemap.xml', 'rihla', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  const etag = String(plain.headers.etag)
  const again = await get('/sitemap.xml', 'rihla', { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect((await get('/sitemap.xml', 'safar', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('the same file asked for by many is made once', async () => {
  home.application.clock.moveTo(addMs(home.application.clock.now(), 1000))
  const statements = await statementsOf(async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/sitemaps/travels-1.xml')))
    await get('/sitemaps/travels-1.xml')
  })
  home.application.clock.restore()
  expect(statements).toHaveLength(1)
})
