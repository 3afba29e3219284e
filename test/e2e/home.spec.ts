import type { Locator, Page } from '@playwright/test'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const searchOf = (page: Page) => page.getByRole('search', { name: /Cari perjalanan|Find a journey/ })
const what = (page: Page, name: string) => searchOf(page).getByRole('radio', { name })
const field = (page: Page, name: string) => searchOf(page).getByRole('combobox', { name })
const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
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
  await field(page, 'Berapa orang').selectOption('4 orang')
  await searchOf(page).getByRole('button', { name: 'Cari paket' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/umroh?month=${month}&city=Jakarta&travellers=4`)
  const active = page.getByRole('list', { name: 'Filter aktif' })
  await expect(active.getByRole('link', { name: /Jakarta/ })).toBeVisible()
  const found = page.getByRole('main').getByRole('article')
  await expect(found.first()).toContainText('dari Jakarta')
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

test('the tabs switch between shelves of real packages, each leading to its page and to the whole list', async ({
  page,
  site,
}) => {
  await site.open('/')
  const tabs = page.getByRole('group', { name: 'Pilih perjalanan Anda' })
  await expect(cards(shelf(page, 'Umrah')).first()).toContainText('Rp.')
  await expect(shelf(page, 'Haji')).toBeHidden()
  await tabs.getByRole('radio', { name: 'Haji' }).check()
  await expect(shelf(page, 'Umrah')).toBeHidden()
  await expect(cards(shelf(page, 'Haji')).first()).toContainText(/Haji/)
  await expect(page.getByRole('link', { name: /^Lihat \d+ paket haji$/ })).toHaveAttribute('href', '/haji')
  await tabs.getByRole('radio', { name: 'Wisata' }).check()
  const first = cards(shelf(page, 'Wisata')).first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('saving and financing show what a month or the start takes', async ({ page, site }) => {
  await site.open('/')
  await expect(page.getByRole('heading', { name: /^Belum cukup\? Mulai dari Rp\. [\d.]+\/bulan$/ })).toBeVisible()
  await expect(cards(shelf(page, 'Menabung')).first()).toContainText('/bulan')
  await page.getByRole('group', { name: 'Cara membayar' }).getByRole('radio', { name: 'Dana talangan' }).check()
  await expect(cards(shelf(page, 'Dana talangan')).first()).toContainText('Uang muka mulai')
  const all = page.getByRole('link', { name: 'Semua paket dana talangan' })
  await expect(all).toHaveAttribute('href', '/umroh-dana-talangan')
})

test('what it claims of agencies is what is sold here', async ({ page, site, request }) => {
  const { data } = await (await request.get(`${siteUrl()}/api/v3/products?limit=1`)).json()
  const travels = data.facets.travel.length
  expect(travels).toBeGreaterThan(120)
  await site.open('/')
  await expect(page.getByRole('main')).toContainText(`Lebih dari ${Math.floor((travels - 1) / 10) * 10} travel berizin`)
  const partners = page.getByRole('region', { name: `${travels} travel berizin` })
  await expect(partners.getByRole('listitem')).toHaveCount(8)
  await partners.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/travel\//)
})

test('no link of the page body leads nowhere, and what is often looked for is found', { tag: '@desktop' }, async ({
  page,
  site,
  request,
}) => {
  for (const path of ['/', '/en']) {
    await site.open(path)
    const links = await page
      .getByRole('main')
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(30)
    for (const href of new Set(links)) expect((await request.get(siteUrl() + href)).status(), href).toBe(200)
  }
  await site.open('/')
  const sought = await page.getByRole('navigation', { name: 'Sedang banyak dicari' }).getByRole('link').all()
  expect(sought.length).toBeGreaterThan(4)
  for (const link of sought) {
    const href = (await link.getAttribute('href')) ?? ''
    expect(await (await request.get(siteUrl() + href)).text(), href).toContain('<article')
  }
})

test('a tenant without hajj and financing has neither on its home page', async ({ page }) => {
  await page.goto(`${siteUrl('demo.localhost')}/`)
  await expect(what(page, 'Umrah')).toBeChecked()
  await expect(what(page, 'Wisata')).toBeAttached()
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: /Haji|Dana talangan/ })).toHaveCount(0)
  await expect(main.locator('a[href^="/haji"], a[href^="/umroh-dana-talangan"]')).toHaveCount(0)
  await expect(shelf(page, 'Menabung')).toBeVisible()
  await expect(main).not.toContainText('Haji Khusus')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search, its kinds and the tabs work all the same', async ({ page, site }) => {
    await site.open('/')
    const tabs = page.getByRole('group', { name: 'Pilih perjalanan Anda' })
    await tabs.getByRole('radio', { name: 'Haji' }).check()
    await expect(cards(shelf(page, 'Haji')).first()).toBeVisible()
    await expect(shelf(page, 'Umrah')).toBeHidden()
    await what(page, 'Wisata').check()
    await expect(field(page, 'Dari kota')).toHaveCount(0)
    await field(page, 'Ke mana').selectOption('Luar negeri')
    await searchOf(page).getByRole('button', { name: 'Cari paket' }).click()
    await expect(page).toHaveURL(/\/wisata-syariah\?.*destination=international/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test.describe('for everyone', { tag: '@desktop' }, () => {
  for (const path of ['/', '/en']) {
    test(`axe finds nothing on ${path} at any width, whichever tab is open`, async ({ page, site }) => {
      test.slow()
      await site.open(path)
      await expectNoViolationsAtAnyWidth(page)
      for (const last of ['what', 'shelf', 'plan']) await page.locator(`[name=${last}]`).last().check()
      await expectNoViolations(page)
    })
  }

  test('nothing moves while the page loads', async ({ page, site }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(Number(Object(entry).value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await site.open('/')
    await page.waitForLoadState('networkidle')
    const moved: number[] = await page.evaluate('window.moved')
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01)
  })
})
