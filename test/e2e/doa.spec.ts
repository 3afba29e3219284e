import type { Page } from '@playwright/test'
import { tagOf } from './support/full.ts'
import { reloadPage } from './support/hydrated.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const main = (page: Page) => page.getByRole('main')
const prayers = (page: Page) => main(page).getByRole('article')

test('steps and words are in the address, and Arabic is found without its marks', async ({ page, site }) => {
  await site.open('/doa')
  await page.getByRole('link', { name: 'Tawaf', exact: true }).click()
  await expect(page).toHaveURL(/\/doa\?category=tawaf$/)
  await expect(prayers(page)).toHaveCount(6)
  await page.getByRole('searchbox', { name: 'Cari doa' }).fill('الدنيا حسنة')
  await page.getByRole('searchbox', { name: 'Cari doa' }).press('Enter')
  await expect(prayers(page)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Cari doa' }).fill('zzzz')
  await page.getByRole('searchbox', { name: 'Cari doa' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Doa tidak ditemukan' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua doa' }).click()
  await expect(prayers(page)).toHaveCount(56)
})

for (const [place, path] of ['/doa', '/en/doa'].entries()) {
  test(`${path} is accessible, and fits a phone at twice the text`, tagOf(place, '@phone'), async ({ page, site }) => {
    await site.open(path)
    await expectNoViolationsAtAnyWidth(page)
    await page.context().addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
    await page.setViewportSize({ width: 360, height: 800 })
    await reloadPage(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
  })
}
