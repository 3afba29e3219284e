import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { type StaffRole, staffRoles } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { builtSite } from '#server/site.ts'
import { anOffer } from '#test/support/bookings.ts'
import { anyReview } from '#test/support/catalogue-fixtures.ts'
import { consoleThings } from '#test/support/console-things.ts'
import { consultantOf } from '#test/support/consultants.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { aReportedComment } from '#test/support/posts.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { type Browser, memberBrowser, newBrowser, sendTo, siteApp, staffBrowser, visit } from '#test/support/visits.ts'
import { words as errorWords } from '#web/components/errors/words.ts'
import { type ConsolePage, pages } from '#web/console/pages.ts'
import { words } from '#web/console/words.ts'
import { inLanguage } from '#web/to.ts'

let home: TestApp
const ids = new Map<string, string>()
beforeAll(async () => {
  home = await siteApp()
  for (const [path, make] of Object.entries(consoleThings)) ids.set(path, (await make(home)).id)
  const { partner, product } = await anOffer(home)
  await anyReview(home, { partner_id: partner.id, product_id: product.id, rating: 4 })
  await aReportedComment(home)
})
afterAll(() => home.close())

const table: readonly ConsolePage[] = pages
async function withRole(role: StaffRole) {
  const person = await staffBrowser(home, { role, scope: { kind: 'platform' } })
  // The role alone answers nobody.
  if (role === 'consultant') await consultantOf(home, person.browser.cookies.get('staff_token'))
  return person
}

/** Where a page of the list is, in both languages, and what the router fetches of it. */
function addressesOf({ path }: ConsolePage): string[] {
  const own = path.replace(/:\w+/, ids.get(path) ?? '')
  return (['id', 'en'] as const).flatMap((language) => {
    const address = `/console${inLanguage(language, own)}`.replace(/\/$/, '')
    return [address, `${address}.data`]
  })
}
const everyAddress = () => table.flatMap(addressesOf)

const statusesOf = async (browser: Browser, addresses: readonly string[]) => {
  const statuses: Record<string, number> = {}
  for (const address of addresses) statuses[address] = (await visit(home, browser, address)).status
  return statuses
}
const all = (addresses: readonly string[], status: number) =>
  Object.fromEntries(addresses.map((address) => [address, status]))

const isOpen = ({ roles }: ConsolePage, role: StaffRole) => roles !== 'guests' && roles.includes(role)
const closedPages = () => table.filter(({ roles }) => roles !== 'guests')

// A role with many pages opens each of them, in both languages.
const many = { timeout: 90_000 }

test('a guest, a member and a secret of nobody are led to the sign-in from wherever they come, and see nothing', async () => {
  const stranger = newBrowser()
  stranger.cookies.set('staff_token', 'x'.repeat(43))
  const { browser: member } = await memberBrowser(home)
  const addresses = [...closedPages().flatMap(addressesOf), '/console/nowhere']
  for (const browser of [newBrowser(), member, stranger]) {
    for (const address of addresses) {
      const { status, location, html } = await visit(home, browser, address)
      const isData = address.endsWith('.data')
      expect([address, status]).toEqual([address, isData ? 202 : 302])
      expect(isData ? html : location).toContain(address.includes('/en') ? '/en/login' : '/login')
    }
  }
  const sent = { intent: 'send', id: ids.get('/bookings/:id') ?? '', reference: 'BCA 1' }
  const { status, location } = await visit(home, newBrowser(), '/console/refunds?status=sent', sent)
  expect([status, location]).toEqual([302, '/console/login?next=%2Frefunds%3Fstatus%3Dsent'])
})

test.each(staffRoles)('%s opens the pages of that role in both languages, and finds no other', many, async (role) => {
  const { browser } = await withRole(role)
  for (const page of closedPages()) {
    const addresses = addressesOf(page)
    expect(await statusesOf(browser, addresses)).toEqual(all(addresses, isOpen(page, role) ? 200 : 404))
  }
})

test.each(staffRoles)('the menu of %s has every page of that role, and none that is not there', many, async (role) => {
  const { browser } = await withRole(role)
  for (const language of ['id', 'en'] as const) {
    const say = words(language)
    const person = await new PlainBrowser(home, browser).open(`/console${language === 'en' ? '/en' : ''}`)
    const links = [...person.part(say.menu).querySelectorAll('a')]
    const expected = table.flatMap((page) =>
      page.menu && page.group !== 'person' && isOpen(page, role) ? [say[page.menu]] : [],
    )
    expect(links.map((link) => person.name(link))).toEqual(expected)
    const shown = person.all('main a[href], header a[href]').map((link) => link.getAttribute('href') ?? '')
    expect(await statusesOf(browser, shown)).toEqual(all(shown, 200))
  }
})

