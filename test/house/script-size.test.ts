import { expect, test } from 'vitest'
import { scriptBytes, scriptsOf } from '#test/support/script-size.ts'
import type { PagePath } from '#web/pages.ts'

// What a page may ship, gzip: a small rise is a choice, a large one an accident.
const budgets: Partial<Record<PagePath, number>> = {
  '/': 134_000,
  '/umroh': 140_000,
  '/umroh-dana-talangan': 140_000,
  '/umroh-dana-tabungan': 140_000,
  '/haji': 140_000,
  '/product-haji': 140_000,
  '/wisata-syariah': 140_000,
  '/saving': 140_000,
  '/product/:productSlug?': 140_000,
  '/promo': 140_000,
  '/promo/:slug': 140_000,
  '/galleries': 140_000,
  // Reading pages are opened on the road.
  '/jadwal-sholat': 129_000,
  '/jadwal-sholat/solatAwal': 129_000,
  '/kiblat': 129_000,
  '/kalender-hijriah': 129_000,
  '/doa': 129_000,
  '/member/wishlist': 140_000,
  '/quran': 129_000,
  '/quran/:id/:slug?': 129_000,
  '/quran/:id/:slug?/DropdownShare': 129_000,
  '/panduan': 129_000,
  '/panduan/miqat': 129_000,
  '/panduan/manasik': 129_000,
  '/faq': 129_000,
  '/syarat-ketentuan': 129_000,
  '/kebijakan-privasi': 129_000,
  '/tentang-kami': 129_000,
  '/blog': 129_000,
  '/blog/:slug': 129_000,
  '/payment/:token?': 140_000,
  '/yukk/:id?': 140_000,
}

test.each(Object.entries(budgets))('%s ships no more script than its budget', (path, budget) => {
  expect(scriptBytes(path)).toBeLessThanOrEqual(budget)
})

test('the count holds the framework, the shell, the list of routes and the page itself', () => {
  const names = scriptsOf('/').map((file) => file.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''))
  expect(names).toEqual(
    expect.arrayContaining(['manifest', 'entry.client', 'framework', 'shell', 'root', 'default', 'page']),
  )
})

test('a page that is not there has no scripts of its own, so the check cannot pass by missing its page', () => {
  expect(scriptBytes('/')).toBeGreaterThan(scriptBytes('/nowhere'))
})
