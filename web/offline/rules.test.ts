import { expect, test } from 'vitest'
import { isCopied, placeOf } from './places.ts'
import {
  cacheNames,
  chapterOf,
  isKeepable,
  isLeftOver,
  isOfPart,
  keyOf,
  pageOfData,
  patienceMs,
  savedKeyFor,
  wayOf,
} from './rules.ts'

const origin = 'https://rihla.example'
const at = (path: string) => new URL(path, origin)
const way = (path: string, { method = 'GET', mode = 'navigate' } = {}) => wayOf({ method, mode, url: at(path), origin })

const worship = [
  '/quran',
  '/quran/1/al-fatihah',
  '/doa',
  '/panduan',
  '/panduan/talbiyah',
  '/jadwal-sholat',
  '/jadwal-sholat/solatAwal',
  '/kiblat',
  '/kalender-hijriah',
  '/faq',
]

test('pages of worship and reading are kept, in both languages', () => {
  for (const path of worship) {
    expect([path, way(path), way(`/en${path}`)]).toEqual([path, 'page', 'page'])
    expect([path, isCopied(path), isCopied(`/en${path}`)]).toEqual([path, true, true])
  }
})

test('whatever else is opened has the page that says what is kept, and nothing of it is', () => {
  const personal = ['/member/profile', '/checkout/a/b', '/payment/x', '/auth/login', '/chat', '/notification']
  const others = ['/', '/en', '/umroh', '/product/a', '/blog', '/api/docs', '/sandbox/mail', '/console/ui']
  const near = ['/quran/1/a/DropdownShare', '/doa/', '/doa.ics', '/quranx', '/member/doa', '/en/member/quran/1/a']
  for (const path of [...personal, ...others, ...near]) {
    expect([path, way(path), isCopied(path)]).toEqual([path, 'document', false])
  }
})

test('a call, a sandbox, the console, another origin and another method are left alone', () => {
  const script = { mode: 'cors' }
  for (const path of [
    '/api/v3/users/me',
    '/api/prayer/v1/x',
    '/sandbox/mail.json',
    '/console/x',
    '/healthz',
    '/socket.io/',
  ])
    expect([path, way(path, script)]).toEqual([path, 'leave'])
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
    for (const path of ['/doa', '/assets/a.js', '/member/profile', '/doa.data'])
      expect([method, path, way(path, { method })]).toEqual([method, path, 'leave'])
  for (const address of ['https://evil.example/doa', 'http://rihla.example/doa', 'https://demo.rihla.example/doa'])
    expect(wayOf({ method: 'GET', mode: 'navigate', url: new URL(address), origin })).toBe('leave')
})

test('files, pictures, data and pages asked for by scripts each go their own way', () => {
  const script = { mode: 'cors' }
  expect(way('/assets/shell-abc.js', script)).toBe('asset')
  expect(way('/pictures/a/640.avif', { mode: 'no-cors' })).toBe('picture')
  expect(way('/member/profile.data', script)).toBe('data')
  expect(way('/doa.data?_routes=x', script)).toBe('data')
  expect(way('/quran/1/al-fatihah', script)).toBe('copy')
  expect(way('/member/profile', script)).toBe('leave')
  expect(way('/offline')).toBe('saved')
  expect(way('/en/offline')).toBe('saved')
})

test('signing out is noticed however it is sent', () => {
  for (const path of ['/auth/logout', '/en/auth/logout', '/auth/logout.data', '/en/auth/logout.data?x=1'])
    expect(way(path, { method: 'POST', mode: 'cors' })).toBe('sign-out')
  expect(way('/auth/logout')).toBe('document')
  expect(way('/x/auth/logout', { method: 'POST' })).toBe('leave')
})

test('an address is kept without what advertisers and recommenders add', () => {
  expect(keyOf(at('/jadwal-sholat?utm_source=x&kota=solo&affiliate_code=A&bulan=2026-11'))).toBe(
    '/jadwal-sholat?bulan=2026-11&kota=solo',
  )
  expect(keyOf(at('/doa?affiliate_code=A#b'))).toBe('/doa')
  // What is looked for within a page is not another page to keep.
  expect(keyOf(at('/doa?q=tidur'))).toBe('/doa')
})