/** A tenant, a partner, a store and a bank that have nothing; new ones for each role, for who was seen before is a colleague. */
const foreignScopes = () => (['tenant', 'partner', 'store', 'bank'] as const).map((kind) => ({ kind, id: newId() }))

/** Lists of texts of the platform too, which editors of every brand read: only those of one brand are nobody else's. */
const shared = ['/faqs', '/pages', '/guides']
const brandTexts = () => [ids.get('/faqs/:id'), ids.get('/pages/:id')]

/** What names a thing or a person on a page. */
const namesIn = (html: string): string[] =>
  html.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b(?:RHL|INV)-[A-Z0-9]+|[\w.+-]+@[\w.-]+\.\w+/g) ?? []

type Place = { path: string; is_platform?: true | undefined; scopes?: readonly string[] | undefined }
const isClosed = ({ path, is_platform, scopes }: Place, kind = ''): boolean =>
  is_platform === true || path.includes(':') || (kind !== '' && scopes !== undefined && !scopes.includes(kind))

type Seen = { status: number; html: string; kind?: string }

/** What somebody of another scope must not get: a page of the platform or of one thing, and in any other nothing that the platform sees there. */
function foreignFinding(place: Place, { status, html, kind }: Seen, ofPlatform: ReadonlySet<string>) {
  const { path } = place
  if (isClosed(place, kind)) return status === 404 ? [] : [`${path} answers ${status}`]
  const isForeign = (name: string) => (shared.includes(path) ? brandTexts().includes(name) : ofPlatform.has(name))
  const leaked = [...new Set(namesIn(html))].filter(isForeign)
  return [...(status === 200 ? [] : [`${path} answers ${status}`]), ...leaked.map((name) => `${path} shows ${name}`)]
}

/** Figures, what waits by its number, and a form to look for somebody: no thing is named there unless it is looked for. */
const namesNothing = ['/', '/find']
/** What a consultant has earned is one person’s, whatever their scope. */
const isOfOneself = (path: string, role: StaffRole) => role === 'consultant' && path === '/statement'

test.each(staffRoles)(
  '%s of another brand, agency, store or bank opens no page of a thing, and reads of none',
  async (role) => {
    const problems: string[] = []
    const { browser: platform } = await withRole(role)
    const seen = new Map<string, Set<string>>()
    const own = closedPages().filter((one) => isOpen(one, role))
    for (const page of own.filter((one) => !isClosed(one))) {
      const [address = ''] = addressesOf(page)
      seen.set(page.path, new Set(namesIn((await visit(home, platform, address)).html)))
    }
    for (const scope of foreignScopes()) {
      const { browser } = await staffBrowser(home, { role, scope })
      for (const page of own) {
        const [address = ''] = addressesOf(page)
        const answer = { ...(await visit(home, browser, address)), kind: scope.kind }
        const findings = foreignFinding(page, answer, seen.get(page.path) ?? new Set())
        problems.push(...findings.map((one) => `${scope.kind}: ${one}`))
      }
    }
    expect(problems).toEqual([])
    const empty = [...seen].filter(
      ([path, names]) => names.size === 0 && !namesNothing.includes(path) && !isOfOneself(path, role),
    )
    expect(empty.map(([path]) => path)).toEqual([])
  },
)

test('a page that opens for another scope, fails for it or shows a thing of all is noticed', () => {
  const [id = ''] = ids.values()
  const finding = (page: Place, seen: Seen) => foreignFinding(page, seen, new Set([id]))
  expect(finding({ path: '/bookings/:id' }, { status: 200, html: '' })).toHaveLength(1)
  expect(finding({ path: '/ledger', is_platform: true }, { status: 200, html: '' })).toHaveLength(1)
  expect(finding({ path: '/banks', scopes: ['bank'] }, { status: 200, html: '', kind: 'tenant' })).toHaveLength(1)
  expect(finding({ path: '/bookings' }, { status: 500, html: '' })).toHaveLength(1)
  expect(finding({ path: '/bookings' }, { status: 200, html: `<a>${id}</a>` })).toHaveLength(1)
  expect(finding({ path: '/bookings' }, { status: 200, html: `<a>${newId()}</a>` })).toEqual([])
})

