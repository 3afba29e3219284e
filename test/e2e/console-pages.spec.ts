import type { Page } from '@playwright/test'
import { matchPath } from 'react-router'
import { demoTenants } from '#demo/tenants.ts'
import { type ConsolePage, pages } from '#web/console/pages.ts'
import { violationsOn } from './support/axe.ts'
import { expect, test } from './support/site.ts'
import { agency, bank, seatConsultant, signInAtDesk } from './support/staff.ts'

const table: readonly ConsolePage[] = pages
/** A page of its own address before one that any address would do for. */
const ordered = table
  .filter(({ path }) => path !== '/*')
  .toSorted((one, two) => Number(one.path.includes(':')) - Number(two.path.includes(':')))
const pathOf = (address: string): string | undefined =>
  ordered.find(({ path }) => matchPath(`/console${path === '/' ? '' : path}`, address))?.path

/** Whoever is signed in is led on from the pages to sign in at. */
const expected = ordered.filter(({ roles }) => roles !== 'guests')

const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/console"]')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname))

/** Where a page is wider than the screen. */
async function beyond(page: Page, widths: readonly number[]): Promise<string[]> {
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const more = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (more > 0) findings.push(`${page.url()} is ${more} px wider than ${width}`)
  }
  return findings
}

async function signInAsAll(page: Page): Promise<void> {
  const id = await signInAtDesk(
    page,
    { role: 'admin', scope: { kind: 'platform' } },
    { role: 'consultant', scope: { kind: 'tenant', id: demoTenants[0].id } },
    { role: 'partner_owner', scope: await agency() },
    { role: 'bank_officer', scope: await bank() },
  )
  await seatConsultant(id, demoTenants[0].id)
}

/** What a page says about where one is; the shell is the same on every page, and is looked at once. */
async function findingsOn(page: Page, isFirst: boolean): Promise<string[]> {
  const violations = await violationsOn(page, { exclude: isFirst ? [] : ['header:has(nav)'] })
  return [...violations.map((one) => `${page.url()} ${one}`), ...(await beyond(page, [360, 1280]))]
}

test('every page of the console is a link away, whole on a phone and at a desk', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  test.setTimeout(300_000)
  await signInAsAll(page)
  // Somebody is found by what is typed, and by no link; of conversations those that are over are a group further.
  const waiting = new Map([
    ['/', '/console'],
    ['/find', '/console/find?search=jamaah%40rihla.test'],
    ['/chat', '/console/chat?queue=closed'],
  ])
  const findings: string[] = []
  for (const [path, address] of waiting) {
    await page.setViewportSize({ width: 360, height: 800 })
    await site.open(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    findings.push(...(await findingsOn(page, path === '/')))
    for (const link of await linksOn(page)) {
      const next = pathOf(link)
      if (next !== undefined && !waiting.has(next)) waiting.set(next, link)
    }
  }
  expect(findings).toEqual([])
  expect([...waiting.keys()].toSorted()).toEqual(expected.map(({ path }) => path).toSorted())
})

test('the pages of the menu are no wider than the screen in English either', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await signInAsAll(page)
  const findings: string[] = []
  for (const { path, menu } of table) {
    if (!menu) continue
    await site.open(`/console/en${path === '/' ? '' : path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    findings.push(...(await beyond(page, [360, 1280])))
  }
  expect(findings).toEqual([])
})
