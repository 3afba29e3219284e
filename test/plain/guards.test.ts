import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Language, languages } from '#core/messages.ts'
import type { FlagName } from '#core/tenant.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { type Browser, memberBrowser, newBrowser, visit } from '#test/support/visits.ts'
import { type PageEntry, pages } from '#web/pages.ts'
import { inLanguage } from '#web/to.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const table: readonly PageEntry[] = pages
const flags = [...new Set(table.flatMap(({ flag }) => flag ?? []))]

/** An address of each page; names of things that may not be there do for all that is decided before they are looked for. */
const pathOf = (path: string): string => path.replace(/:id\b\??/, '1').replace(/:[A-Za-z]+\??|\*/g, 'tidak-ada')
const addressOf = ({ path }: PageEntry, language: Language): string => inLanguage(language, pathOf(path))

/** What scripts ask for when one goes from page to page. */
const dataOf = (path: string): string => (path.endsWith('/') ? `${path}_.data` : `${path}.data`)

type Outcome = { status: number; to?: string }

type Form = Record<string, string>

/** What a browser that opens the address gets, or sends a form there. */
async function opened(browser: Browser, path: string, form?: Form): Promise<Outcome> {
  const { status, location } = await visit(home, browser, path, form)
  return location === undefined ? { status } : { status: 302, to: location }
}

/** What a script that goes there from another page gets: a redirect is told in the data. */
async function reached(browser: Browser, path: string, form?: Form): Promise<Outcome> {
  const { status, html } = await visit(home, browser, dataOf(path), form)
  if (status !== 202) return { status }
  const parts = z.array(z.unknown()).parse(JSON.parse(html.split('\n')[0] ?? ''))
  return { status: 302, to: z.string().parse(parts[parts.indexOf('redirect') + 1]) }
}

/** Each page that opens in another way than it is reached, for one kind of visitor. */
async function differences(newVisitor: () => Browser, entries = table): Promise<string[]> {
  const problems: string[] = []
  for (const language of languages) {
    for (const entry of entries) {
      const path = addressOf(entry, language)
      const [document, data] = [await opened(newVisitor(), path), await reached(newVisitor(), path)]
      if (JSON.stringify(document) !== JSON.stringify(data) || document.status >= 500)
        problems.push(`${path}: opened ${JSON.stringify(document)}, reached ${JSON.stringify(data)}`)
    }
  }
  return problems
}

/** Pages that take forms. */
const hasAction = ({ page }: PageEntry): boolean =>
  /^export (?:async )?(?:function|const) action\b/m.test(readFileSync(`web/pages/${page}/page.tsx`, 'utf8'))
const forms = table.filter(hasAction)

type Visitor = { who: 'guest' | 'member'; browser: () => Browser; off?: FlagName }

/** What the table says of a page, before anything of it runs; nothing, where it is for this visitor. */
function decided({ flag, only, who }: PageEntry, visitor: Visitor, language: Language): Outcome | undefined {
  if (only || (flag && flag === visitor.off)) return { status: 404 }
  if (who === 'member' && visitor.who === 'guest') return { status: 302, to: inLanguage(language, '/auth/login') }
  if (who === 'visitor' && visitor.who === 'member') return { status: 302, to: inLanguage(language, '/') }
  return undefined
}

/** Each form that gets past the guard, or ends in a fault: sent by a browser and by a script. */
async function openForms(visitor: Visitor, entries = forms): Promise<string[]> {
  const problems: string[] = []
  for (const entry of entries) {
    const isDecided = decided(entry, visitor, 'id') !== undefined
    for (const language of isDecided ? languages : languages.slice(0, 1)) {
      const [path, expected] = [addressOf(entry, language), decided(entry, visitor, language)]
      for (const [how, send] of Object.entries({ opened, reached })) {
        const { status, to } = await send(visitor.browser(), path, { intent: 'x' })
        const got = expected?.to === undefined ? { status } : { status, to: to?.split('?')[0] }
        const isWrong = expected ? JSON.stringify(got) !== JSON.stringify(expected) : status >= 500
        if (isWrong) problems.push(`${path} sent ${how}: ${status} ${to ?? ''}`)
      }
    }
  }
  return problems
}

const copyOf = ({ cookies, host }: Browser): Browser => ({ cookies: new Map(cookies), host })

test('whatever a guest may not open cannot be reached from within either', async () => {
  expect(await differences(() => newBrowser())).toEqual([])
})

test('forms are guarded as their pages are, for a guest and for whoever came by a consultant', async () => {
  expect(forms.length).toBeGreaterThan(20)
  const withCode = () => {
    const browser = newBrowser()
    browser.cookies.set('affiliate_code', 'RIHLA-AISYAH')
    return browser
  }
  const problems = await openForms({ who: 'guest', browser: () => newBrowser() })
  expect([...problems, ...(await openForms({ who: 'guest', browser: withCode }))]).toEqual([])
})

test('forms are guarded as their pages are, for a member', async () => {
  const { browser } = await memberBrowser(home)
  // To sign out would end what the others are tried with.
  const others = forms.filter(({ page }) => page !== 'sign-out')
  expect(await openForms({ who: 'member', browser: () => copyOf(browser) }, others)).toEqual([])
})

test('a member is led to the same places by opening a page and by going there', async () => {
  const { browser } = await memberBrowser(home)
  expect(await differences(() => copyOf(browser))).toEqual([])
})

test('whoever came by a consultant is led to the same places by opening a page and by going there', async () => {
  const withCode = () => {
    const browser = newBrowser()
    browser.cookies.set('affiliate_code', 'RIHLA-AISYAH')
    return browser
  }
  expect(await differences(withCode)).toEqual([])
})

