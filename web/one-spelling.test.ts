import { expect, test } from 'vitest'
import { oneSpelling } from './one-spelling.ts'
import { type PageEntry, pages } from './pages.ts'

test.each([
  ['/umroh/', '/umroh'],
  ['/umroh//', '/umroh'],
  ['/UMROH', '/umroh'],
  ['/%75mroh', '/umroh'],
  ['/%55mroh', '/umroh'],
  ['/EN/umroh', '/en/umroh'],
  ['/%65n/umroh', '/en/umroh'],
  ['/en/', '/en'],
  ['/En', '/en'],
  ['/', '/'],
  ['/panduan//Jenis-Haji/', '/panduan/jenis-haji'],
  ['/Product/Umrah-PLUS-Turki', '/product/Umrah-PLUS-Turki'],
  ['/product/%61%2d%c3%a9%2f', '/product/a-%C3%A9%2F'],
  ['/jadwal-sholat/SOLATAWAL', '/jadwal-sholat/solatAwal'],
  ['/quran/1/dropdownshare', '/quran/1/DropdownShare'],
  ['/CHECKOUT/b1/P1', '/checkout/b1/P1'],
  ['/checkout/b1/p1/DRAF', '/checkout/b1/p1/draf'],
])('%s is written %s', (path, one) => {
  expect(oneSpelling(path)).toBe(one)
})

test.each(['/nothing', '/EN/nothing/', '/umroh.data', '/UMROH.data', '/en.data', '/_root.data', '/product/x%2edata'])(
  '%s has no other spelling: it is no page',
  (path) => {
    expect(oneSpelling(path)).toBeUndefined()
  },
)

// What any word would do for has no spelling of its own.
const own = pages.map(({ path }: PageEntry) => path).filter((path) => path !== '/:merchandiseSlug' && path !== '/*')
test.each(own)('every way to fill in %s is its own one spelling', (pattern) => {
  const all = [pattern.replaceAll('?', ''), pattern.replace(/\/:\w+\?/g, '')]
  for (const path of all.map((one) => one.replace(/:\w+/g, 'Xy-1') || '/')) {
    const english = path === '/' ? '/en' : `/en${path}`
    expect([oneSpelling(path), oneSpelling(english)]).toEqual([path, english])
    expect(oneSpelling(`${path}/`)).toBe(path)
  }
})