test('an admin of one brand finds no page of the platform, neither in the menu nor by its address', async () => {
  const { browser } = await staffBrowser(home, { role: 'admin', scope: { kind: 'tenant', id: demoTenants[0].id } })
  const own = table.filter(({ is_platform }) => is_platform).flatMap(addressesOf)
  expect(own).toContain('/console/ledger')
  expect(await statusesOf(browser, own)).toEqual(all(own, 404))
  const person = await new PlainBrowser(home, browser).open('/console')
  const links = [...person.part(words('id').menu).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(links).not.toContain('/console/ledger')
  expect(await statusesOf(browser, links)).toEqual(all(links, 200))
})

test('what is no page of the console, or no booking, is not there for staff either', async () => {
  const { browser } = await withRole('admin')
  const addresses = ['/console/nowhere', '/console/en/nowhere', '/console/bookings/x', '/console/departures/x']
  expect(await statusesOf(browser, addresses)).toEqual(all(addresses, 404))
})

const asset = () => {
  const [name = ''] = readdirSync(join(process.cwd(), 'build/console/client/assets')).filter((one) =>
    one.endsWith('.js'),
  )
  return `/console/assets/${name}`
}

test('on any other host there is no console: the site answers, as for any address that leads nowhere', async () => {
  const { browser } = await withRole('admin')
  const elsewhere = { ...browser, host: 'demo.localhost' }
  for (const address of [...everyAddress(), asset()]) {
    expect([address, (await visit(home, elsewhere, address)).status]).toEqual([address, 404])
  }
  const person = await new PlainBrowser(home, elsewhere).open('/console/refunds')
  expect(person.text('h1')).toBe(errorWords('id').notFound)
  expect(person.html).not.toContain('/console/assets/')
})

test('a console with a host of its own answers there, and nowhere else', async ({ onTestFinished }) => {
  const apart = await testApp({ CONSOLE_HOST: 'desk.test' }, { site: builtSite(process.cwd()) })
  onTestFinished(() => apart.close())
  const { browser } = await staffBrowser(apart, { role: 'finance', scope: { kind: 'platform' } })
  for (const host of ['desk.test', 'DESK.test:3000']) {
    expect((await visit(apart, { ...browser, host }, '/console/refunds')).status).toBe(200)
    expect((await visit(apart, { ...browser, host }, asset())).status).toBe(200)
  }
  expect((await visit(apart, browser, '/console/refunds')).status).toBe(404)
  expect((await visit(apart, browser, asset())).status).toBe(404)
})

test('no answer of the console is stored, listed by search engines or framed, whatever it is', async () => {
  const { browser } = await withRole('finance')
  const cookie = `staff_token=${browser.cookies.get('staff_token')}`
  for (const [url, sent] of [
    ['/console', cookie],
    ['/console/en/refunds', cookie],
    ['/console/refunds.data', cookie],
    ['/console/refunds', ''],
    ['/console/nowhere', cookie],
  ]) {
    const { headers } = await home.app.inject({ method: 'GET', url, headers: { host: 'localhost', cookie: sent } })
    expect([url, headers['cache-control'], headers['x-robots-tag']]).toEqual([url, 'no-store', 'noindex'])
    expect([headers['x-frame-options'], headers['x-content-type-options']]).toEqual(['DENY', 'nosniff'])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('pages of the console reach nothing beyond their own origin', async () => {
  const { browser } = await withRole('finance')
  const cookie = `staff_token=${browser.cookies.get('staff_token')}`
  const reply = await home.app.inject({ method: 'GET', url: '/console', headers: { host: 'localhost', cookie } })
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+';/)
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("connect-src 'self';")
  const [, nonce] = /'nonce-([\w-]+)'/.exec(policy) ?? []
  expect(reply.body).toContain(`nonce="${nonce}"`)
})

test('its assets may be stored for ever', async () => {
  const reply = await home.app.inject({ method: 'GET', url: asset(), headers: { host: 'localhost:3000' } })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test('a form from another site is refused, and so is a method that no page takes', async () => {
  const { browser } = await withRole('finance')
  const cookie = `staff_token=${browser.cookies.get('staff_token')}`
  const headers = { host: 'localhost', cookie, origin: 'https://evil.test' }
  const foreign = await home.app.inject({ method: 'POST', url: '/console/refunds', headers })
  expect(foreign.statusCode).toBe(403)
  const other = await home.app.inject({ method: 'DELETE', url: '/console/refunds', headers })
  expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  expect((await sendTo(home, browser, { method: 'POST', url: '/console/refunds/1' })).status).toBe(400)
})
