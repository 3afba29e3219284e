import type { APIRequestContext } from '@playwright/test'
import { type Language, languages } from '#core/messages.ts'
import { demoTenants } from '#database/seed/tenants.ts'
import { type PageEntry, pages } from '#web/pages.ts'
import { inLanguage } from '#web/to.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

const table: readonly PageEntry[] = pages

/** Pages that are no page to look at: what a plain visit gets instead. */
const unlike: Readonly<Record<string, 'posts only' | 'leads on' | 'data only'>> = {
  '/auth/logout': 'posts only',
  '/preferences': 'posts only',
  '/wishlist': 'posts only',
  '/suggestions': 'data only',
  '/redirect-apple': 'leads on',
  '/product': 'leads on',
  '/travel': 'leads on',
}
/** The error page answers with the status it shows. */
const visits: Readonly<Record<string, { query: string; status: number }>> = {
  '/error': { query: '?status=404', status: 404 },
}

/** Looked at by axe at three widths, in both languages, in specs of their own. */
const lookedAtElsewhere = [
  '/',
  '/home',
  '/umroh',
  '/umroh-dana-talangan',
  '/umroh-dana-tabungan',
  '/haji',
  '/product-haji',
  '/wisata-syariah',
  '/saving',
  '/partner',
  '/gabung-partner',
  '/gabung-travel-distribution-channel',
  '/distribution-partners',
  '/distribution-partners/detik-hikmah',
  '/promo',
  '/galleries',
  '/search-page',
  '/member/wishlist',
]

/** The address without parts that may be left out; nothing where a part may not. */
const plainPath = (path: string): string | undefined => {
  const plain = path.replace(/\/:[A-Za-z_]+\?/g, '') || '/'
  return /[:*]/.test(plain) ? undefined : plain
}

const walked = table.flatMap((entry) => {
  const path = plainPath(entry.path)
  return path && !entry.only && !unlike[path]
    ? [{ ...entry, path, ...(visits[path] ?? { query: '', status: 200 }) }]
    : []
})

const addressOf = (language: Language, { path, query }: { path: string; query: string }): string =>
  siteUrl() + inLanguage(language, path) + query

/** Cookies of a demo member, as the API gives the tokens. */
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
  for (const entry of walked.filter(({ path }) => !lookedAtElsewhere.includes(path))) {
    test(`${inLanguage(language, entry.path)} is whole at every width`, async ({
      page,
      context,
      site,
      request,
    }, info) => {
      expect(site).toBeDefined()
      if (entry.who === 'member') await context.addCookies(await memberCookies(request))
      for (const width of info.project.name === 'phone' ? [360, 900] : [1280]) {
        await page.setViewportSize({ width, height: 900 })
        const reply = await page.goto(addressOf(language, entry))
        expect(reply?.status()).toBe(entry.status)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoViolations(page)
      }
    })
  }

  test(`every page has its own title and its place for search engines, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const titles = new Map<string, string>()
    const cookies = await memberCookies(request)
    for (const entry of walked.filter(({ path }) => path !== '/home')) {
      await context.clearCookies()
      if (entry.who === 'member') await context.addCookies(cookies)
      await page.goto(addressOf(language, entry))
      const title = await page.title()
      expect(title.trim(), entry.path).not.toBe('')
      expect(titles.get(title), `${entry.path} has a title of its own`).toBeUndefined()
      titles.set(title, entry.path)
      if ((await page.locator('meta[name=robots][content*=noindex]').count()) > 0) continue
      const canonical = page.locator('link[rel=canonical]')
      const [itself = entry.path] = entry.addresses ?? []
      await expect(canonical, entry.path).toHaveAttribute('href', siteUrl() + inLanguage(language, itself))
      for (const other of languages) {
        const pair = page.locator(`link[rel=alternate][hreflang=${other}]`)
        await expect(pair, entry.path).toHaveAttribute('href', siteUrl() + inLanguage(other, itself))
      }
    }
  })

  test(`/home is a copy of /, in ${language}`, async ({ page, site }) => {
    await site.open(inLanguage(language, '/home'))
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', siteUrl() + inLanguage(language, '/'))
  })

  test(`a guest at a member's page is sent to sign in, and a member is not asked again, in ${language}`, async ({
    page,
    site,
    context,
    request,
  }) => {
    for (const entry of walked.filter(({ who }) => who === 'member')) {
      await site.open(inLanguage(language, entry.path))
      expect(new URL(page.url()).pathname).toBe(inLanguage(language, '/auth/login'))
    }
    await context.addCookies(await memberCookies(request))
    for (const entry of walked.filter(({ who }) => who === 'visitor')) {
      await site.open(inLanguage(language, entry.path))
      expect(new URL(page.url()).pathname, entry.path).not.toBe(inLanguage(language, entry.path))
    }
  })

  test(`what is closed here is the 404 screen, in ${language}`, async ({ request }) => {
    const safar = demoTenants[1]
    for (const { path, flag, only } of table) {
      const plain = plainPath(path)
      const isOff = flag !== undefined && safar.feature_flag[flag] === 0
      if (!plain || !(isOff || only || unlike[plain] === 'posts only')) continue
      const headers = { host: isOff ? safar.domain_name : 'localhost' }
      const reply = await request.get(siteUrl() + inLanguage(language, plain), { headers })
      expect(reply.status(), plain).toBe(404)
      expect(await reply.text()).toContain(`lang="${language}"`)
    }
  })
}
