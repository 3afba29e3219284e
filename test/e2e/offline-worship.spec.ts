import type { BrowserContext, Page } from '@playwright/test'
import { type PageEntry, pages } from '#web/pages.ts'
import { openPage, reloadPage } from './support/hydrated.ts'
import { signedInMember } from './support/person.ts'
import { allCached, expect, expectNoViolations, openWithWorker, siteUrl, test, untilSaved } from './support/worker.ts'

// A worker keeps some thirty files before it stands; a busy machine takes its time for that.
test.describe.configure({ timeout: 120_000 })

const table: readonly PageEntry[] = pages
const isBuilt = (path: string) => table.some((entry) => entry.path === path)
const reading = [
  '/doa',
  '/panduan',
  '/panduan/talbiyah',
  '/faq',
  '/kiblat',
  '/kalender-hijriah',
  '/jadwal-sholat',
  '/quran',
]
const built = reading.filter(isBuilt)
const quiet = '/auth/forgot-password'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const keyOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const arabic = (page: Page) => page.getByRole('main').locator('[lang=ar]')

/** Reads a page, cuts the network, and opens it anew. */
async function readThenCut(page: Page, context: BrowserContext, path: string): Promise<string> {
  await openPage(page, siteUrl() + path)
  const title = (await heading(page).textContent()) ?? ''
  await untilSaved(page, keyOf(page))
  await context.setOffline(true)
  await reloadPage(page)
  return title
}

/** One of each group of kept places is read each time (web/offline/places.ts). */
const oneOfEach = ['/doa', '/panduan/talbiyah', '/jadwal-sholat', '/quran']

for (const path of built) {
  for (const address of [path, `/en${path}`]) {
    const tag = oneOfEach.includes(address) ? ['@phone'] : ['@phone', '@full']
    test(`${address} opens with the network cut as it was read`, { tag }, async ({ page, context }) => {
      await openWithWorker(page, siteUrl() + quiet)
      const title = await readThenCut(page, context, address)
      await expect(heading(page)).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('data-copy', /^20/)
      await expect(page.locator('.notice-bar')).toContainText(
        address === path ? 'Tidak ada sambungan internet' : 'You’re offline',
      )
      await expectNoViolations(page)
    })
  }
}

if (isBuilt('/panduan') && isBuilt('/doa')) {
  test('after one guide all guides and all doa open with the network cut', async ({ page, context }) => {
    test.slow()
    await openWithWorker(page, siteUrl() + quiet)
    await openPage(page, `${siteUrl()}/panduan`)
    const whole: string[] = await (await page.request.get(`${siteUrl()}/offline-pages.json`)).json()
    expect(whole.length).toBeGreaterThanOrEqual(14)
    for (const path of whole) await untilSaved(page, path)
    await context.setOffline(true)
    for (const path of whole) {
      // That such a page also hydrates is seen above, one of each kind.
      await page.goto(siteUrl() + path, { waitUntil: 'commit' })
      await expect(heading(page)).toBeVisible()
      await expect(page.getByText('Halaman ini tidak tersimpan')).toHaveCount(0)
    }
    await openPage(page, `${siteUrl()}/doa`)
    await expect(arabic(page).first()).toBeVisible()
    // A link is followed within what is kept, too.
    await openPage(page, `${siteUrl()}/panduan`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /talbiyah/i })
      .first()
      .click()
    await expect(page).toHaveURL(`${siteUrl()}/panduan/talbiyah`)
    await expect(heading(page)).toContainText(/talbiyah/i)
  })
}

if (isBuilt('/jadwal-sholat')) {
  test('a month of prayer times is there with the network cut', async ({ page, context }) => {
    await openWithWorker(page, siteUrl() + quiet)
    await readThenCut(page, context, '/jadwal-sholat')
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /\d\d[.:]\d\d/ })
    expect(await rows.count()).toBeGreaterThanOrEqual(28)
  })
}

if (isBuilt('/quran')) {
  test('the whole Quran is there with the network cut once it was saved', async ({ page, context }) => {
    test.slow()
    await openWithWorker(page, siteUrl() + quiet)
    await openPage(page, `${siteUrl()}/quran`)
    await page.getByRole('button', { name: 'Simpan di perangkat' }).click()
    const saved = () =>
      page.evaluate(async () => (await (await caches.open('rihla-quran-v1')).keys()).map(({ url }) => url))
    const chapters = async () => (await saved()).filter((url) => /\/quran\/\d+\//.test(url))
    await expect.poll(async () => (await chapters()).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(114)
    const addresses = await chapters()
    await context.setOffline(true)
    for (const number of [1, 2, 36, 114]) {
      const address = addresses.find((url) => new URL(url).pathname.startsWith(`/quran/${number}/`)) ?? ''
      await openPage(page, address)
      await expect(arabic(page).first()).toBeVisible()
      const font = await arabic(page)
        .first()
        .evaluate(async (element) => {
          await document.fonts.ready
          const { fontFamily, fontSize } = getComputedStyle(element)
          return document.fonts.check(`${fontSize} ${fontFamily.split(',')[0]}`)
        })
      expect(font).toBe(true)
    }
    await openPage(page, `${siteUrl()}/quran/2/nama-lain`)
    await expect(arabic(page).first()).toBeVisible()
  })
}

if (built.length > 0) {
  test('a member who reads leaves no name in any cache', async ({ page }) => {
    test.slow()
    const person = await signedInMember(page)
    await openWithWorker(page, siteUrl() + quiet)
    for (const path of built) {
      await openPage(page, siteUrl() + path)
      await untilSaved(page, keyOf(page))
    }
    for (const { path, body } of await allCached(page))
      expect([path, body.includes(person.full_name), body.includes(person.email)]).toEqual([path, false, false])
  })
}
