import type { Page } from '@playwright/test'
import { stopClock, takenOver } from './support/clock.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((found) => found.name === name)
const setCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, url: siteUrl() }])
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
const openMenu = (page: Page) => page.locator('[data-drawer] > summary').click()

test.describe('desktop header', { tag: '@desktop' }, () => {
  test('a dropdown opens, moves and closes by keyboard', async ({ page, site }) => {
    await site.open('/')
    const menu = page.getByRole('navigation', { name: 'Menu utama' })
    const umrah = menu.locator('summary', { hasText: 'Umrah' })
    await umrah.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Umrah Dana Talangan' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Umrah Dana Talangan' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(menu.getByRole('link', { name: 'Umrah Reguler' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(umrah).toBeFocused()
    await expect(menu.getByRole('link', { name: 'Umrah Reguler' })).toBeHidden()
  })

  test('the search popup opens on focus with what is trending, and Escape closes it', async ({ page, site }) => {
    await site.open('/')
    const box = page.getByRole('search').getByRole('searchbox')
    await expect(box).toHaveAttribute('placeholder', 'Mau berangkat ke mana?')
    await box.focus()
    const trending = page.getByRole('region', { name: 'Sedang Banyak Dicari' })
    await expect(trending.getByRole('link').first()).toHaveAttribute('href', /^\/[a-z-]+\?subcategory=[a-z0-9-]+$/)
    await page.keyboard.press('Escape')
    await expect(trending).toBeHidden()
    await box.fill('umrah ramadan')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search-page\?term=umrah\+ramadan$/)
  })

  test('the logo is white on a main-nav page and the bar takes the brand colour', async ({ page, site }) => {
    await site.open('/umroh')
    const bar = page.locator('.site-bar:visible')
    await expect(bar).toHaveClass(/tone-brand/)
    await site.open('/umroh-dana-talangan')
    await expect(bar).toHaveClass(/bg-paper/)
    await expect(bar).not.toHaveClass(/tone-brand/)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  const orders = {
    '/': ['Haji', 'Umrah', 'Wisata Syariah', 'Promo', 'Oleh-oleh', 'Lainnya', 'Tentang Kami', 'Gabung Mitra Travel'],
    '/en': ['Hajj', 'Umrah', 'Sharia Tourism', 'Promo', 'Souvenirs', 'Other', 'About Us', 'Join as Travel Partner'],
  }
  const ends = {
    '/': ['Beralih ke versi baru', 'Masuk/Daftar'],
    '/en': ['Switch to new version', 'Sign In/Register'],
  }
  for (const path of ['/', '/en'] as const) {
    test(`the menu of ${path} has the order of the seeds`, async ({ page, site }) => {
      await site.open(path)
      await openMenu(page)
      const lines = page.locator('[data-drawer] nav > ul > li')
      const texts = (await lines.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '')
      expect(texts.slice(0, 8)).toEqual(orders[path])
      expect(texts.slice(8)).toEqual([ends[path][0], expect.stringMatching(/Bahasa|Language/), ends[path][1]])
      await expect(lines.nth(5).getByRole('link')).toHaveAttribute('href', /\/panduan$/)
    })
  }

  test('the umrah entry unfolds, Escape closes the menu, and a choice leaves it closed', async ({ page, site }) => {
    await site.open('/')
    await openMenu(page)
    const drawer = page.locator('[data-drawer]')
    await drawer.getByText('Umrah', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Umrah Reguler' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer.getByRole('link', { name: 'Promo' })).toBeHidden()
    await openMenu(page)
    await drawer.getByRole('link', { name: 'Tentang Kami' }).click()
    await expect(page).toHaveURL(/tentang-kami/)
    await expect(drawer.getByRole('link', { name: 'Promo' })).toBeHidden()
  })

  test('the bottom navigation has four tabs and highlights the one we are on', async ({ page, site }) => {
    await site.open('/')
    const bar = page.getByRole('navigation', { name: 'Menu bawah' })
    await expect(bar.getByRole('link')).toHaveText(['Beranda', 'Pesanan', 'Promo', 'Akun'])
    await expect(bar.locator('[aria-current=page]')).toHaveText('Beranda')
    for (const link of await bar.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await site.open('/loan-applicant-form/p1')
    await expect(bar).toHaveCount(0)
  })

  test('a promo has a back title that leads to the list', async ({ page, site }) => {
    await site.open('/promo/ramadan')
    await expect(page.getByText('Detail Promo')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kembali', exact: true })).toHaveAttribute('href', '/promo')
  })
})

test('the language switch keeps the page and its query, and is remembered for a year', async ({ page, site }) => {
  await site.open('/?kota=solo')
  if (isPhone(page)) await openMenu(page)
  await page.getByRole('link', { name: 'English' }).locator('visible=true').click()
  await expect(page).toHaveURL(`${siteUrl()}/en?kota=solo`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const lang = await cookie(page, 'lang')
  expect(lang?.value).toBe('en')
  const days = ((lang?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
})

test('an affiliate code stays in links, unlinks the logo and hides the menus', async ({ page, site }) => {
  await site.open('/?affiliate_code=AISYAH')
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(0)
  await expect(page.locator('[data-drawer]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Rihla, ke beranda' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Produk' })).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click()
  await expect(page).toHaveURL(/\/tentang-kami\?affiliate_code=AISYAH$/)
  await page.goto(`${siteUrl()}/`)
  await expect(page).toHaveURL(/\?affiliate_code=AISYAH$/)
})

test('a tenant without hajj and financing shows neither, in any menu', async ({ page }) => {
  await page.goto(`${siteUrl('demo.localhost')}/`)
  await expect(page.locator('a[href="/umroh-dana-tabungan"]').first()).toBeAttached()
  await expect(page.locator('a[href="/haji"], a[href="/umroh-dana-talangan"], a[href="/private-umroh"]')).toHaveCount(0)
})

test.describe('toasts', () => {
  test('slide in after 100 ms, out at 3400 ms, and are gone', async ({ page, site }) => {
    await stopClock(page)
    await setCookie(page, 'toast', 'signed_out')
    await site.open('/')
    const toast = page.getByRole('status').filter({ hasText: 'Anda telah keluar' })
    await takenOver(toast)
    await expect(toast).toHaveClass(/opacity-0/)
    await page.clock.runFor(150)
    await expect(toast).toHaveClass(/(?<!noscript:)opacity-100/)
    await page.clock.runFor(3100)
    await expect(toast).toHaveClass(/(?<!noscript:)opacity-100/)
    await page.clock.runFor(200)
    await expect(toast).toHaveClass(/pointer-events-none/)
    await page.clock.runFor(400)
    await expect(toast).toHaveCount(0)
    expect(await cookie(page, 'toast')).toBeUndefined()
  })

  test('the end of a session is told 400 ms after the page', async ({ page, site }) => {
    await stopClock(page)
    await setCookie(page, 'toast', 'session_ended')
    await site.open('/bandingkan')
    const toast = page.getByRole('status').filter({ hasText: 'Session Anda telah habis, silahkan login kembali' })
    await takenOver(toast)
    await page.clock.runFor(400)
    await expect(toast).toHaveClass(/opacity-0/)
    await page.clock.runFor(150)
    await expect(toast).toHaveClass(/(?<!noscript:)opacity-100/)
  })
})

test('the newer look is asked for, shown, kept and given back', async ({ page, site }) => {
  await stopClock(page)
  await site.open('/')
  if (isPhone(page)) await openMenu(page)
  await page.getByRole('link', { name: 'Beralih ke versi baru' }).locator('visible=true').click()
  await expect(page.getByRole('status').filter({ hasText: 'Sedang menyiapkan' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Tampilan Baru, Perjalanan Ibadah Lebih Nyaman' })
  await page.clock.runFor(900)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(150)
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Coba Tampilan Baru' }).click()
  await expect(dialog.locator('[aria-busy=true]')).toBeVisible()
  await page.clock.runFor(300)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${siteUrl()}/`)
  // A little more than the rest of the second: the page sets its timers while this clock is already running.
  await page.clock.runFor(950)
  await expect(page).toHaveURL(`${siteUrl()}/new-look`)
  await expect(page.locator('html')).toHaveAttribute('data-look', 'new')
  expect((await cookie(page, 'look'))?.value).toBe('new')
  await page.getByRole('main').getByRole('button', { name: 'Kembali ke tampilan klasik' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/`)
  await expect(page.locator('html')).toHaveAttribute('data-look', 'classic')
  await expect(page.getByRole('status').filter({ hasText: 'Kembali ke tampilan klasik' })).toBeAttached()
})

test('the question about the newer look can be closed', async ({ page, site }) => {
  await site.open('/')
  if (isPhone(page)) await openMenu(page)
  await page.getByRole('link', { name: 'Beralih ke versi baru' }).locator('visible=true').click()
  const dialog = page.getByRole('dialog', { name: /Tampilan Baru/ })
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(dialog).toBeHidden()
  expect(await cookie(page, 'look')).toBeUndefined()
})

test('the text size is chosen in the footer and kept', async ({ page, site }) => {
  await site.open('/?a=1')
  await page.getByRole('button', { name: '150%' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text', '150')
  await expect(page).toHaveURL(`${siteUrl()}/?a=1`)
  expect((await cookie(page, 'text_size'))?.value).toBe('150')
})

test('preferences never lead off the site', async ({ page }) => {
  const answer = await page.request.post(`${siteUrl()}/preferences`, {
    form: { text_size: '999', back: '//evil.example' },
    headers: { origin: siteUrl() },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/')
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('text_size')
})

test('signing out forgets the session even when the call fails, and says so on the login page', async ({ page }) => {
  await setCookie(page, 'jwt', 'stale')
  await setCookie(page, 'refresh_token', 'stale')
  const answer = await page.request.post(`${siteUrl()}/en/auth/logout`, {
    headers: { origin: siteUrl() },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/en/auth/login')
  expect(await cookie(page, 'jwt')).toBeUndefined()
  expect(await cookie(page, 'refresh_token')).toBeUndefined()
  expect((await cookie(page, 'toast'))?.value).toBe('signed_out')
})

test('the floating WhatsApp button opens a chat in a new tab', async ({ page, site }) => {
  await site.open('/')
  const button = page.getByRole('link', { name: /Chat lewat WhatsApp/ })
  await expect(button).toHaveAttribute('href', 'https://wa.me/6281100001001')
  await expect(button).toHaveAttribute('target', '_blank')
  await expect(button).toHaveAttribute('rel', 'noopener')
})

test('the gallery of parts is not there outside development', async ({ page }) => {
  expect((await page.goto(`${siteUrl()}/console/ui`))?.status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open, the language switches and the search form leads to its page', async ({ page, site }) => {
    await site.open('/')
    if (isPhone(page)) {
      await openMenu(page)
      await page.locator('[data-drawer]').getByText('Umrah', { exact: true }).click()
    } else {
      await page.locator('summary', { hasText: 'Umrah' }).locator('visible=true').click()
    }
    await expect(page.getByRole('link', { name: 'Umrah Reguler' }).locator('visible=true').first()).toBeVisible()
    await page.getByRole('link', { name: 'English' }).locator('visible=true').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    if (isPhone(page)) {
      await page.getByRole('link', { name: 'Search' }).locator('visible=true').click()
      await expect(page).toHaveURL(`${siteUrl()}/en/search-page`)
      return
    }
    await page.getByRole('searchbox').fill('madinah')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${siteUrl()}/en/search-page?term=madinah`)
  })

  test('the text size and the way back from the newer look are plain forms', async ({ page, site }) => {
    await site.open('/new-look')
    await page.getByRole('button', { name: '125%' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-text', '125')
    await page.getByRole('main').getByRole('button', { name: 'Kembali ke tampilan klasik' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-look', 'classic')
    await expect(page.getByText('Kembali ke tampilan klasik')).toBeVisible()
  })
})

test.describe('for everyone', { tag: '@desktop' }, () => {
  for (const look of ['classic', 'new'] as const) {
    test(`axe finds nothing at any width in the ${look} look`, async ({ page, site }) => {
      test.slow()
      await setCookie(page, 'look', look)
      // What the classic look shows is looked at with each page.
      const paths = look === 'new' ? ['/umroh', '/new-look', '/en/auth/login-tidak-ada'] : ['/en/auth/login-tidak-ada']
      for (const path of paths) {
        await site.open(path)
        await expectNoViolationsAtAnyWidth(page)
      }
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await site.open('/')
        await page.locator('summary').locator('visible=true').first().click()
        await expectNoViolations(page)
      }
    })

    test(`nothing scrolls sideways at 320 px and at 200% text in the ${look} look`, async ({ page, site }) => {
      test.slow()
      await setCookie(page, 'look', look)
      for (const [width, text] of [
        [320, '100'],
        [320, '200'],
        [360, '200'],
        [900, '200'],
        [1280, '200'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await setCookie(page, 'text_size', text)
        for (const path of ['/', '/en/not/there', '/umroh', '/error?status=404']) {
          await site.open(path)
          expect(await scrollsSideways(page), `${path} at ${width} px, text ${text}%`).toBe(false)
        }
      }
    })
  }

  test('the first Tab leads past the header to the page', async ({ page, site }) => {
    await site.open('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Langsung ke isi halaman' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