test('the data of a page leads to the page', () => {
  expect(pageOfData(at('/doa.data?_routes=a%2Cb&q=x')).href).toBe(`${origin}/doa?q=x`)
  expect(pageOfData(at('/_.data')).pathname).toBe('/')
  expect(pageOfData(at('/en.data')).pathname).toBe('/en')
  expect(isOfPart(at('/suggestions.data?_routes=id%3A%2Fsuggestions'))).toBe(true)
  expect(isOfPart(at('/doa.data'))).toBe(false)
  expect(isOfPart(at('/doa.data?_routes=root%2Cid%3A%2Fdoa'))).toBe(false)
})

const answer = (
  change: Record<string, string | null> = {},
  rest: { status?: number; redirected?: boolean; type?: ResponseType } = {},
) => {
  const headers: Record<string, string | null> = {
    'x-offline-copy': '1',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    ...change,
  }
  const type: ResponseType = rest.type ?? 'basic'
  return { status: 200, redirected: false, ...rest, type, headers: { get: (name: string) => headers[name] ?? null } }
}

test('only what the server calls a copy is kept', () => {
  expect(isKeepable('/doa', answer())).toBe(true)
  expect(isKeepable('/en/offline', answer())).toBe(true)
  const not = [
    answer({ 'x-offline-copy': null }),
    answer({ 'cache-control': 'no-store' }),
    answer({ 'cache-control': 'private, no-cache' }),
    answer({ 'cache-control': null }),
    answer({ 'content-type': 'application/json' }),
    answer({}, { status: 404 }),
    answer({}, { status: 206 }),
    answer({}, { redirected: true }),
    answer({}, { type: 'opaque' }),
    answer({}, { type: 'cors' }),
  ]
  for (const one of not) expect(isKeepable('/doa', one)).toBe(false)
  for (const path of ['/', '/member/profile', '/checkout/a', '/api/v3/x'])
    expect(isKeepable(path, answer())).toBe(false)
})

test('a copy answers for its own address, and a chapter for its number, but a city for no other', () => {
  const savedKeys = ['/doa', '/jadwal-sholat?kota=solo', '/quran/2/al-baqarah', '/en/quran/3/ali-imran']
  expect(savedKeyFor('/doa', savedKeys)).toBe('/doa')
  expect(savedKeyFor('/doa?q=tidur', savedKeys)).toBe('/doa')
  expect(savedKeyFor('/quran/2/sapi?ayat=255', savedKeys)).toBe('/quran/2/al-baqarah')
  expect(savedKeyFor('/quran/2', savedKeys)).toBe('/quran/2/al-baqarah')
  expect(savedKeyFor('/quran/20/taha', savedKeys)).toBeUndefined()
  expect(savedKeyFor('/quran/3/ali-imran', savedKeys)).toBeUndefined()
  expect(savedKeyFor('/jadwal-sholat?kota=solo', savedKeys)).toBe('/jadwal-sholat?kota=solo')
  expect(savedKeyFor('/jadwal-sholat?kota=bandung', [...savedKeys, '/jadwal-sholat'])).toBeUndefined()
  expect(chapterOf('/en/quran/114/an-nas')).toBe('/en/quran/114')
})

test('a new build throws away the shells of others and nothing that is not ours', () => {
  const remaining = [cacheNames.pages, cacheNames.pictures, cacheNames.quran, 'rihla-shell-b', 'someone-else']
  for (const name of remaining) expect([name, isLeftOver(name, 'b')]).toEqual([name, false])
  for (const name of ['rihla-shell-a', 'rihla-shell-bb', 'rihla-pages-v0']) expect(isLeftOver(name, 'b')).toBe(true)
})

test('doa and guides are kept as a whole', () => {
  const whole = worship.filter((path) => placeOf(path)?.whole)
  expect(whole).toEqual(['/doa', '/panduan', '/panduan/talbiyah'])
})

test('a page is waited for four seconds before its copy answers', () => {
  expect(patienceMs).toBe(4_000)
})
