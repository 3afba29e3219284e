import type { Page } from '@playwright/test'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

const main = (page: Page) => page.getByRole('main')
const prayers = (page: Page) => main(page).getByRole('article')

test('a prayer stands with Arabic, Latin, meaning, source and its review', async ({ page, site }) => {
  await site.open('/doa')
  await expect(prayers(page)).toHaveCount(15)
  const talbiyah = prayers(page).filter({ has: page.getByRole('heading', { name: 'Talbiyah' }) })
  const arabic = talbiyah.locator('[lang=ar]')
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  await expect(arabic).toHaveText(/^لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ/)
  for (const part of ['Labbaikallāhumma', 'Aku penuhi panggilan-Mu', 'HR. Bukhari 1549']) {
    await expect(talbiyah).toContainText(part)
  }
  await expect(talbiyah).toContainText('Menunggu pemeriksaan oleh orang yang berkompeten')
})

test('steps and words are in the address, and Arabic is found without its marks', async ({ page, site }) => {
  await site.open('/doa')
  await page.getByRole('link', { name: 'Tawaf', exact: true }).click()
  await expect(page).toHaveURL(/\/doa\?category=tawaf$/)
  await expect(prayers(page)).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Cari doa' }).fill('الدنيا حسنة')
  await page.getByRole('searchbox', { name: 'Cari doa' }).press('Enter')
  await expect(prayers(page)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Cari doa' }).fill('zzzz')
  await page.getByRole('searchbox', { name: 'Cari doa' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Doa tidak ditemukan' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua doa' }).click()
  await expect(prayers(page)).toHaveCount(15)
})

test('a step that is none is answered in words', async ({ page, site }) => {
  await site.open('/en/doa?category=everything')
  await expect(page.getByRole('heading', { name: 'This choice makes no sense' })).toBeVisible()
})

test('the home page leads to prayer times, prayers and the qibla', async ({ page, site }) => {
  await site.open('/')
  const shortcuts = page.getByRole('navigation', { name: 'Teman ibadah' })
  for (const [name, path] of [
    ['Jadwal sholat', '/jadwal-sholat'],
    ['Doa', '/doa'],
    ['Arah kiblat', '/kiblat'],
  ] as const) {
    await expect(shortcuts.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('prayers are searched and read', async ({ page }) => {
    await page.goto(`${siteUrl()}/en/doa`)
    await page.getByRole('searchbox', { name: 'Find a prayer' }).fill('zamzam')
    await page.getByRole('button', { name: 'Find', exact: true }).last().click()
    await expect(page).toHaveURL(/\/en\/doa\?search=zamzam$/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })
})

for (const path of ['/doa', '/en/doa']) {
  test(`${path} is accessible, and fits a phone at twice the text`, async ({ page, site }) => {
    await site.open(path)
    await expectNoViolations(page)
    await page.context().addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
  })
}