test('a guest who goes to a page of members is led to sign in, and back to the page itself', async () => {
  for (const language of languages) {
    for (const entry of table.filter(({ who }) => who === 'member')) {
      const { to = '' } = await reached(newBrowser(), addressOf(entry, language))
      const url = new URL(to, 'http://localhost')
      expect(url.pathname, entry.path).toBe(inLanguage(language, '/auth/login'))
      expect(url.searchParams.get('redirect')).toBe(addressOf(entry, 'id'))
    }
  }
})

test('a member who goes to the sign-in is sent on', async () => {
  const { browser } = await memberBrowser(home)
  for (const entry of table.filter(({ who }) => who === 'visitor')) {
    expect(await reached(copyOf(browser), addressOf(entry, 'en')), entry.path).toEqual({ status: 302, to: '/en' })
  }
})

test.each(['/EN', '/eN', '/%65n'])('an address spelled %s is guarded like any other', async (spelled) => {
  const at = ({ path }: PageEntry) => spelled + pathOf(path)
  for (const entry of table.filter(({ who }) => who === 'member')) {
    // A page leads to its one spelling, where it is guarded; data has no other place to lead to.
    expect(await opened(newBrowser(), at(entry))).toEqual({ status: 302, to: addressOf(entry, 'en') })
    const { to } = await reached(newBrowser(), at(entry))
    expect([at(entry), to?.split('?')[0]]).toEqual([at(entry), '/auth/login'])
  }
  for (const entry of table.filter(({ only }) => only))
    expect(await reached(newBrowser(), at(entry))).toEqual({ status: 404 })
})

test.each(['/member/my-order/..', '/checkout/b/..', '/member/my-order/x/unduh/.'])(
  'what is left of %s without its ending does not lead past the guard',
  async (path) => {
    const { status, to = '' } = await reached(newBrowser(), path)
    expect([status, to.split('?')[0]]).toEqual([302, '/auth/login'])
  },
)

test('pages of development are nobody’s here, however one comes', async () => {
  for (const entry of table.filter(({ only }) => only)) {
    expect(await reached(newBrowser(), addressOf(entry, 'id'))).toEqual({ status: 404 })
  }
})

/** The second tenant with all its flags on but these; it gets back what it had. */
async function without<T>(off: readonly FlagName[], work: () => Promise<T>): Promise<T> {
  const [safar] = await home.application.db.select().from(tenants).where(eq(tenants.slug, 'safar'))
  if (!safar) throw new Error('the demo has no second tenant')
  const set = async (feature_flag: typeof safar.feature_flag) => {
    await home.application.db.update(tenants).set({ feature_flag }).where(eq(tenants.id, safar.id))
    await home.application.tenants.refresh()
  }
  const wanted = flags.map((flag) => [flag, off.includes(flag) ? 0 : 1])
  await set({ ...safar.feature_flag, ...Object.fromEntries(wanted) })
  return work().finally(() => set(safar.feature_flag))
}

/** Someone who is signed in at the second tenant. */
async function memberThere(): Promise<Browser> {
  const tenant = home.application.tenants.all().find(({ slug }) => slug === 'safar')
  const { user_token, refresh_token } = await signedIn(home, await anyMember(home, { tenant_id: tenant?.id ?? '' }))
  const browser = newBrowser('demo.localhost')
  browser.cookies.set('jwt', user_token).set('refresh_token', refresh_token)
  return browser
}
const guestThere = () => newBrowser('demo.localhost')

/** What pages answer to whoever opens them, goes there from within, or sends their forms. */
async function answers(newVisitor: () => Browser, entries: readonly PageEntry[]): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {}
  for (const entry of entries) {
    // The languages take turns: a flag is read before them, and each page is drawn once.
    const path = addressOf(entry, languages[table.indexOf(entry) % languages.length] ?? 'id')
    for (const [how, send] of Object.entries({ opened, reached })) {
      outcomes[`${path} ${how}`] = await send(newVisitor(), path)
      if (hasAction(entry)) outcomes[`${path} sent ${how}`] = await send(newVisitor(), path, { intent: 'x' })
    }
  }
  return outcomes
}

test.each(flags)('where %s is 0 its pages and forms are not there, however and as whom one comes', async (flag) => {
  const member = await memberThere()
  const [closed, others] = [
    table.filter((entry) => entry.flag === flag),
    table.filter((entry) => entry.flag && entry.flag !== flag),
  ]
  const before = await without([], () => answers(guestThere, others))
  await without([flag], async () => {
    const problems: string[] = []
    for (const [who, browser] of [
      ['guest', guestThere],
      ['member', () => copyOf(member)],
    ] as const) {
      for (const path of closed.flatMap((entry) => languages.map((language) => addressOf(entry, language))))
        for (const outcome of [await opened(browser(), path), await reached(browser(), path)])
          if (outcome.status !== 404) problems.push(`${path} as ${who}: ${outcome.status}`)
      problems.push(...(await openForms({ who, browser, off: flag }, closed.filter(hasAction))))
    }
    expect(problems).toEqual([])
    expect(await answers(guestThere, others)).toEqual(before)
  })
})

test('where every flag is 0, all pages without one and all their forms answer as where none is', async () => {
  const member = await memberThere()
  // To sign out would end what the others are tried with.
  const open = table.filter(({ flag, page }) => !flag && page !== 'sign-out')
  expect(open.length + table.filter(({ flag }) => flag).length + 1).toBe(table.length)
  const ofMembers = open.filter(({ who }) => who === 'member')
  for (const [visitor, entries] of [[guestThere, open] as const, [() => copyOf(member), ofMembers] as const]) {
    const before = await without([], () => answers(visitor, entries))
    expect(Object.values(before).filter(({ status }) => status >= 500)).toEqual([])
    expect(await without(flags, () => answers(visitor, entries))).toEqual(before)
  }
})
