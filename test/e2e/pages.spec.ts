import type { APIRequestContext } from '@playwright/test'
import { type Language, languages } from '#core/messages.ts'
import { demoTenants } from '#database/seed/tenants.ts'
import { type PageEntry, pages } from '#web/pages.ts'
import { inLanguage } from '#web/to.ts'
import { violationsOn } from './support/axe.ts'
import { expect, expectNoViolationsAt, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const table: readonly PageEntry[] = pages

/** Pages that are no page to look at: what a plain visit gets instead. */
const unlike: Readonly<Record<string, 'posts only' | 'leads on' | 'data only'>> = {
  '/auth/logout': 'posts only',
  '/preferences': 'posts only',
  '/wishlist': 'posts only',
  '/quran/tanda': 'leads on',
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
  '/member/my-order',
]
/** One page shows all guides: with a map, with Arabic, and as a walk they are looked at, the others are the same. */
const guides = /^\/panduan\/(?!miqat|talbiyah|manasik)/
const isLookedAt = (path: string): boolean => lookedAtElsewhere.includes(path) || guides.test(path)

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
  for (const entry of walked.filter(({ path }) => !isLookedAt(path))) {
    const name = `${inLanguage(language, entry.path)} is whole at every width`
    test(name, { tag: '@desktop' }, async ({ page, context, site, request }) => {
      expect(site).toBeDefined()
      if (entry.who === 'member') await context.addCookies(await memberCookies(request))
      const reply = await page.goto(addressOf(language, entry))
      expect(reply?.status()).toBe(entry.status)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // The other language has other words, and nothing else: they are tried where they have least room.
      if (language === 'id') await expectNoViolationsAtAnyWidth(page)
      else await expectNoViolationsAt(page, 320)
    })
  }

  const own = `every page has its own title and its place for search engines, in ${language}`
  test(own, { tag: '@desktop' }, async ({ request }) => {
    const titles = new Map<string, string>()
    const cookies = (await memberCookies(request)).map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const entry of walked.filter(({ path }) => path !== '/home')) {
      const headers = { cookie: entry.who === 'member' ? cookies : '' }
      const head = (await (await request.get(addressOf(language, entry), { headers })).text()).split('</head>')[0] ?? ''
      const title = /<title>(.*?)<\/title>/.exec(head)?.[1]?.trim() ?? ''
      expect(title, entry.path).not.toBe('')
      expect(titles.get(title), `${entry.path} has a title of its own`).toBeUndefined()
      titles.set(title, entry.path)
      if (/<meta name="robots" content="[^"]*noindex/.test(head)) continue
      const [itself = entry.path] = entry.addresses ?? []
      expect(head, entry.path).toContain(`<link rel="canonical" href="${siteUrl() + inLanguage(language, itself)}"`)
      for (const other of languages) {
        const pair = `hrefLang="${other}" href="${siteUrl() + inLanguage(other, itself)}"`
        expect(head.toLowerCase(), entry.path).toContain(pair.toLowerCase())
      }
    }
  })

  test(`/home is a copy of /, in ${language}`, { tag: '@desktop' }, async ({ page, site }) => {
    await site.open(inLanguage(language, '/home'))
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', siteUrl() + inLanguage(language, '/'))
  })

  const guest = `a guest at a member's page is sent to sign in, and a member is not asked again, in ${language}`
  test(guest, { tag: '@desktop' }, async ({ page, site, context, request }) => {
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

  test(`what is closed here is the 404 screen, in ${language}`, { tag: '@desktop' }, async ({ request }) => {
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

test('a picture without words and a faint text are noticed', { tag: '@desktop' }, async ({ page }) => {
  await page.setContent(
    '<html lang="id"><title>x</title><main><h1>x</h1><img src="/x"><p style="color:#ccc">Teks yang terlalu samar</p></main>',
  )
  const found = await violationsOn(page)
  expect(found.map((one) => one.split(':')[0])).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
})
