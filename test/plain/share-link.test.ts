import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributions, share_tokens } from '#modules/affiliate/tables.ts'
import { demoApp } from '#test/support/demo-app.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const linked = async (token: string) =>
  (await home.application.db.select().from(share_tokens).where(eq(share_tokens.token, token)))[0]

test('a link leads to its package with the code, in both languages, and is counted', async () => {
  const { product_slug } = (await linked('demo-share-aisyah-paket')) ?? {}
  for (const prefix of ['', '/en']) {
    const reply = await visit(home, newBrowser(), `${prefix}/r/demo-share-aisyah-paket`)
    expect(reply.location).toBe(`${prefix}/product/${product_slug}?affiliate_code=RIHLA-AISYAH`)
  }
  expect((await linked('demo-share-aisyah-paket'))?.opened).toBe(2)
})

test('a link that is over leads home with a word, and leaves nothing', async () => {
  const browser = newBrowser()
  expect((await visit(home, browser, '/r/nobody')).location).toBe('/')
  expect((await visit(home, browser, '/')).html).toContain('Tautan ini tidak berlaku lagi')
  expect([...browser.cookies.keys()]).not.toContain('affiliate_code')
})

test('a code of nobody, or of another brand, restricts nothing and is not kept', async () => {
  for (const code of ['NOBODY', 'SAFAR-GITA']) {
    const browser = newBrowser()
    const reply = await visit(home, browser, `/?affiliate_code=${code}`)
    expect([reply.status, reply.html.includes('Beranda Rihla')]).toEqual([200, true])
    expect([...browser.cookies.keys()].filter((name) => /affiliate|recommended/.test(name))).toEqual([])
    browser.cookies.set('affiliate_code', code)
    expect((await visit(home, browser, '/')).status).toBe(200)
  }
})

test('the navigation is restricted in the session that came by the link; the recommendation outlasts it, and becomes the member’s', async () => {
  const browser = newBrowser()
  await visit(home, browser, '/?affiliate_code=RIHLA-AISYAH')
  expect((await visit(home, browser, '/')).location).toBe('/?affiliate_code=RIHLA-AISYAH')
  // The browser was closed.
  browser.cookies.delete('affiliate_code')
  expect((await visit(home, browser, '/')).html).toContain('Beranda Rihla')
  const { browser: own, member } = await memberBrowser(home)
  for (const [name, value] of own.cookies) browser.cookies.set(name, value)
  await visit(home, browser, '/member/profile')
  const rows = await home.application.db.select().from(attributions).where(eq(attributions.user_id, member.id))
  expect(rows.map(({ source }) => source)).toEqual(['link'])
  expect([...browser.cookies.keys()]).not.toContain('recommended_by')
})
