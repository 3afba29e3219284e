import type { Locator, Page } from '@playwright/test'
import { inLanguage } from '#web/to.ts'
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

const cards = (page: Page) => page.getByRole('article')
const numberIn = async (place: Locator): Promise<number> => Number((await place.textContent())?.replace(/\D/g, ''))
const count = (page: Page) => numberIn(page.getByRole('status').filter({ hasText: /paket|package/ }))
const prices = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('.money.text-xl').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
const isRising = (all: readonly number[]): boolean => all.every((one, i) => one >= (all[i - 1] ?? 0))
/** The second choice of a pill, and how many packages it promises. */
async function someChoice(page: Page, label: string) {
  const option = page.getByRole('combobox', { name: label }).locator('option').nth(1)
  const text = (await option.textContent()) ?? ''
  const [, name = '', promised = ''] = /^(.+) \((\d+)\)$/.exec(text) ?? []
  return { name, promised: Number(promised), value: (await option.getAttribute('value')) ?? '' }
}
const isWhole = (page: Page) => page.waitForLoadState('networkidle')

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
    city: 'From city',
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

  test(`month and city narrow the list by what they promise, and chips give it back, in ${language}`, async ({
    page,
    site,
  }) => {
    await site.open(at('/umroh'))
    await isWhole(page)
    const whole = await count(page)
    const month = await someChoice(page, say.month)
    await page.getByRole('combobox', { name: say.month }).selectOption(month.value)
    await expect(page).toHaveURL(siteUrl() + at(`/umroh?month=${month.value}`))
    await expect.poll(() => count(page)).toBe(month.promised)
    expect(month.promised).toBeLessThan(whole)
    // Who chose by keyboard goes on from where they chose.
    await expect(page.getByRole('combobox', { name: say.month })).toHaveValue(month.value)

    const city = await someChoice(page, say.city)
    await page.getByRole('combobox', { name: say.city }).selectOption(city.value)
    await expect.poll(() => count(page)).toBe(city.promised)
    expect(new URL(page.url()).search).toBe(`?month=${month.value}&city=${encodeURIComponent(city.value)}`)
    for (const text of await cards(page).allTextContents()) expect(text).toContain(city.name)

    const chips = page.getByRole('list', { name: say.active })
    await chips.getByRole('link', { name: say.remove(month.name) }).click()
    await expect(page).toHaveURL(siteUrl() + at(`/umroh?city=${encodeURIComponent(city.value)}`))
    await expect(page.getByRole('combobox', { name: say.month })).toHaveValue('')
    await chips.getByRole('link', { name: say.clear }).click()
    await expect(page).toHaveURL(siteUrl() + at('/umroh'))
    await expect.poll(() => count(page)).toBe(whole)
    await expect(page.getByRole('combobox', { name: say.city })).toHaveValue('')
  })

  test(`cheapest begins with the cheapest, dearest with the dearest, in ${language}`, async ({ page, site }) => {
    await site.open(at('/wisata-syariah'))
    await isWhole(page)
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
    await isWhole(page)
    const first = await cards(page).getByRole('heading').allTextContents()
    // Numbers of pages give way on a phone; the way on is always there.
    const link = page.getByRole('navigation', { name: say.pages }).locator('a[rel=next]')
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    await link.click()
    await expect(page).toHaveURL(siteUrl() + at('/umroh?sort=cheapest&page=2#results'))
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(left)
    const second = await cards(page).getByRole('heading').allTextContents()
    expect(second).not.toEqual(first)
    await page.goBack()
    await expect.poll(async () => (await cards(page).getByRole('heading').allTextContents()).join()).toBe(first.join())
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200)
  })
}

test('a choice keeps the focus and the place on the page', async ({ page, site }) => {
  await site.open('/umroh')
  await isWhole(page)
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
  await isWhole(page)
  const duration = page.getByRole('combobox', { name: 'Durasi' })
  const choice = await someChoice(page, 'Durasi')
  await duration.selectOption(choice.value)
  await expect(page).toHaveURL(/duration=/)
  await page.goBack()
  await expect(page).toHaveURL(`${siteUrl()}/umroh`)
  await expect(duration).toHaveValue('')
  await page.goForward()
  await expect(duration).toHaveValue(choice.value)
})

