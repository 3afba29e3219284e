import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { findPage } from '#web/find-page.ts'
import { knownQuery, pageQuery } from '#web/page-query.ts'
import { type PageEntry, pages } from '#web/pages.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const table: readonly PageEntry[] = pages
const cachedPages = table.filter(({ cached_by }) => cached_by)
const namesOf: Readonly<Record<string, readonly string[] | undefined>> = pageQuery

/** An address of every cached page; things are found by the first link to one. */
async function addressesOf(browser: PlainBrowser): Promise<string[]> {
  const firstLink = async (from: string, start: string) => {
    await browser.open(from)
    const link = browser.all(`a[href^="${start}"]`)[0]?.getAttribute('href') ?? ''
    return link.split(/[?#]/)[0] ?? ''
  }
  const store = '/oleh-oleh/sahara-kurma'
  const things: Record<string, string> = {
    '/product/:productSlug?': await firstLink('/umroh', '/product/'),
    '/oleh-oleh/:partnerSlug': store,
    '/oleh-oleh/:partnerSlug?/:slug': await firstLink(store, `${store}/`),
    '/promo/:slug': await firstLink('/promo', '/promo/'),
    '/blog/:slug': await firstLink('/blog', '/blog/'),
    '/quran/:id/:slug?': '/quran/1/al-fatihah',
    '/quran/:id/:slug?/DropdownShare': '/quran/1/al-fatihah/DropdownShare',
  }
  return cachedPages.map(({ path }) => things[path] ?? path)
}

/** The names that are looked for in any address while a page is made. */
async function namesRead(work: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>()
  const { prototype } = URLSearchParams
  const put = (verb: 'get' | 'getAll' | 'has', value: unknown) =>
    Object.defineProperty(prototype, verb, { value, configurable: true, writable: true })
  const restore = (['get', 'getAll', 'has'] as const).map((verb) => {
    const real = prototype[verb]
    put(verb, function (this: URLSearchParams, name: string) {
      names.add(name)
      return Reflect.apply(real, this, [name])
    })
    return () => put(verb, real)
  })
  await work().finally(() => {
    for (const again of restore) again()
  })
  return [...names]
}

/** Looked for on every page: the guard's, the router's, and the box of the search, which only its own page fills. */
const everywhere = ['affiliate_code', '_routes', 'index', 'term']

test('a cached page reads no name that its line does not allow', async () => {
  const browser = new PlainBrowser(home)
  const problems: string[] = []
  for (const path of await addressesOf(browser)) {
    const known = namesOf[findPage(path)?.page ?? ''] ?? []
    const read = await namesRead(() => browser.open(path))
    expect([path, browser.status]).toEqual([path, 200])
    problems.push(
      ...read.filter((name) => !known.includes(name) && !everywhere.includes(name)).map((n) => `${path}: ${n}`),
    )
  }
  expect(problems).toEqual([])
})

test('names that a page does not read do not reach it; those of other pages stay', () => {
  const plain = (path: string) => knownQuery(new URL(path, 'http://localhost')).href.slice('http://localhost'.length)
  expect(plain('/umroh?x=1&month=2027-01&utm_source=a&page=2')).toBe('/umroh?month=2027-01&page=2')
  expect(plain('/en/umroh.data?x=1&page=2&_routes=a')).toBe('/en/umroh.data?page=2&_routes=a')
  expect(plain('/umroh?index&_routes=root&page=2')).toBe('/umroh?page=2')
  expect(plain('/umroh.data?index&page=2&_routes=root')).toBe('/umroh.data?page=2&_routes=root')
  expect(plain('/product/a?travellers=2&x=1')).toBe('/product/a?travellers=2')
  expect(plain('/?x=1&affiliate_code=AISYAH')).toBe('/?affiliate_code=AISYAH')
  expect(plain('/quran/1/al-fatihah?show=arabic&show=latin&y')).toBe('/quran/1/al-fatihah?show=arabic&show=latin')
  expect(plain('/auth/login?redirect=%2Fumroh&x=1')).toBe('/auth/login?redirect=%2Fumroh&x=1')
})
