import { expect, test } from 'vitest'
import { scriptBytes, scriptsOf } from '#test/support/script-size.ts'
import type { PagePath } from '#web/pages.ts'

// bench.md: what a page may ship, gzip.
const budgets: Partial<Record<PagePath, number>> = {
  '/': 130_000,
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
  // Issue "Worship and reading": reading pages.
  '/jadwal-sholat': 125_000,
  '/jadwal-sholat/solatAwal': 125_000,
  '/kiblat': 125_000,
  '/kalender-hijriah': 125_000,
  '/doa': 125_000,
  '/member/wishlist': 140_000,
  '/quran': 125_000,
  '/quran/:id/:slug?': 125_000,
  '/quran/:id/:slug?/DropdownShare': 125_000,
  '/panduan': 125_000,
  '/panduan/miqat': 125_000,
  '/panduan/manasik': 125_000,
  '/faq': 125_000,
  '/syarat-ketentuan': 125_000,
  '/kebijakan-privasi': 125_000,
  '/tentang-kami': 125_000,
  '/blog': 125_000,
  '/blog/:slug': 125_000,
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
