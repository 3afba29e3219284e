import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterLogin } from './redirect.ts'

test('a recommended product comes first, and keeps the code of who recommended it', () => {
  const wish = { affiliate_code: 'RIHLA-AISYAH', product_slug: 'umroh-hemat', target: '/member/profile' }
  expect(afterLogin(wish)).toBe('/product/umroh-hemat?affiliate_code=RIHLA-AISYAH')
  expect(afterLogin({ ...wish, affiliate_code: undefined })).toBe('/member/profile')
  expect(afterLogin({ ...wish, affiliate_code: 'a&b=//c' })).toBe('/product/umroh-hemat?affiliate_code=a%26b%3D%2F%2Fc')
})

test('a plan to save goes on where it was', () => {
  expect(afterLogin({ target: 'perencanaan-tabungan' })).toBe('/perencanaan-tabungan')
})

test('a souvenir goes on at its store', () => {
  const target = JSON.stringify({ partnerSlug: 'toko-makkah', slug: 'kurma-ajwa' })
  expect(afterLogin({ target })).toBe('/oleh-oleh/toko-makkah/kurma-ajwa')
})

test.each(['{', '{}', '{"partnerSlug":"a"}', '{"partnerSlug":"..","slug":"x"}', '{"partnerSlug":1,"slug":[]}'])(
  'an object that names no souvenir leads home: %s',
  (target) => {
    expect(afterLogin({ target })).toBe('/')
  },
)

test('a slug is a product', () => {
  expect(afterLogin({ target: 'umroh-plus-turki' })).toBe('/product/umroh-plus-turki')
})

test.each([
  ['/member/profile?tab=x', '/member/profile?tab=x'],
  ['/umroh?page=2#daftar', '/umroh?page=2#daftar'],
  ['/login@evil', '/login@evil'],
  ['/en/member/profile', '/member/profile'],
  ['/EN/member', '/member'],
  ['/en', '/'],
  ['/en?x=1', '/?x=1'],
  ['/energi', '/energi'],
  ['/authors', '/authors'],
  ['/cari?tanggal=1%2F12', '/cari?tanggal=1%2F12'],
  ['/search?next=//evil.test', '/search?next=//evil.test'],
])('%s leads to %s', (target, path) => {
  expect(afterLogin({ target })).toBe(path)
})

test.each([
  '//evil',
  '///evil',
  '/\\evil',
  '\\\\evil',
  '/\t/evil',
  '/\r\n/evil',
  '\t//evil',
  ' //evil',
  'https:evil',
  'https://evil',
  'HTTPS://evil',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2f%2fevil',
  '/%2f%2fevil',
  '/%2F/evil',
  '/%5cevil',
  '/%09/evil',
  '/en//evil',
  '/en/../..//evil',
  '/.//evil',
  '/..//evil',
  '/%2e//evil',
  '/x/..//evil',
  '/en/.//evil',
  '/\u202e/evil',
  '/\ud800/evil',
  '/%E0%A4%A',
  '//[',
  '..',
  '.',
  '',
  `/${'x'.repeat(2000)}`,
])('%j leads home', (target) => {
  expect(afterLogin({ target })).toBe('/')
})

test.each([
  '/auth',
  '/auth/login',
  '/en/auth/register',
  '/AUTH/login',
  '/%61uth/login',
  '/x/../auth/login',
  '/%65n/auth',
  '/redirect-apple',
])('%s would ask to sign in again, so it leads home', (target) => {
  expect(afterLogin({ target })).toBe('/')
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        '\t',
        '\n',
        '@',
        ':',
        '?',
        '#',
        'en',
        'auth',
        'evil.test',
        'https:',
        '／',
        '。',
        '\u200b',
        '{',
        '"',
        '[',
        '%',
        '%00',
        'javascript:',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.webUrl(),
  fc.webPath().map((path) => `/${path}`),
  fc.json(),
)
const slot = fc.option(nasty, { nil: undefined })

test('whatever is wished for, the person stays on this site and is not asked to sign in again', () => {
  const wishes = fc.record({ affiliate_code: slot, product_slug: slot, target: slot })
  fc.assert(
    fc.property(wishes, (wish) => {
      const path = afterLogin(wish)
      for (const prefix of ['', '/en']) {
        const url = new URL(`${prefix}${path}`, 'https://rihla.test')
        expect(url.origin).toBe('https://rihla.test')
        expect(url.pathname).not.toContain('//')
        expect(url.pathname).not.toMatch(/^(?:\/en)?\/auth(?:\/|$)/i)
      }
      expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
      expect(afterLogin({ target: path })).toBe(path)
    }),
    { numRuns: 5000 },
  )
})
