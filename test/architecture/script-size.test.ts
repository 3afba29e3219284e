import { expect, test } from 'vitest'
import { scriptBytes, scriptsOf } from '#test/support/script-size.ts'
import type { PagePath } from '#web/pages.ts'

// What a page may ship, gzip, of which the frameworks as published take 125 kB: a small rise is a choice, a large one an accident.
// 1 kB of it outlasts a server that is away, and must be there before it is: docs/decisions/0093.
const [rich, plain] = [159_400, 154_500]
const budgets: Partial<Record<PagePath, number>> = {
  '/': rich,
  '/umroh': plain,
  '/umroh-dana-talangan': plain,
  '/umroh-dana-tabungan': plain,
  '/haji': plain,
  '/product-haji': plain,
  '/wisata-syariah': plain,
  '/saving': plain,
  '/oleh-oleh': plain,
  '/oleh-oleh/toko': plain,
  '/oleh-oleh/:partnerSlug': plain,
  '/oleh-oleh/:partnerSlug?/:slug': rich,
  '/perencanaan-tabungan': rich,
  '/private-umroh': rich,
  '/product/:productSlug?': rich,
  '/promo': plain,
  '/promo/:slug': plain,
  '/galleries': plain,
  '/jadwal-sholat': plain,
  '/jadwal-sholat/solatAwal': plain,
  '/kiblat': plain,
  '/kalender-hijriah': plain,
  '/doa': plain,
  '/member/wishlist': plain,
  '/quran': plain,
  '/quran/:id/:slug?': plain,
  '/quran/:id/:slug?/DropdownShare': plain,
  '/panduan': plain,
  '/panduan/miqat': plain,
  '/panduan/manasik': plain,
  '/faq': plain,
  '/syarat-ketentuan': plain,
  '/kebijakan-privasi': plain,
  '/tentang-kami': plain,
  '/blog': plain,
  '/blog/:slug': plain,
  '/payment/:token?': rich,
  '/yukk/:id?': rich,
}

test.each(Object.entries(budgets))('%s ships no more script than its budget', (path, budget) => {
  expect(scriptBytes(path)).toBeLessThanOrEqual(budget)
})

// Each file is a request of its own, all before the page can be used: 21 were sent for the home page when parts were not grouped.
const files: Partial<Record<PagePath, number>> = { '/': 11, '/umroh': 11, '/product/:productSlug?': 14 }

test.each(Object.entries(files))('the scripts of %s come in few files', (path, most) => {
  expect(scriptsOf(path).length).toBeLessThanOrEqual(most)
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
