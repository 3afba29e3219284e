import type { Page } from '@playwright/test'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

const main = (page: Page) => page.getByRole('main')
const times = (page: Page) => main(page).getByRole('region', { name: 'Waktu sholat hari ini' })
const clock = /^\d{2}:\d{2}$/

const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

test('a first visitor chooses a city once, and finds its times again without saying where', async ({ page, site }) => {
  await site.open('/jadwal-sholat')
  await expect(main(page)).toContainText('Anda belum memilih kota')
  await page.getByRole('searchbox', { name: 'Ganti kota' }).fill('bandung')
  await page.getByRole('searchbox', { name: 'Ganti kota' }).press('Enter')
  await expect(page).toHaveURL(/\/jadwal-sholat\/solatAwal\?cari=bandung$/)
  await expect(page.getByRole('heading', { name: /kota untuk “bandung”/ })).toBeVisible()
  await page.getByRole('button', { name: /^Kota Bandung/ }).click()
  await expect(page).toHaveURL(/\/jadwal-sholat\?kota=kota-bandung$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal Sholat Kota Bandung')
  await site.open('/jadwal-sholat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal Sholat Kota Bandung')
  await site.open('/en/kiblat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qibla Direction from Kota Bandung')
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
  await expect(main(page)).toContainText(/Berikutnya: (?:Imsak|Subuh|Dzuhur|Ashar|Maghrib|Isya) \d\d:\d\d WITA/)
  await expect(main(page)).toContainText('Kriteria Kementerian Agama RI')
})

test('a reader in another zone sees the day and the clock of the city', async ({ browser, request }) => {
  const answer = await request.get(`${siteUrl()}/api/v3/cities/kota-jayapura/prayer-time`)
  const { jadwal } = (await answer.json()).data
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' })
  const page = await context.newPage()
  await page.goto(`${siteUrl()}/jadwal-sholat?kota=kota-jayapura`)
  await expect(main(page).getByRole('timer')).toBeVisible()
  await expect(main(page)).toContainText(jadwal.tanggal)
  await expect(times(page)).toContainText(jadwal.maghrib)
  await expect(main(page)).toContainText('WIT')
  await context.close()
})

test('the month is a table, turns, and goes into a calendar', async ({ page, site, request }) => {
  await site.open('/jadwal-sholat?kota=makkah&bulan=2028-02')
  await expect(main(page).getByRole('row')).toHaveCount(30)
  await expect(page.getByRole('heading', { name: 'Jadwal Februari 2028' })).toBeVisible()
  await expect(main(page)).toContainText('Umm al-Qura, Makkah')
  const file = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href')
  const calendar = await request.get(siteUrl() + file)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(29 * 7)
  await page.getByRole('link', { name: 'Bulan berikutnya' }).click()
  await expect(page).toHaveURL(/kota=makkah&bulan=2028-03$/)
  await expect(main(page).getByRole('row')).toHaveCount(32)
})

test('on paper the timetable stands alone', async ({ page, site }) => {
  await site.open('/jadwal-sholat?kota=kota-bandung')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('searchbox', { name: 'Ganti kota' })).toBeHidden()
})

test('the nearest city is found on the device, and where that is goes nowhere', async ({ browser }) => {
  const context = await browser.newContext({
    geolocation: { latitude: -7.26, longitude: 112.74 },
    permissions: ['geolocation'],
  })
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`))
  await page.goto(`${siteUrl()}/jadwal-sholat/solatAwal`)
  await page.getByRole('button', { name: 'Gunakan lokasi saya' }).click()
  await expect(page).toHaveURL(/kota=kota-surabaya$/)
  expect(sent.filter((line) => /7\.26|112\.74/.test(line))).toEqual([])
  await context.close()
})

test('the qibla is given in degrees, drawn, and its accuracy is said', async ({ page, site }) => {
  await site.open('/kiblat?kota=kota-administrasi-jakarta-pusat')
  await expect(main(page)).toContainText('295,1°')
  await expect(main(page).getByRole('img', { name: /Jarum menunjuk 295,1°, barat laut/ })).toBeVisible()
  await expect(main(page)).toContainText('utara magnet')
  await page.getByRole('button', { name: 'Nyalakan kompas' }).click()
  await expect(main(page).getByRole('status')).toContainText('Perangkat ini tidak memberi arah kompas', {
    timeout: 8_000,
  })
})

test('the Hijri year has its months and days, and turns', async ({ page, site }) => {
  await site.open('/kalender-hijriah?tahun=1447')
  await expect(main(page).getByRole('table')).toHaveCount(12)
  const fitr = main(page).getByRole('listitem').filter({ hasText: 'Idulfitri' })
  await expect(fitr).toContainText('Jumat, 20 Maret 2026')
  await page.getByRole('link', { name: '1448 H' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalender Hijriah 1448 H')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a city is chosen, its times are there and the next one is named', async ({ page }) => {
    await page.goto(`${siteUrl()}/en/jadwal-sholat/solatAwal?cari=surabaya`)
    await page.getByRole('button', { name: /^Kota Surabaya/ }).click()
    await expect(page).toHaveURL(/\/en\/jadwal-sholat\?kota=kota-surabaya$/)
    await expect(page.getByRole('main')).toContainText(/Next: (?:Imsak|Fajr|Dhuhr|Asr|Maghrib|Isha) \d\d:\d\d WIB/)
    await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
    await page.goto(`${siteUrl()}/en/kiblat`)
    await expect(page.getByRole('main')).toContainText('294')
  })
})

for (const [path, title] of [
  ['/jadwal-sholat?kota=atlantis', 'Kota tidak ditemukan'],
  ['/kiblat?kota=atlantis', 'Kota tidak ditemukan'],
  ['/kalender-hijriah?tahun=9999', 'Tahun ini tidak ada di kalender kami'],
] as const) {
  test(`${path} says what is wrong and shows a way on`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}

test('a month that is none says so beside today’s times', async ({ page, site }) => {
  await site.open('/jadwal-sholat?kota=kota-bandung&bulan=2026-13')
  await expect(page.getByRole('heading', { name: 'Bulan ini tidak dikenali' })).toBeVisible()
  await expect(times(page)).toBeVisible()
})

const pages = [
  '/jadwal-sholat?kota=kabupaten-bandung-barat',
  '/jadwal-sholat/solatAwal',
  '/kiblat',
  '/kalender-hijriah',
]
for (const path of pages.flatMap((one) => [one, `/en${one}`])) {
  test(`${path} is accessible, and fits a phone at twice the text`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolations(page)
    await page.context().addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await fits(page)
  })
}
