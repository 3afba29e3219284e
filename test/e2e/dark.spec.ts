import type { Page } from '@playwright/test'
import { violationsOn } from './support/axe.ts'
import { openPage, reloadPage } from './support/hydrated.ts'
import { anyPayment } from './support/payable.ts'
import { signedInMember } from './support/person.ts'
import { expect, siteUrl, test } from './support/site.ts'

const setCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, url: siteUrl() }])

/** How light the page is drawn, 0 to 255, and how the browser draws its own parts. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
    return { isDark: Math.max(red, green, blue) < 64, colorScheme }
  })
const dark = { isDark: true, colorScheme: 'dark' }
const light = { isDark: false, colorScheme: 'light' }

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' })

  test('a dark system is followed until something else is chosen, and paper stays light', async ({ page, site }) => {
    await site.open('/tentang-kami')
    expect(await drawn(page)).toEqual(dark)
    await page.emulateMedia({ media: 'print' })
    expect(await drawn(page)).toEqual(light)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    expect(await drawn(page)).toEqual(light)
    await page.getByRole('button', { name: 'Gelap' }).click()
    await expect(page.getByRole('button', { name: 'Gelap' })).toHaveAttribute('aria-pressed', 'true')
    expect(await drawn(page)).toEqual(dark)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Terang' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
    expect(await drawn(page)).toEqual(light)
    await reloadPage(page)
    expect(await drawn(page)).toEqual(light)
  })

  test('where the ground is the brand’s dark, the ring around what has the focus is as light as its words', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await site.open('/haji')
    await page.keyboard.press('Tab')
    const link = page.getByRole('main').getByRole('link', { name: 'Lihat paket' }).first()
    await link.focus()
    const { color, outlineColor } = await link.evaluate((element) => getComputedStyle(element))
    expect(outlineColor).toBe(color)
  })

  const templates = ['/', '/umroh', '/quran/1/al-fatihah', '/jadwal-sholat', '/panduan/miqat', '/auth/login']
  for (const [look, paths, tag] of [
    ['classic', templates, []],
    ['new', ['/new-look', '/umroh'], []],
    ['new', templates, ['@full']],
    [
      'classic',
      ['/quran', '/doa', '/kiblat', '/kalender-hijriah', '/blog', '/promo', '/partner', '/faq', '/galleries', '/haji'],
      ['@full'],
    ],
  ] as const) {
    test(`everything can be read on ${paths.join(', ')} in the ${look} look`, { tag: [...tag] }, async ({
      page,
      site,
    }) => {
      test.slow()
      await setCookie(page, 'look', look)
      for (const path of paths) {
        await site.open(path)
        expect(await violationsOn(page, { only: ['color-contrast'] }), path).toEqual([])
      }
    })
  }

  test('everything can be read on a package, its payment and an account', async ({ page, site, request }) => {
    test.slow()
    const { product, path } = await anyPayment(request, 'doku-qris')
    await signedInMember(page)
    for (const open of [path, `/product/${product.slug}`, '/member/profile']) {
      await site.open(open)
      expect(await violationsOn(page, { only: ['color-contrast'] }), open).toEqual([])
    }
  })

  test('the colours of another brand can be read as well', { tag: '@full' }, async ({ page }) => {
    for (const path of ['/', '/umroh', '/auth/login']) {
      await openPage(page, siteUrl('demo.localhost') + path)
      expect(await violationsOn(page, { only: ['color-contrast'] }), path).toEqual([])
    }
  })
})
