import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flagNames } from '#core/tenant.ts'
import { demoTenants } from '#demo/tenants.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { type Browser, newBrowser, visit } from '#test/support/visits.ts'
import { findPage } from '#web/find-page.ts'
import { splitLanguage } from '#web/to.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const [, safar] = demoTenants

const kindOf = (address: string): string => {
  const { language, path } = splitLanguage(new URL(address, 'http://a').pathname)
  return `${language} ${findPage(path)?.path ?? path}`
}

const decoded = (href: string): string => href.replaceAll('&amp;', '&')

/** What a page leads to on this site: without the places of a page, and without files. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g)].map(([, href = '']) => decoded(href))
  return [...new Set(links)].filter((href) => !href.startsWith('//'))
}

/** What search engines and shared links say of a page. */
const headOf = (html: string): string =>
  [...html.matchAll(/<title>.*?<\/title>|<meta (?:name="description"|property="og:[a-z]+")[^>]*>/g)].join(' ')

/** Pages that teach or name the law, whatever is sold here; and the shop, whose stores and boxes of gifts are called after hajj. */
const knowledge =
  /^(?:\/en)?\/(?:panduan|doa|blog|partner|gabung-partner|quran|kalender-hijriah|faq|oleh-oleh)(?:[/?]|$)/

/** Walks along every link, one page of each kind (it is drawn like the next), and says which lead nowhere. */
async function deadLinks(browser: Browser) {
  const dead: string[] = []
  const pages: { to: string; head: string }[] = []
  const kinds = new Set<string>()
  const queue = [{ to: '/', from: 'the door' }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { to, from } = next
    const reply = await visit(home, browser, to)
    if (reply.status === 200) pages.push({ to, head: headOf(reply.html) })
    if (reply.status >= 400) dead.push(`${to} (${reply.status}), from ${from}`)
    const onward = reply.location ? [new URL(reply.location, `http://${browser.host}${to}`)] : []
    const links = [...onward.map(({ pathname, search }) => pathname + search), ...linksOf(reply.html)]
    for (const href of links) {
      if (kinds.has(kindOf(href))) continue
      kinds.add(kindOf(href))
      queue.push({ to: href, from: to })
    }
  }
  return { dead, kinds, pages }
}

async function memberOf(tenant: (typeof demoTenants)[number]): Promise<Browser> {
  const { user_token, refresh_token } = await signedIn(home, await anyMember(home, { tenant_id: tenant.id }))
  const browser = newBrowser(tenant.domain_name)
  browser.cookies.set('jwt', user_token).set('refresh_token', refresh_token)
  return browser
}

test('no link leads a guest to a page that is not there', async () => {
  const { dead, kinds } = await deadLinks(newBrowser())
  expect(dead).toEqual([])
  // The walk went everywhere, in both languages: the switch between them is a link.
  for (const path of ['/umroh', '/quran', '/product/:productSlug?', '/auth/login', '/kiblat'])
    expect([...kinds]).toEqual(expect.arrayContaining([`id ${path}`, `en ${path}`]))
})

test.each(demoTenants)('no link leads a member of $name to a page that is not there', async (tenant) => {
  const { dead, kinds } = await deadLinks(await memberOf(tenant))
  expect(dead).toEqual([])
  for (const path of ['/member/profile', '/member/my-order', '/member/wishlist', '/notification'])
    expect([...kinds]).toEqual(expect.arrayContaining([`id ${path}`, `en ${path}`]))
})

test('where every flag is 0, no link leads a guest to what is closed, and no title or description names hajj', async () => {
  const off = Object.fromEntries(flagNames.map((name) => [name, 0 as const]))
  const feature_flag = { ...safar.feature_flag, ...off }
  await home.application.db.update(tenants).set({ feature_flag }).where(eq(tenants.id, safar.id))
  await home.application.tenants.refresh()
  const { dead, pages } = await deadLinks(newBrowser(safar.domain_name))
  expect(dead).toEqual([])
  const selling = pages.filter(({ to }) => !knowledge.test(to))
  expect(selling.length).toBeGreaterThan(30)
  expect(selling.filter(({ head }) => /\b(?:haji|hajj)\b/i.test(head))).toEqual([])
})
