import type { Page } from '@playwright/test'
import { tagOf } from './support/full.ts'
import { reloadPage } from './support/hydrated.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const main = (page: Page) => page.getByRole('main')
const times = (page: Page) => main(page).getByRole('region', { name: 'Waktu sholat hari ini' })
const clock = /^\d{2}\.\d{2}$/

const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

test('a first visitor chooses a city once, and finds its times again without saying where', async ({ page, site }) => {
  await site.open('/jadwal-sholat')
  await expect(main(page)).toContainText('Anda belum memilih kota')
  await page.getByRole('combobox', { name: 'Ganti kota' }).fill('bandung')
  await page.getByRole('combobox', { name: 'Ganti kota' }).press('Enter')
  await expect(page).toHaveURL(/\/jadwal-sholat\/solatAwal\?cari=bandung$/)
  await expect(page.getByRole('heading', { name: /kota untuk “bandung”/ })).toBeVisible()
  await page.getByRole('button', { name: /^Bandung Jawa Barat/ }).click()
  await expect(page).toHaveURL(/\/jadwal-sholat\?kota=kota-bandung$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal Sholat Bandung')
  await site.open('/jadwal-sholat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal Sholat Bandung')
  await site.open('/en/kiblat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qibla direction from Bandung')
})

test('while one types, cities are offered, and chosen with the keys', async ({ page, site }) => {
  await site.open('/jadwal-sholat')
  const field = page.getByRole('combobox', { name: 'Ganti kota' })
  await field.fill('jogja')
  await expect(page.getByRole('listbox', { name: 'Kota yang cocok' }).getByRole('option')).toHaveText([/^Yogyakarta/])
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal Sholat Yogyakarta')
  await field.fill('atlantis')
  await expect(page.getByText('Tidak ada kota yang cocok')).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('on a small phone every time of a day is on the screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await site.open('/en/jadwal-sholat')
  const table = main(page).getByRole('table')
  await expect(table.getByRole('row').nth(1)).toHaveAttribute('aria-current', 'date')
  const hidden = await table.locator('tr > *').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const { left, right, width } = cell.getBoundingClientRect()
        return width > 0 && (left < 0 || right > window.innerWidth || cell.scrollWidth > cell.clientWidth)
      }).length,
  )
  expect(hidden).toBe(0)
  expect(
    await table.evaluate((shown) => shown.parentElement && shown.scrollWidth - shown.parentElement.clientWidth),
  ).toBe(0)
})

test('seven times stand in order, the next one is named and counts down', async ({ page, site }) => {
  await site.open('/jadwal-sholat?kota=kota-makassar')
  const shown = await times(page).getByRole('listitem').locator('time').allTextContents()
  expect(shown).toHaveLength(7)
  for (const time of shown) expect(time).toMatch(clock)
  expect(shown).toEqual(shown.toSorted())
  const timer = main(page).getByRole('timer')
  const before = await timer.textContent()
  await expect.poll(() => timer.textContent()).not.toBe(before)
  await expect(main(page)).toContainText(/Berikutnya: (?:Imsak|Subuh|Dzuhur|Ashar|Maghrib|Isya) \d\d\.\d\d WITA/)
  await expect(main(page)).toContainText('Kriteria Kementerian Agama RI')
})

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('a reader sees the day and the clock of the city', async ({ page, site, request }) => {
    const answer = await request.get(`${siteUrl()}/api/v3/cities/kota-jayapura/prayer-time`)
    const { jadwal } = (await answer.json()).data
    await site.open('/jadwal-sholat?kota=kota-jayapura')
    await expect(main(page).getByRole('timer')).toBeVisible()
    await expect(main(page)).toContainText(jadwal.tanggal)
    await expect(times(page)).toContainText(jadwal.maghrib.replace(':', '.'))
    await expect(main(page)).toContainText('WIT')
  })
})

test('on paper the timetable stands alone', async ({ page, site }) => {
  await site.open('/jadwal-sholat?kota=kota-bandung')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Ganti kota' })).toBeHidden()
})

test.describe('where the device says where it is', () => {
  test.use({ geolocation: { latitude: -7.26, longitude: 112.74 }, permissions: ['geolocation'] })

  test('the nearest city is found on the device, and where that is goes nowhere', async ({ page, site }) => {
    const sent: string[] = []
    page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`))
    await site.open('/jadwal-sholat/solatAwal')
    await page.getByRole('button', { name: 'Gunakan lokasi saya' }).click()
    await expect(page).toHaveURL(/kota=kota-surabaya$/)
    expect(sent.filter((line) => /7\.26|112\.74/.test(line))).toEqual([])
  })
})

test('the qibla is given in degrees, drawn, and its accuracy is said', async ({ page, site }) => {
  await page.clock.install()
  await site.open('/kiblat?kota=kota-administrasi-jakarta-pusat')
  await expect(main(page)).toContainText('295,1°')
  await expect(main(page).getByRole('img', { name: /Jarum menunjuk 295,1°, barat laut/ })).toBeVisible()
  await expect(main(page)).toContainText('utara magnet')
  await page.getByRole('button', { name: 'Nyalakan kompas' }).click()
  await page.clock.fastForward(3_000)
  await expect(main(page).getByText('Perangkat ini tidak punya kompas')).toBeVisible()
})

test('the Hijri year has its months and days, and turns', async ({ page, site }) => {
  await site.open('/kalender-hijriah?tahun=1447')
  await expect(main(page).getByRole('table')).toHaveCount(12)
  const fitr = main(page).getByRole('listitem').filter({ hasText: 'Idulfitri' })
  await expect(fitr).toContainText('Jumat, 20 Maret 2026')
  await page.getByRole('link', { name: '1448 H' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalender Hijriah 1448 H')
})

const pages = [
  '/jadwal-sholat?kota=kabupaten-bandung-barat',
  '/jadwal-sholat/solatAwal',
  '/kiblat',
  '/kalender-hijriah',
]
for (const [place, prefix] of ['', '/en'].entries()) {
  for (const path of pages.map((one) => prefix + one)) {
    test(
      `${path} is accessible, and fits a phone at twice the text`,
      tagOf(place, '@phone'),
      async ({ page, site }) => {
        await site.open(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoViolationsAtAnyWidth(page)
        await page.context().addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
        await page.setViewportSize({ width: 360, height: 800 })
        await reloadPage(page)
        await fits(page)
      },
    )
  }
}
