import type { Locator, Page } from '@playwright/test'
import { dayMs } from '#core/time.ts'
import { inLanguage } from '#web/to.ts'
import { isFull, tagOf } from './support/full.ts'
import { reloadPage } from './support/hydrated.ts'
import { claimedWidths } from './support/picture-sizes.ts'
import { layoutShift, movedAfterJump } from './support/shift.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const listings = [
  '/umroh',
  '/haji',
  '/product-haji',
  '/wisata-syariah?type=wisata',
  '/wisata-syariah?type=umroh',
  '/umroh-dana-talangan',
  '/umroh-dana-tabungan',
]
const all = [...listings, '/saving']
/** Listings are made alike, the page about savings is not: of each kind one is looked at each time. */
const foremost = ['/umroh', '/saving']
const once = (path: string) => ({ tag: foremost.includes(path) ? ['@desktop'] : ['@desktop', '@full'] })

const cards = (page: Page) => page.getByRole('article')
const numberIn = async (place: Locator): Promise<number> => Number((await place.textContent())?.replace(/\D/g, ''))
const count = (page: Page) => numberIn(page.getByRole('status').filter({ hasText: /paket|package/ }))
const prices = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('.product-amount').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
const isRising = (all: readonly number[]): boolean => all.every((one, i) => one >= (all[i - 1] ?? 0))
/** A filter, in sight or in the sheet of a phone. */
const pill = (page: Page, name: string) => page.getByRole('combobox', { name, includeHidden: true })
const sheet = (page: Page) => page.getByRole('search', { name: /^Filter pa/ })
async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters?\b/ })
  if ((page.viewportSize()?.width ?? 0) < 900) await opener.click()
  await expect(sheet(page)).toBeVisible()
}
async function closeFilters(page: Page): Promise<void> {
  const closer = sheet(page).getByRole('button', { name: /^(Lihat|See) / })
  if ((page.viewportSize()?.width ?? 0) < 900) await closer.click()
}
async function choose(page: Page, name: string, value: string): Promise<void> {
  await openFilters(page)
  await pill(page, name).selectOption(value)
  await closeFilters(page)
}
/** The second choice of a pill, and how many packages it promises. */
async function someChoice(page: Page, label: string) {
  const option = pill(page, label).locator('option').nth(1)
  const text = (await option.textContent()) ?? ''
  const [, name = '', promised = ''] = /^(.+) \((\d+)\)$/.exec(text) ?? []
  return { name, promised: Number(promised), value: (await option.getAttribute('value')) ?? '' }
}

const spoken = {
  id: {
    month: 'Bulan berangkat',
    city: 'Kota asal',
    sort: 'Urutkan',
    active: 'Filter aktif',
    remove: (name: string) => `Hapus filter ${name}`,
    clear: 'Hapus semua filter',
    pages: 'Halaman daftar',
    cheapest: 'Harga termurah',
    dearest: 'Harga termahal',
  },
  en: {
    month: 'Departure month',
    city: 'Departure city',
    sort: 'Sort by',
    active: 'Active filters',
    remove: (name: string) => `Remove filter ${name}`,
    clear: 'Clear all filters',
    pages: 'Result pages',
    cheapest: 'Cheapest',
    dearest: 'Most expensive',
  },
} as const

