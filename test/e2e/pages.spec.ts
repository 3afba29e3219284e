import type { APIRequestContext } from '@playwright/test'
import { type Language, languages } from '#core/messages.ts'
import { walked } from '#test/support/walked-pages.ts'
import { inLanguage } from '#web/to.ts'
import { violationsOn } from './support/axe.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

/** Looked at by axe at every width in specs of their own. */
const lookedAtElsewhere: readonly string[] = [
  '/',
  '/umroh',
  '/umroh-dana-talangan',
  '/umroh-dana-tabungan',
  '/haji',
  '/product-haji',
  '/wisata-syariah',
  '/saving',
  '/perencanaan-tabungan',
  '/oleh-oleh',
  '/oleh-oleh/toko',
  '/partner',
  '/gabung-partner',
  '/distribution-partners',
  '/distribution-partners/detik-hikmah',
  '/promo',
  '/galleries',
  '/quran',
  '/jadwal-sholat',
  '/jadwal-sholat/solatAwal',
  '/kiblat',
  '/kalender-hijriah',
  '/doa',
  '/blog',
  '/search-page',
  '/member/wishlist',
  '/member/my-order',
]

/** Pages made like another that is looked at: of the guides that is the one with a map, of the documents the one with a table. */
const likeAnother: readonly RegExp[] = [
  /^\/home$/,
  /^\/gabung-travel-distribution-channel$/,
  /^\/panduan\/(?!miqat$|manasik$)/,
  /^\/(syarat-ketentuan|tentang-kami)$/,
  /^\/auth\/(forgot-password|reset-password|register\/verification-email)$/,
  /^\/(payment|yukk)$/,
]

/** Others are looked at in the full run, and so is English. */
const isQuick = (language: Language, path: string): boolean =>
  language === 'id' && !lookedAtElsewhere.includes(path) && !likeAnother.some((pattern) => pattern.test(path))

const addressOf = (language: Language, { path, query }: { path: string; query: string }): string =>
  siteUrl() + inLanguage(language, path) + query

/** Cookies of a demo member, as the API gives the tokens: somebody new would have nothing to show on these pages. */
async function memberCookies(request: APIRequestContext) {
  const data = { email: 'jamaah@rihla.test', password: 'Rihla#2026' }
  const reply = await request.post(`${siteUrl()}/api/v3/user/auth/login`, { data })
  const { user_token, refresh_token } = (await reply.json()).data
  return [
    { name: 'jwt', value: String(user_token), url: siteUrl() },
    { name: 'refresh_token', value: String(refresh_token), url: siteUrl() },
  ]
}

for (const language of languages) {
  for (const entry of walked) {
    const name = `${inLanguage(language, entry.path)} is whole at every width`
    const tag = isQuick(language, entry.path) ? ['@desktop'] : ['@desktop', '@full']
    test(name, { tag }, async ({ page, context, site, request }) => {
      expect(site).toBeDefined()
      if (entry.who === 'member') await context.addCookies(await memberCookies(request))
      const reply = await page.goto(addressOf(language, entry))
      await hydrated(page)
      expect(reply?.status()).toBe(entry.status)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoViolationsAtAnyWidth(page)
    })
  }
}

test('a picture without words and a faint text are noticed', { tag: '@desktop' }, async ({ page }) => {
  // Contrast is looked at where a page is narrowest.
  await page.setViewportSize({ width: 320, height: 900 })
  await page.setContent(
    '<html lang="id"><title>x</title><main><h1>x</h1><img src="/x"><p style="color:#ccc">Teks yang terlalu samar</p></main>',
  )
  const violations = await violationsOn(page)
  expect(violations.map((one) => one.split(':')[0])).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
})