test('a day is chosen beside its visible label, and one nobody flies on says what to do', async ({ page, site }) => {
  await site.open('/umroh')
  await isWhole(page)
  const day = page.getByLabel('Tanggal berangkat')
  await expect(page.getByText('Tanggal berangkat')).toBeVisible()
  await day.fill('2031-01-01')
  await expect(page).toHaveURL(/departure_date=2031-01-01/)
  await expect(page.getByRole('heading', { name: 'Paket Tidak Tersedia' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Hapus semua filter' }).last().click()
  await expect(page).toHaveURL(`${siteUrl()}/umroh`)
  await expect(day).toHaveValue('')
})

test('a part of a category is an address with its own heading and title', async ({ page, site }) => {
  await site.open('/umroh')
  await isWhole(page)
  await page.getByRole('navigation', { name: 'Jenis umrah' }).getByRole('link', { name: 'Umrah Ramadhan' }).click()
  await expect(page).toHaveURL(/subcategory=umroh-ramadhan/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umrah Ramadhan')
  await expect(page).toHaveTitle(/^Umrah Ramadhan · Paket Umrah/)
})

test('hajj is found by Hijri year and by agency', async ({ page, site }) => {
  await site.open('/haji')
  await isWhole(page)
  const year = await someChoice(page, 'Tahun Hijriah')
  await page.getByRole('combobox', { name: 'Tahun Hijriah' }).selectOption(year.value)
  await expect.poll(() => count(page)).toBe(year.promised)
  for (const text of await cards(page).allTextContents()) expect(text).toContain(`Musim haji ${year.value} H`)
  const travel = await someChoice(page, 'Travel')
  await page.getByRole('combobox', { name: 'Travel' }).selectOption(travel.value)
  await expect.poll(() => count(page)).toBe(travel.promised)
  for (const text of await cards(page).allTextContents()) expect(text).toContain(travel.name)
})

test('every agency can be chosen, those far down the list too', async ({ page, site }) => {
  await site.open('/umroh')
  const travel = page.getByRole('combobox', { name: 'Travel' })
  await expect.poll(() => travel.locator('option').count()).toBeGreaterThan(100)
  const last = (await travel.locator('option').last().getAttribute('value')) ?? ''
  await travel.selectOption(last)
  await expect(page).toHaveURL(`${siteUrl()}/umroh?travel=${last}`)
  await page.reload()
  await expect(travel).toHaveValue(last)
})

test('tours change with their tab, and keep the month', async ({ page, site }) => {
  await site.open('/wisata-syariah?destination=domestic&sort=cheapest')
  await isWhole(page)
  const tabs = page.getByRole('navigation', { name: 'Pilihan wisata syariah' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Wisata halal')
  await tabs.getByRole('link', { name: 'Umrah wisata' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/wisata-syariah?type=umroh&sort=cheapest`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umrah, lalu singgah lebih jauh')
})

test('instalments and deposits follow the months one chooses', async ({ page, site }) => {
  for (const [path, label] of [
    ['/umroh-dana-talangan', 'Lama cicilan (bulan)'],
    ['/umroh-dana-tabungan', 'Lama menabung (bulan)'],
  ] as const) {
    await site.open(path)
    await isWhole(page)
    const note = cards(page).first().locator('.money.text-base')
    const lightest = await numberIn(note)
    await page.getByRole('navigation', { name: label }).getByRole('link', { name: '6', exact: true }).click()
    await expect(page).toHaveURL(`${siteUrl()}${path}?months=6`)
    await expect.poll(() => numberIn(note)).toBeGreaterThan(lightest * 3)
    // The months stay when something else is chosen.
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('cheapest')
    await expect(page).toHaveURL(`${siteUrl()}${path}?months=6&sort=cheapest`)
  }
})

test('the page about savings names every bank, its terms, and where the money lies', async ({ page, site }) => {
  await site.open('/saving')
  await expect(page.getByText('Kami tidak menyimpan uang Anda.')).toBeVisible()
  const bank = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bank Amanina Syariah' }) })
  for (const term of ['Akad', 'Wadiah', 'Simpanan minimum', 'Biaya administrasi', 'Nisbah nasabah:bank', 'Izin OJK']) {
    await expect(bank).toContainText(term)
  }
})

test('pictures in the heads of pages are there', { tag: '@desktop' }, async ({ page, site }) => {
  for (const path of all) {
    await site.open(path)
    const picture = page.getByRole('main').locator('header img').first()
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth), path)
      .toBeTruthy()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a button sends the filters, the order, and what the page itself keeps', async ({ page, site }) => {
    await site.open('/wisata-syariah?type=umroh')
    const month = await someChoice(page, 'Bulan berangkat')
    await page.getByRole('combobox', { name: 'Bulan berangkat' }).selectOption(month.value)
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('cheapest')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    const asked = new URL(page.url()).searchParams
    expect([asked.get('type'), asked.get('month'), asked.get('sort')]).toEqual(['umroh', month.value, 'cheapest'])
    expect(await count(page)).toBe(month.promised)
    await page
      .getByRole('list', { name: 'Filter aktif' })
      .getByRole('link', { name: `Hapus filter ${month.name}` })
      .click()
    expect(new URL(page.url()).search).toBe('?type=umroh&sort=cheapest')
  })
})

test.describe('for everyone', { tag: '@desktop' }, () => {
  for (const path of all) {
    test(`axe finds nothing on ${path} at three widths, in both languages`, async ({ page, site }) => {
      test.slow()
      await site.open(inLanguage('en', path))
      await expectNoViolations(page)
      await site.open(path)
      await expectNoViolationsAtAnyWidth(page)
    })

    test(`${path} never scrolls sideways, in either look and at any text size`, async ({ page, context, site }) => {
      test.slow()
      for (const [width, text, look] of [
        [320, '100', 'classic'],
        [320, '200', 'classic'],
        [360, '200', 'new'],
        [1280, '200', 'new'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const cookie = (name: string, value: string) => ({ name, value, url: siteUrl() })
        await context.addCookies([cookie('text_size', text), cookie('look', look)])
        await site.open(path)
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect(scrollWidth, `${path} at ${width} px, text ${text}%`).toBeLessThanOrEqual(clientWidth)
      }
    })
  }

  for (const path of listings) {
    test(`nothing moves on ${path} while it loads`, async ({ page, site }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await site.open(path)
        expect(await movedOn(page), `${path} at ${width} px`).toBeLessThan(0.02)
      }
    })
  }

  test('letters that come late find every line where it was', { tag: '@phone' }, async ({ page, site }) => {
    let late = 0
    await page.route('**/*.woff2', async (route) => {
      late++
      await page.waitForTimeout(700)
      await route.continue()
    })
    await page.setViewportSize({ width: 360, height: 800 })
    await site.open('/umroh-dana-tabungan')
    expect(await movedOn(page)).toBeLessThan(0.02)
    expect(late).toBeGreaterThan(0)
  })
})

/** How much has moved since the page was opened, as browsers count it. */
async function movedOn(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}
