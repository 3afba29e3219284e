import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noteChange } from '#modules/search/build/changes.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { pageContext } from '#web/page-context.ts'
import { type PageEntry, pages } from '#web/pages.ts'

let home: TestApp
let rendered: string[] = []

/** A site that writes down whom it renders for: whatever reaches it could end up in what others see. */
async function render(request: Request, context: RouterContextProvider): Promise<Response> {
  const page = context.get(pageContext)
  const { pathname } = new URL(request.url)
  rendered.push(pathname)
  const facts = [
    page.is_for_any_member ? 'any member' : 'one',
    page.cookie_header,
    [...request.headers.values()].join(),
  ]
  return new Response(`<p>${pathname}|${facts.join('|')}</p>`, { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  home = await testApp({ KEEP_PAGES_SECONDS: '600' }, { site: { assets: undefined, handler: async () => render } })
})
afterAll(() => home.close())
beforeEach(() => {
  noteChange()
  rendered = []
})

const get = (url: string, cookie = '') =>
  home.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...(cookie && { cookie }) } })

const siti = 'jwt=siti; refresh_token=siti-too; scripted=1'
const budi = 'refresh_token=budi; scripted=1; device=budi-phone'

test('members whose browsers run scripts share one page, and nothing of them reaches it', async () => {
  const replies = [await get('/umroh', siti), await get('/umroh', budi), await get('/umroh', `__Host-${siti}`)]
  expect(rendered).toEqual(['/umroh'])
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies[0]?.body).toContain('/umroh|any member|lang=id; look=classic')
  expect(replies[0]?.body).not.toMatch(/siti|budi|scripted|jwt|token/)
})

test('to a member such a page is sent as their own is: stored nowhere, and closed to openers', async () => {
  const { headers } = await get('/umroh', siti)
  expect([headers['cache-control'], headers['cross-origin-opener-policy'], headers.vary]).toEqual([
    'no-store',
    'same-origin',
    'accept-encoding, cookie',
  ])
  expect(headers['set-cookie']).toBeUndefined()
})

test('it is another page than that of guests, also where their scripts run', async () => {
  const member = await get('/umroh', siti)
  const guest = await get('/umroh', 'scripted=1')
  expect(guest.body).toContain('/umroh|one|')
  expect(guest.headers['cache-control']).toBe('private, no-cache')
  expect((await get('/umroh')).body).toBe(guest.body)
  expect((await get('/umroh', siti)).body).toBe(member.body)
  expect(rendered).toHaveLength(2)
})

test('without scripts, with a toast, or where a page differs by member, each gets their own', async () => {
  const alone = [
    ['/umroh', 'jwt=siti'],
    ['/umroh', 'jwt=siti; scripted='],
    ['/umroh', `${siti}; toast=wish_added`],
    ['/promo', siti],
    ['/quran', siti],
    ['/quran/1', siti],
    ['/blog/a', siti],
    ['/search-page', siti],
    ['/product/x.data', siti],
  ] as const
  for (const [url, cookie] of alone) {
    rendered = []
    const replies = [await get(url, cookie), await get(url, cookie)]
    expect([url, cookie, rendered.length]).toEqual([url, cookie, 2])
    for (const { body, headers } of replies) {
      expect(body).toContain(`|one|${cookie}`)
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
    }
  }
})

test('what a member posts is answered to them alone', async () => {
  const reply = await home.app.inject({
    method: 'POST',
    url: '/umroh',
    headers: { host: 'localhost', origin: 'http://localhost', cookie: siti },
  })
  expect(reply.body).toContain(`|one|${siti}`)
})

test('only cached pages differ by member: any other is made for each visitor anyway', () => {
  const entries: readonly PageEntry[] = pages
  expect(entries.filter(({ differs_by_member, cached_by }) => differs_by_member && !cached_by)).toEqual([])
})
