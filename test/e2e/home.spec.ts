import type { Locator, Page } from '@playwright/test'
import { stopClock, takenOver } from './support/clock.ts'
import { tagOf } from './support/full.ts'
import { layoutShift } from './support/shift.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const searchOf = (page: Page) => page.getByRole('search', { name: /Cari paket perjalanan|Search packages/ })
const what = (page: Page, name: string) => searchOf(page).getByRole('radio', { name })
const field = (page: Page, name: string) => searchOf(page).getByRole('combobox', { name })
const productRow = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (row: Locator) => row.getByRole('article')

/** The first choice that is not "any". */
async function chooseFirst(select: Locator): Promise<string> {
  const value = await select.locator('option').nth(1).getAttribute('value')
  await select.selectOption(value ?? '')
  return value ?? ''
}

test('a search for umrah lands on the listing with when, from where and how many', async ({ page, site }) => {
  await site.open('/')
  await expect(what(page, 'Umrah')).toBeChecked()
  const month = await chooseFirst(field(page, 'Kapan'))
  await field(page, 'Dari kota').selectOption('Jakarta')
  await field(page, 'Jumlah orang').selectOption('4 orang')
  await searchOf(page).getByRole('button', { name: 'Cari paket' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/umroh?month=${month}&city=Jakarta&travellers=4`)
  const active = page.getByRole('list', { name: 'Filter aktif' })
  await expect(active.getByRole('link', { name: /Jakarta/ })).toBeVisible()
  const results = page.getByRole('main').getByRole('article')
  await expect(results.first()).toContainText('dari Jakarta')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ paket$/ })).toBeVisible()
  await active.getByRole('link', { name: /Untuk 4 orang/ }).click()
  await expect(page).toHaveURL(`${siteUrl()}/umroh?month=${month}&city=Jakarta`)
})

test('a search for hajj asks for the Hijri year, one for tours where to go, and what is left open stays out', async ({
  page,
  site,
}) => {
  await site.open('/en')
  await what(page, 'Hajj').check()
  await expect(field(page, 'From')).toHaveCount(0)
  const year = await chooseFirst(field(page, 'When'))
  expect(year).toMatch(/^14\d\d$/)
  await searchOf(page).getByRole('button', { name: 'Find packages' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/en/haji?hijri_year=${year}`)
  await site.open('/en')
  await what(page, 'Tours').check()
  await field(page, 'Where to').selectOption('Domestic')
  await searchOf(page).getByRole('button', { name: 'Find packages' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/en/wisata-syariah?destination=domestic`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('the tabs switch between rows of real packages, each leading to its page and to the whole list', async ({
  page,
  site,
}) => {
  await site.open('/')
  const tabs = page.getByRole('group', { name: 'Paket perjalanan' })
  await expect(cards(productRow(page, 'Umrah')).first()).toContainText('Rp.')
  await expect(productRow(page, 'Haji')).toBeHidden()
  await tabs.getByRole('radio', { name: 'Haji' }).check()
  await expect(productRow(page, 'Umrah')).toBeHidden()
  await expect(cards(productRow(page, 'Haji')).first()).toContainText(/Haji/)
  // The first few come with the page, the others once somebody turns to the row.
  await productRow(page, 'Haji')
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollBy(120, 0))
  await expect.poll(() => cards(productRow(page, 'Haji')).count()).toBeGreaterThanOrEqual(10)
  await expect(page.getByRole('link', { name: /^Lihat \d+ paket haji$/ })).toHaveAttribute('href', '/haji')
  await page.getByRole('group', { name: 'Cara membayar' }).getByRole('radio', { name: 'Dana talangan' }).check()
  await expect(cards(productRow(page, 'Dana talangan')).first()).toBeVisible()
  await expect(productRow(page, 'Menabung')).toBeHidden()
  await tabs.getByRole('radio', { name: 'Wisata' }).check()
  const first = cards(productRow(page, 'Wisata')).first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('the next prayer takes the same room at every hour', async ({ page, site }) => {
  await stopClock(page)
  for (const [path, name] of [
    ['/', 'Ibadah hari ini'],
    ['/en', 'Worship today'],
  ] as const) {
    await site.open(path)
    const strip = page.getByRole('region', { name })
    await takenOver(strip)
    const seen = new Map<string, number>()
    // By the hour: the shortest time between two prayers is a little longer, whenever this begins.
    for (let hour = 0; hour < 48; hour++) {
      await page.clock.fastForward('01:00:00')
      seen.set(String(await strip.getByRole('link').first().textContent()), (await strip.boundingBox())?.height ?? 0)
    }
    // Every prayer of a day, and a page that is older than its times.
    expect(seen.size).toBeGreaterThan(5)
    expect(new Set(seen.values()).size, [...seen].join('; ')).toBe(1)
  }
})

test.describe('for everyone', { tag: '@desktop' }, () => {
  for (const [place, path] of ['/', '/en'].entries()) {
    test(`axe finds nothing on ${path} at any width, whichever tab is open`, tagOf(place), async ({ page, site }) => {
      test.slow()
      await site.open(path)
      await expectNoViolationsAtAnyWidth(page)
      for (const last of ['what', 'shelf', 'plan']) await page.locator(`[name=${last}]`).last().check()
      await expectNoViolations(page)
    })
  }

  test('the arrow of a row whose first packages fill the screen leads on to the others', async ({ page, site }) => {
    // On a slow line the click comes before the cards.
    const clicked = Promise.withResolvers<void>()
    await page.route(/product-row\?/, async (route) => {
      await clicked.promise
      await route.continue()
    })
    await site.open('/')
    const row = productRow(page, 'Menabung')
    await row.scrollIntoViewIfNeeded()
    await expect(cards(row)).toHaveCount(4)
    await row.getByRole('button', { name: 'Berikutnya' }).click()
    clicked.resolve()
    await expect
      .poll(() =>
        row
          .getByRole('list')
          .first()
          .evaluate((list) => list.scrollLeft),
      )
      .toBeGreaterThan(300)
  })

  test('the row whose others cannot be had stays as the page brought it', async ({ page, site }) => {
    await page.route(/product-row\?/, (route) => route.fulfill({ body: 'no cards' }))
    await site.open('/')
    const row = productRow(page, 'Menabung')
    const answered = page.waitForResponse(/product-row\?/)
    await row.hover()
    await (await answered).finished()
    await expect(cards(row)).toHaveCount(4)
  })

  test('nothing moves while the page loads', { tag: '@pictures' }, async ({ page, site }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await site.open('/')
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
})
