import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#core/messages.ts'
import { demoTenants } from '#demo/tenants.ts'
import { bubblingForms } from '#test/support/bubbling-forms.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { type Browser, memberBrowser, newBrowser, visit } from '#test/support/visits.ts'
import { plainPath, table, unlike, walked } from '#test/support/walked-pages.ts'
import { inLanguage } from '#web/to.ts'

// The port of an application that listens nowhere.
const site = 'http://localhost:0'

let home: TestApp
let member: Browser
beforeAll(async () => {
  home = await demoApp()
  member = (await memberBrowser(home)).browser
})
afterAll(() => home.close())

describe.each(languages)('in %s', (language) => {
  const here = (path: string) => inLanguage(language, path)
  const headOf = async ({ path, query, who }: (typeof walked)[number]) => {
    const browser = who === 'member' ? member : newBrowser()
    const { html } = await visit(home, browser, here(path) + query)
    return html.split('</head>')[0] ?? ''
  }

  test('every page has its own title and its place for search engines', async () => {
    const titles = new Map<string, string>()
    for (const entry of walked.filter(({ path }) => path !== '/home')) {
      const head = await headOf(entry)
      const title = /<title>(.*?)<\/title>/.exec(head)?.[1]?.trim() ?? ''
      expect(title, entry.path).not.toBe('')
      expect(titles.get(title), `${entry.path} has a title of its own`).toBeUndefined()
      titles.set(title, entry.path)
      if (/<meta name="robots" content="[^"]*noindex/.test(head)) continue
      const [itself = entry.path] = entry.addresses ?? []
      expect(head, entry.path).toContain(`<link rel="canonical" href="${site}${here(itself)}"`)
      for (const other of languages) {
        const pair = `hrefLang="${other}" href="${site}${inLanguage(other, itself)}"`
        expect(head.toLowerCase(), entry.path).toContain(pair.toLowerCase())
      }
    }
  })

  test('/home is a copy of /', async () => {
    const reader = await new PlainBrowser(home).open(here('/home'))
    expect(reader.one('link[rel=canonical]').getAttribute('href')).toBe(site + here('/'))
  })

  test("a guest at a member's page is sent to sign in, and a member is not asked again", async () => {
    for (const { path } of walked.filter(({ who }) => who === 'member')) {
      const guest = await new PlainBrowser(home).open(here(path))
      expect([path, guest.path.split('?')[0]]).toEqual([path, here('/auth/login')])
    }
    for (const { path } of walked.filter(({ who }) => who === 'visitor')) {
      const reader = await new PlainBrowser(home, member).open(here(path))
      expect(reader.path.split('?')[0], path).not.toBe(here(path))
    }
  })

  test('what is closed here is the 404 screen', async () => {
    const safar = demoTenants[1]
    let closed = 0
    for (const { path, flag, only } of table) {
      const plain = plainPath(path)
      const isOff = flag !== undefined && safar.feature_flag[flag] === 0
      if (!plain || !(isOff || only || unlike[plain] === 'posts only')) continue
      const { status, html } = await visit(home, newBrowser(isOff ? safar.domain_name : 'localhost'), here(plain))
      expect([plain, status]).toEqual([plain, 404])
      expect(html).toContain(`lang="${language}"`)
      if (isOff) closed += 1
    }
    expect(closed).toBeGreaterThan(2)
  })
})

test('what is missing in a form is said by the page, never by the browser in its own words', async () => {
  const forms = '<form><input required=""></form><form noValidate=""><input required=""></form>'
  const planted = parseHTML(`<html><body>${forms}</body></html>`).document
  expect(bubblingForms(planted)).toHaveLength(1)
  for (const { path, query, who } of walked) {
    const reader = await new PlainBrowser(home, who === 'member' ? member : newBrowser()).open(path + query)
    expect([path, bubblingForms(reader.document)]).toEqual([path, []])
  }
})