for (const language of ['id', 'en'] as const) {
  const say = spoken[language]
  const at = (path: string) => inLanguage(language, path)

  test(`month and city narrow the list by what they promise, and chips give it back, in ${language}`, {
    tag: language === 'id' ? '@both' : '@full',
  }, async ({ page, site }) => {
    await site.open(at('/umroh'))
    const whole = await count(page)
    const month = await someChoice(page, say.month)
    await choose(page, say.month, month.value)
    await expect(page).toHaveURL(siteUrl() + at(`/umroh?month=${month.value}`))
    await expect.poll(() => count(page)).toBe(month.promised)
    expect(month.promised).toBeLessThan(whole)
    // Who chose by keyboard goes on from where they chose.
    await expect(pill(page, say.month)).toHaveValue(month.value)

    const city = await someChoice(page, say.city)
    await choose(page, say.city, city.value)
    await expect.poll(() => count(page)).toBe(city.promised)
    expect(new URL(page.url()).search).toBe(`?month=${month.value}&city=${encodeURIComponent(city.value)}`)
    expect(await cards(page).count()).toBe(Math.min(20, city.promised))
    for (const text of await cards(page).allTextContents()) expect(text).toContain(city.name)

    const chips = page.getByRole('list', { name: say.active })
    await chips.getByRole('link', { name: say.remove(month.name) }).click()
    await expect(page).toHaveURL(siteUrl() + at(`/umroh?city=${encodeURIComponent(city.value)}`))
    await expect(pill(page, say.month)).toHaveValue('')
    await chips.getByRole('link', { name: say.clear }).click()
    await expect(page).toHaveURL(siteUrl() + at('/umroh'))
    await expect.poll(() => count(page)).toBe(whole)
    await expect(pill(page, say.city)).toHaveValue('')
  })

  test(`cheapest begins with the cheapest, dearest with the dearest, in ${language}`, {
    tag: language === 'id' ? [] : '@full',
  }, async ({ page, site }) => {
    await site.open(at('/wisata-syariah'))
    await page.getByRole('combobox', { name: say.sort }).selectOption({ label: say.cheapest })
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect.poll(async () => isRising(await prices(page))).toBe(true)
    const [cheapest = 0] = await prices(page)
    await page.getByRole('combobox', { name: say.sort }).selectOption({ label: say.dearest })
    await expect(page).toHaveURL(/sort=dearest/)
    await expect.poll(async () => (await prices(page))[0]).toBeGreaterThan(cheapest)
    expect(isRising((await prices(page)).reverse())).toBe(true)
  })

  test(`the second page holds others, and going back shows the first where it was left, in ${language}`, async ({
    page,
    site,
  }) => {
    await site.open(at('/umroh?sort=cheapest'))
    const first = await cards(page).getByRole('heading').allTextContents()
    // Numbers of pages give way on a phone; the way on is always there.
    const link = page.getByRole('navigation', { name: say.pages }).locator('a[rel=next]')
    expect(await movedAfterJump(link)).toBe(0)
    const left = await page.evaluate(() => window.scrollY)
    await link.click()
    await expect(page).toHaveURL(siteUrl() + at('/umroh?sort=cheapest&page=2#results'))
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(left)
    const second = await cards(page).getByRole('heading').allTextContents()
    expect(second).not.toEqual(first)
    await page.goBack()
    await expect.poll(async () => (await cards(page).getByRole('heading').allTextContents()).join()).toBe(first.join())
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  })
}

