import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { anOrder } from '#test/support/bookings.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { type Browser, memberBrowser, newBrowser, visit } from '#test/support/visits.ts'
import { walked } from '#test/support/walked-pages.ts'

let home: TestApp
let product = ''
beforeAll(async () => {
  home = await demoApp({ KEEP_PAGES_SECONDS: '600' })
  const { body } = await ask(home, 'GET', '/api/v3/products?limit=1')
  product = body.data.items[0].slug
})
afterAll(() => home.close())
afterEach(() => vi.useRealTimers())

const scripted = ({ cookies, host }: Browser): Browser => ({ cookies: new Map(cookies).set('scripted', '1'), host })

/** What a page is about, without what differs at each visit. */
function mainOf(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(' style="min-height:var(--latest-height, 0px)"', '')
    .replaceAll(/name="key" value="[^"]*"/g, '')
}

const personal = async (browser: Browser, url = '/personal') => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await home.app.inject({ method: 'GET', url, headers: { host: 'localhost', cookie } })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
}

test('the personal part has name, hearts, unread totals and cart of whoever asks, and is stored nowhere', async () => {
  const { browser, member, token } = await memberBrowser(home)
  const { body } = await ask(home, 'GET', '/api/v3/products?limit=1')
  const id = body.data.items[0].id
  await ask(home, 'POST', `/api/v3/users/wishlist/${id}`, { token })
  const mine = await personal(browser)
  expect(mine.headers['cache-control']).toBe('private, no-store')
  expect(mine.body).toEqual({
    shell: {
      member: {
        id: member.id,
        full_name: member.full_name,
        avatar_url: expect.any(String),
        wishlist_ids: [id],
        wishlist_slugs: [],
      },
      total_unread: expect.any(Number),
      cart_total: 0,
      chat_unread: 0,
    },
  })
  const other = await memberBrowser(home)
  expect((await personal(other.browser)).body.shell.member.id).toBe(other.member.id)
  const guest = await personal(newBrowser())
  expect([guest.status, guest.body]).toEqual([200, { shell: { total_unread: 0, cart_total: 0, chat_unread: 0 } }])
})

test('the order to continue comes where it is asked for', async () => {
  const order = await anOrder(home)
  const browser = newBrowser()
  browser.cookies.set('jwt', order.token)
  expect((await personal(browser)).body.latest).toBeUndefined()
  const { latest } = (await personal(browser, '/en/personal?latest=1')).body
  expect([latest.title, latest.order.id]).toEqual(['Continue your order', order.id])
})

test('a token nobody knows is answered like a guest, and dropped', async () => {
  const browser = newBrowser()
  browser.cookies.set('jwt', 'made-up')
  const { body, headers } = await personal(browser)
  expect(body.shell.member).toBeUndefined()
  expect(String(headers['set-cookie'])).toContain('jwt=; Path=/; Max-Age=0')
})

/** A member with something of their own wherever a page could show it, but for hearts and orders. */
async function busyMember() {
  const { browser, token } = await memberBrowser(home)
  const at = home.application.clock.now().toISOString()
  const bookmarks = [{ chapter: 2, verse: 255, at, is_removed: false }]
  const marked = await ask(home, 'POST', '/api/v3/users/quran-marks', { token, body: { bookmarks } })
  const [promo] = (await ask(home, 'GET', '/api/v3/promos')).body.data.items
  const claimed = await ask(home, 'POST', `/api/v3/promos/${promo.id}`, { token, body: {} })
  expect([marked.status, claimed.status]).toEqual([200, 200])
  return { browser, promo: `/promo/${promo.slug}` }
}

const shared = walked.filter((entry) => entry.cached_by && entry.who === 'anyone')

test('a page that members share says to them what their own would, but for header, hearts and order', async () => {
  // The sun of the prayer times moves between two renderings.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const { browser } = await busyMember()
  const paths = shared.filter((entry) => !entry.differs_by_member).map(({ path, query }) => path + query)
  for (const path of [...paths, `/product/${product}`, `/bandingkan?paket=${product}`]) {
    const own = await visit(home, browser, path)
    const cached = await visit(home, scripted(browser), path)
    expect([path, own.status, cached.status]).toEqual([path, 200, 200])
    expect(own.html).toContain('Siti Rahmawati')
    expect(cached.html).not.toContain('Siti Rahmawati')
    // What changes meanwhile, such as a list that is filled in the background, is the same in the next one.
    const isSame = (html: string) => mainOf(html) === mainOf(cached.html)
    expect(isSame(own.html) || isSame((await visit(home, browser, path)).html), path).toBe(true)
  }
})

test('a page that differs by member says to them what it says to nobody else', async () => {
  const { browser, promo } = await busyMember()
  for (const path of ['/quran', '/promo', promo]) {
    const own = await visit(home, scripted(browser), path)
    expect(own.html).toContain('Siti Rahmawati')
    expect(mainOf(own.html), path).not.toBe(mainOf((await visit(home, newBrowser(), path)).html))
  }
})

test('the page that members share has the places of what is theirs, and names nobody', async () => {
  const { browser } = await memberBrowser(home)
  const { html } = await visit(home, scripted(browser), '/')
  expect(html).toContain('aria-label="Akun saya"')
  expect(html).toContain('min-height:var(--latest-height, 0px)')
  expect(html).not.toContain('/auth/login')
})
