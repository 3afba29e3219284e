import { test as base, expect, type Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { isFull } from './full.ts'
import { openPage } from './hydrated.ts'
import { uniqueAddress } from './unique.ts'

type Site = {
  /** Opens a path of the site; fails the test on any console error or failed script. */
  open(path: string): Promise<void>
  /** The newest mail or message to an address. */
  mailTo(address: string): Promise<{ subject: string; text: string; html: string }>
}

export const siteUrl = (host = 'localhost'): string => (process.env.E2E_URL ?? '').replace('localhost', host)

export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': uniqueAddress() }),
  site: async ({ page, request }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(message.text()))
        problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use({
      open: async (path) => {
        await openPage(page, siteUrl() + path)
      },
      mailTo: async (address) => {
        const fetchMails = async () =>
          (await request.get(`${siteUrl()}/sandbox/mail.json`, { params: { to: address } })).json()
        await expect.poll(async () => (await fetchMails()).length, { timeout: 10_000 }).toBeGreaterThan(0)
        return (await fetchMails())[0]
      },
    })
    expect(problems).toEqual([])
  },
})

export { expect }

/** No accessibility violation that axe can find. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([])
}

/** What every page shares is looked at with the narrowest width, and in the full run at every width. */
const shell = ['header', 'footer']

/** The same at a phone's and a desk's width, in the full run at a tablet's too; the page is not loaded anew. */
export async function expectNoViolationsAtAnyWidth(page: Page): Promise<void> {
  for (const width of isFull ? [320, 768, 1280] : [320, 1280]) await expectNoViolationsAt(page, width)
}

export async function expectNoViolationsAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  expect(
    await violationsOn(page, { exclude: isFull || width === 320 ? [] : shell }),
    `${page.url()} at ${width} px`,
  ).toEqual([])
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
}