test('a choice keeps the focus and the place on the page', async ({ page, site }) => {
  await site.open('/umroh')
  const sort = page.getByRole('combobox', { name: 'Urutkan' })
  await sort.scrollIntoViewIfNeeded()
  await sort.focus()
  const before = await page.evaluate(() => window.scrollY)
  await sort.selectOption('cheapest')
  await expect(page).toHaveURL(/sort=cheapest/)
  await expect(sort).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('what is chosen before the scripts have come is not lost', async ({ page, site }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${siteUrl()}/umroh`, { waitUntil: 'commit' })
  expect(site).toBeDefined()
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('cheapest')
  expect(page.url()).toBe(`${siteUrl()}/umroh`)
  letThrough()
  await expect(page).toHaveURL(/sort=cheapest/)
})

test('the back button takes a filter back, and the pill shows it', async ({ page, site }) => {
  await site.open('/umroh')
  const duration = pill(page, 'Durasi')
  const choice = await someChoice(page, 'Durasi')
  await choose(page, 'Durasi', choice.value)
  await expect(page).toHaveURL(/duration=/)
  await page.goBack()
  await expect(page).toHaveURL(`${siteUrl()}/umroh`)
  await expect(duration).toHaveValue('')
  await page.goForward()
  await expect(duration).toHaveValue(choice.value)
})

test('a day is chosen beside its visible label, and one nobody flies on says what to do', async ({ page, site }) => {
  await site.open('/umroh')
  const day = page.getByLabel('Tanggal berangkat')
  await openFilters(page)
  await expect(page.getByText('Tanggal berangkat', { exact: true })).toBeVisible()
  const tooFar = new Date(Date.now() + 1500 * dayMs).toISOString().slice(0, 10)
  await day.fill(tooFar)
  await expect(page).toHaveURL(`${siteUrl()}/umroh?departure_date=${tooFar}`)
  await closeFilters(page)
  await expect(page.getByRole('heading', { name: 'Paket Tidak Tersedia' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Hapus semua filter' }).last().click()
  await expect(page).toHaveURL(`${siteUrl()}/umroh`)
  await expect(day).toHaveValue('')
})

test('every agency can be chosen, those far down the list too', async ({ page, site }) => {
  await site.open('/umroh')
  const travel = pill(page, 'Travel')
  await expect.poll(() => travel.locator('option').count()).toBeGreaterThan(100)
  const last = (await travel.locator('option').last().getAttribute('value')) ?? ''
  await choose(page, 'Travel', last)
  await expect(page).toHaveURL(`${siteUrl()}/umroh?travel=${last}`)
  await reloadPage(page)
  await expect(travel).toHaveValue(last)
})

test.describe('on the first screen of a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/umroh', '/en/umroh', '/haji', '/en/haji', '/product-haji']) {
    test(`${path} shows the name and the price of a package, and a card takes two thirds of a screen`, async ({
      page,
      site,
    }) => {
      await site.open(path)
      const card = cards(page).first()
      const bar = await page.getByRole('navigation').last().boundingBox()
      const end = Math.min(844, bar?.y ?? 844)
      for (const part of [card.getByRole('heading'), card.locator('.money').first()]) {
        const box = await part.boundingBox()
        expect((box?.y ?? end) + (box?.height ?? 1), await part.textContent().then(String)).toBeLessThanOrEqual(end)
      }
      const heights = await cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      const usual = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
      expect(usual / 844).toBeLessThan(0.7)
      expect(usual / 844).toBeGreaterThan(0.5)
    })
  }

  test('the filters are a sheet, and their button says how many are in use', async ({ page, site }) => {
    await site.open('/umroh')
    await expect(sheet(page)).toBeHidden()
    const choice = await someChoice(page, 'Durasi')
    await openFilters(page)
    await pill(page, 'Durasi').selectOption(choice.value)
    await expect(sheet(page).getByRole('button', { name: `Lihat ${choice.promised} paket` })).toBeVisible()
    await expectNoViolations(page)
    await closeFilters(page)
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter 1 filter dipakai' })).toBeVisible()
  })
})

test.describe('without scripts on a phone', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet of filters opens, and its button sends them', async ({ page }) => {
    await page.goto(`${siteUrl()}/umroh`)
    const choice = await someChoice(page, 'Durasi')
    await openFilters(page)
    await pill(page, 'Durasi').selectOption(choice.value)
    await sheet(page).getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(new RegExp(`duration=${choice.value}`))
    expect(await count(page)).toBe(choice.promised)
  })
})

test('what is put side by side is named in the language of the page', async ({ page, site }) => {
  await site.open('/umroh')
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await cards(page)
    .first()
    .getByRole('button', { name: `Bandingkan ${name}` })
    .click()
  const tray = page.getByRole('complementary', { name: 'Bandingkan' })
  await expect(tray).toContainText(name)
  await site.open('/en/umroh')
  const named = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  expect(named).not.toBe(name)
  await expect(page.getByRole('complementary', { name: 'Compare' })).toContainText(named)
})

test('a picture is asked for at the width it is shown at', async ({ page, site }) => {
  for (const path of ['/umroh', '/']) {
    await site.open(path)
    for (const width of [360, 700, 1100, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const off = (await claimedWidths(page)).filter((share) => share < 0.95 || share > 1.1)
      expect(off, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('pictures in the heads of pages are there', { tag: '@pictures' }, async ({ page, site }) => {
  for (const path of isFull ? all : foremost) {
    await site.open(path)
    const picture = page.getByRole('main').locator('header img').first()
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth), path)
      .toBeTruthy()
  }
})

for (const path of all) {
  test(`axe finds nothing on ${path} at any width`, once(path), async ({ page, site }) => {
    await site.open(path)
    await expectNoViolationsAtAnyWidth(page)
  })

  test(`axe finds nothing on ${path} in English`, { tag: ['@desktop', '@full'] }, async ({ page, site }) => {
    await site.open(inLanguage('en', path))
    await expectNoViolations(page)
  })

  test(
    `${path} never scrolls sideways, in either look and at any text size`,
    once(path),
    async ({ page, context, site }) => {
      for (const [widths, text, look] of [
        [[320], '100', 'classic'],
        [[320], '200', 'classic'],
        [[360, 1280], '200', 'new'],
      ] as const) {
        const cookie = (name: string, value: string) => ({ name, value, url: siteUrl() })
        await context.addCookies([cookie('text_size', text), cookie('look', look)])
        await page.setViewportSize({ width: widths[0], height: 800 })
        await site.open(path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const { scrollWidth, clientWidth } = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return { scrollWidth, clientWidth }
          })
          expect(scrollWidth, `${path} at ${width} px, text ${text}%`).toBeLessThanOrEqual(clientWidth)
        }
      }
    },
  )
}

for (const path of listings) {
  test(
    `nothing moves on ${path} while it loads`,
    tagOf(listings.indexOf(path), '@pictures'),
    async ({ page, site }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await site.open(path)
        expect(await layoutShift(page), `${path} at ${width} px`).toBeLessThan(0.02)
      }
    },
  )
}

test('letters that come late find every line where it was', { tag: '@phone' }, async ({ page, site }) => {
  let late = 0
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    late++
    await held
    await route.continue()
  })
  expect(site).toBeDefined()
  // All of a page has come only with its letters: what is waited for is that scripts have taken it over.
  await page.goto(`${siteUrl()}/umroh-dana-tabungan`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => late).toBeGreaterThan(0)
  letThrough()
  expect(await layoutShift(page)).toBeLessThan(0.02)
})
