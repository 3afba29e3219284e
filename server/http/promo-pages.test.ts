import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { listWishes } from '#modules/catalogue/module.ts'
import { testPassword } from '#test/support/members.ts'
import { anyListed, anyPromo } from '#test/support/promos.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, siteApp, visit } from '#test/support/visits.ts'

let home: TestApp
let umrah: Awaited<ReturnType<typeof anyListed>>
beforeAll(async () => {
  home = await siteApp()
  const now = home.application.clock.now()
  umrah = await anyListed(home, { slug: 'umrah' })
  await anyPromo(home, { slug: 'chosen', code: 'PILIHAN', product_ids: [umrah.id] })
  await anyPromo(home, { slug: 'all', code: 'SEMUA', quota: 500 })
  await anyPromo(home, { slug: 'over', code: 'LEWAT', ends_at: addMs(now, -dayMs) })
  await anyPromo(home, { slug: 'coming', code: 'NANTI', starts_at: addMs(now, dayMs) })
  await anyPromo(home, { slug: 'elsewhere', code: 'LAIN', tenant_id: demoTenants[1].id })
  // Whoever comes first waits for things that are read once.
  for (const path of ['/promo', '/promo/all', '/galleries', '/umroh']) await visit(home, newBrowser(), path)
})
afterAll(() => home.close())

const open = (path: string, host?: string) => visit(home, newBrowser(host), path)
const isHidden = (html: string) => /<meta name="robots" content="noindex"/.test(html)

test.each(['/promo?search=hemat', '/promo/chosen', '/promo/all?page=1', '/promo/over', '/galleries?show=6'])(
  '%s asks the database at most eight times, and three times more for a member’s souvenirs and chat',
  async (path) => {
    const { browser } = await memberBrowser(home)
    for (const [who, most] of [[newBrowser(), 8] as const, [browser, 11] as const]) {
      const statements = await statementsOf(() => visit(home, who, path))
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
    }
  },
)

test('a wishlist asks the database at most ten times', async () => {
  const { browser } = await memberBrowser(home)
  await visit(home, browser, '/wishlist', { product_id: umrah.id, back: '/umroh' })
  const statements = await statementsOf(() => visit(home, browser, '/member/wishlist'))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(10)
})

test('a promo for souvenirs leads to the shop, and not to packages', async () => {
  const wish = {
    category: 'oleh-oleh',
    applies_to: 'shipping',
    percent: null,
    most_amount: null,
    amount: 15_000,
  } as const
  await anyPromo(home, { slug: 'ongkir', code: 'ONGKIR', ...wish })
  const { html } = await open('/promo/ongkir')
  expect(html).toMatch(/href="\/oleh-oleh"[^>]*>Belanja oleh-oleh/)
  expect(html).toMatch(/Ongkos kirim dipotong hingga Rp\.\s?15\.000/)
  expect(html).not.toContain('id="packages"')
  expect((await open('/promo?category=oleh-oleh')).html).toContain('/promo/ongkir')
})

test("another tenant's promo is not there, and what is there instead is shown", async () => {
  for (const path of [
    '/promo/elsewhere',
    '/en/promo/nobody',
    '/promo/LAIN',
    '/promo/PILIHAN',
    `/promo/${'x'.repeat(161)}`,
  ]) {
    const { status, html } = await open(path)
    expect([path, status, isHidden(html)]).toEqual([path, 404, true])
    expect(html.replaceAll('/promo/LAIN', '').includes('LAIN')).toBe(false)
    expect(html.includes('/promo/chosen')).toBe(true)
  }
  expect((await open('/promo')).html.includes('LAIN')).toBe(false)
  expect((await open('/promo/elsewhere', 'demo.localhost')).html.includes('LAIN')).toBe(true)
  expect((await open('/promo/chosen', 'demo.localhost')).status).toBe(404)
})

test('a promo that is over says so, gives no code away and stays out of search engines', async () => {
  const { status, html } = await open('/promo/over')
  expect([status, isHidden(html), html.includes('LEWAT</p>')]).toEqual([200, true, false])
  const says = async (path: string, text: string) => (await open(path)).html.includes(text)
  expect(await says('/promo/over', 'Promo ini sudah berakhir')).toBe(true)
  expect(await says('/en/promo/over', 'This promo has ended')).toBe(true)
  expect(await says('/promo/coming', 'Promo ini belum dimulai')).toBe(true)
  expect(isHidden((await open('/promo/all')).html)).toBe(false)
})

