import { stopClock } from './support/clock.ts'
import { expect, siteUrl, test } from './support/site.ts'

test.describe('error screens', () => {
  for (const [path, lang, text, home] of [
    ['/tidak/ada', 'id', 'Halaman Tidak ditemukan', 'Kembali Ke Halaman Utama'],
    ['/en/not/there', 'en', 'This page could not be found', 'Back to the Home Page'],
  ] as const) {
    test(`404 says so at ${path}, inside the shell`, async ({ page }) => {
      const response = await page.goto(siteUrl() + path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page).toHaveTitle(`${text} · Rihla`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      await expect(page.getByText('404', { exact: true })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.getByRole('link', { name: home }).click()
      await expect(page).toHaveURL(siteUrl() + (lang === 'en' ? '/en' : '/'))
    })
  }

  test('a 500 shows a popup and leads home after three seconds', async ({ page }) => {
    await stopClock(page)
    await page.goto(`${siteUrl()}/`)
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click()
    const popup = page.getByRole('alertdialog', { name: 'Terjadi kesalahan' })
    // Its part of the script is fetched when it is needed; a little time must pass for it to show.
    await expect.poll(() => page.clock.runFor(50).then(() => popup.isVisible())).toBe(true)
    await expect(page).toHaveURL(`${siteUrl()}/tentang-kami`)
    await page.clock.runFor(2500)
    await expect(popup).toBeVisible()
    await page.clock.runFor(600)
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await expect(popup).toHaveCount(0)
  })

  for (const [query, status, text] of [
    ['?status=429', 429, 'Terlalu banyak permintaan, coba sebentar lagi'],
    ['?status=404', 404, 'Halaman Tidak ditemukan'],
    ['?status=410', 410, 'Halaman ini sudah tidak ada'],
    ['?status=200&message=Halo', 500, 'Terjadi kesalahan'],
    ['', 500, 'Terjadi kesalahan'],
  ] as const) {
    test(`/error${query} answers ${status} in words of our own`, async ({ page }) => {
      const response = await page.goto(`${siteUrl()}/error${query}`)
      expect(response?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      await expect(page.getByText('Halo')).toHaveCount(0)
      await expect(page.getByRole('main')).toHaveCount(1)
    })
  }

  test('a page part that cannot be loaded leads to the whole page, once, not for ever', async ({ page }) => {
    let loads = 0
    page.on('load', () => loads++)
    const whole = new Set<string>()
    page.on('requestfinished', (request) => whole.add(request.url()))
    await page.goto(`${siteUrl()}/`, { waitUntil: 'networkidle' })
    const broken: string[] = []
    await page.route('**/assets/page-*.js', (route) => {
      if (whole.has(route.request().url())) return route.continue()
      broken.push(route.request().url())
      return route.abort()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click()
    // The page is left to the browser; where its own part fails as well, it stands as the server wrote it.
    await expect.poll(() => loads).toBe(2)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    expect([loads, broken.length >= 2]).toEqual([2, true])
    await expect(page).toHaveURL(/\/tentang-kami$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