test('search engines are told what a promo page is, in whole addresses and nothing of it breaks out', async () => {
  await anyPromo(home, { slug: 'odd', code: 'ANEH', title: { id: `Hemat ${script}`, en: 'x' } })
  const { html } = await open('/promo/odd')
  const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  expect(structured.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
  expect(structured[0].itemListElement.at(-1).name).toBe(`Hemat ${script}`)
  expect(structured[0].itemListElement.at(-1).item).toMatch(/^http:\/\/localhost[^/]*\/promo\/odd$/)
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/og\/promo\/odd\.png"/)
  expect([html.includes('<script>alert'), html.includes('<img src=x')]).toEqual([false, false])
})

test('the id of a promo leads to its one address, in the language it was asked in', async () => {
  const { id } = (await ask(home, 'GET', '/api/v3/promos/all')).body.data
  const reply = await open(`/en/promo/${id}`)
  expect([reply.status, reply.location]).toEqual([301, '/en/promo/all'])
})

test('where a tenant has no promos their pages are not there', async () => {
  const safar = home.application.tenants.all().find((tenant) => tenant.domain_name === 'demo.localhost')
  Object.assign(safar?.feature_flag ?? {}, { is_promo: 0 })
  for (const path of ['/promo', '/en/promo', '/promo/elsewhere']) {
    expect((await open(path, 'demo.localhost')).status).toBe(404)
  }
  Object.assign(safar?.feature_flag ?? {}, { is_promo: 1 })
  expect((await open('/promo', 'demo.localhost')).status).toBe(200)
})

const script = `</script><script>alert(1)</script><img src=x onerror=alert(2)>`

test.each([
  `/promo?search=${encodeURIComponent(script)}`,
  `/promo?category=${encodeURIComponent(script)}`,
  `/promo/${encodeURIComponent(script)}`,
])('script in %s stays text', async (path) => {
  const { html } = await open(path)
  expect([html.includes('<script>alert'), html.includes('<img src=x')]).toEqual([false, false])
})

test.each([
  '/promo?page=-1',
  '/promo?page=abc',
  '/promo?page=99999999999',
  '/promo?category=souvenir',
  '/promo?search=%01%02',
  "/promo?search='%20or%201=1--",
  `/promo?search=${'x'.repeat(81)}`,
  '/promo/all?page=-1',
  '/promo/all?page=1e9',
  '/promo/all?page=9999',
  '/galleries?show=-1',
  '/galleries?show=abc',
  '/galleries?show=99999999',
  '/galleries?show=%01',
])('%s makes no sense, and is answered calmly', async (path) => {
  const { status, html } = await open(path)
  expect([status, html.includes('<h1')]).toEqual([200, true])
})

test('a search of ten thousand letters finds nothing, at once', async () => {
  const { status, html } = await open(`/promo?search=${'x'.repeat(10_000)}`)
  expect([status, html.includes('Promo Tidak Tersedia'), isHidden(html)]).toEqual([200, true, true])
})

async function login(browser: ReturnType<typeof newBrowser>, member: { email: string }, back: string) {
  const form = { intent: 'password', email: member.email, password: testPassword }
  return visit(home, browser, `/auth/login?redirect=${encodeURIComponent(back)}`, form)
}
const wishesOf = async (id: string) => (await listWishes(home.application.db, id)).map((wish) => wish.id)

test('a heart pressed by a guest is kept by the sign-in, and by nothing else', async () => {
  const { member } = await memberBrowser(home)
  const browser = newBrowser()
  const sent = await visit(home, browser, '/en/wishlist', { product_id: umrah.id, back: '/en/umroh?month=2027-01' })
  const address = '/en/auth/login?redirect=%2Fumroh%3Fmonth%3D2027-01'
  expect([sent.status, sent.location]).toEqual([302, address])
  const note = sent.set.find((line) => line.startsWith('after_login='))
  expect(note).toMatch(/; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/)
  for (const path of ['/umroh', '/auth/login', '/wishlist']) await visit(home, browser, path)
  expect(await wishesOf(member.id)).toEqual([])
  const arrived = await login(browser, member, '/umroh?month=2027-01')
  expect([arrived.status, arrived.location]).toEqual([302, '/umroh?month=2027-01'])
  expect(await wishesOf(member.id)).toEqual([umrah.id])
  expect(browser.cookies.get('toast')).toBe('wish_added')
  expect(browser.cookies.has('after_login')).toBe(false)
})

test('what is on the list already stays there when a guest presses its heart', async () => {
  const { browser: signed, member } = await memberBrowser(home)
  await visit(home, signed, '/wishlist', { product_id: umrah.id, back: '/umroh' })
  const browser = newBrowser()
  await visit(home, browser, '/wishlist', { product_id: umrah.id, back: '/umroh' })
  await login(browser, member, '/umroh')
  expect([await wishesOf(member.id), browser.cookies.get('toast')]).toEqual([[umrah.id], 'welcome'])
})

test('a note that makes no sense spoils no sign-in', async () => {
  const { member } = await memberBrowser(home)
  const browser = newBrowser()
  await visit(home, browser, '/wishlist', { product_id: "' or 1=1", back: '//evil.example' })
  const arrived = await login(browser, member, '/')
  expect([arrived.status, arrived.location, browser.cookies.get('toast')]).toEqual([302, '/', 'F-REQ-2v2'])
  browser.cookies.set('after_login', 'planted')
  browser.cookies.delete('jwt')
  browser.cookies.delete('refresh_token')
  expect((await login(browser, member, '/')).location).toBe('/')
  expect(await wishesOf(member.id)).toEqual([])
})

test('a promo is put aside by a member at once, and by a guest once signed in', async () => {
  const { browser, member, token } = await memberBrowser(home)
  const isSaved = async (slug: string) =>
    (await ask(home, 'GET', `/api/v3/promos/${slug}`, { token })).body.data.is_claimed
  const done = await visit(home, browser, '/en/promo/all', {})
  expect([done.status, done.location, browser.cookies.get('toast')]).toEqual([302, '/en/promo/all', 'promo_saved'])
  expect([await isSaved('all'), await isSaved('chosen')]).toEqual([true, false])
  const guest = newBrowser()
  expect((await visit(home, guest, '/promo/chosen', {})).location).toBe('/auth/login?redirect=%2Fpromo%2Fchosen')
  expect((await login(guest, member, '/promo/chosen')).location).toBe('/promo/chosen')
  expect([await isSaved('chosen'), guest.cookies.get('toast')]).toEqual([true, 'promo_saved'])
  const late = await visit(home, browser, '/promo/over', {})
  expect([late.status, late.html.includes('Promo ini sudah berakhir')]).toEqual([422, true])
})

test('a wishlist is for members', async () => {
  expect((await open('/en/member/wishlist?category=haji')).location).toBe(
    '/en/auth/login?redirect=%2Fmember%2Fwishlist%3Fcategory%3Dhaji',
  )
})
