import type { Page } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { openPage } from './support/hydrated.ts'
import { signedInMember } from './support/person.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

test.describe('error screens', () => {
  test('a 500 shows a popup and leads home after three seconds', async ({ page }) => {
    await stopClock(page)
    await openPage(page, `${siteUrl()}/`)
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click()
    const popup = page.getByRole('alertdialog', { name: 'Terjadi kesalahan' })
    // Its part of the script is fetched when it is needed; a little time must pass for it to show.
    await expect.poll(() => page.clock.runFor(50).then(() => popup.isVisible()), { intervals: [50] }).toBe(true)
    await expect(page).toHaveURL(`${siteUrl()}/tentang-kami`)
    await page.clock.runFor(2500)
    await expect(popup).toBeVisible()
    await page.clock.runFor(600)
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await expect(popup).toHaveCount(0)
  })

  test('a page part that cannot be loaded leads to the whole page, once, not for ever', async ({ page }) => {
    const navigations: string[] = []
    const loaded = new Set<string>()
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations.push(new URL(request.url()).pathname)
    })
    page.on('requestfinished', (request) => loaded.add(request.url()))
    await openPage(page, `${siteUrl()}/`)
    const brokenOn: (string | undefined)[] = []
    await page.route('**/assets/page-*.js', async (route) => {
      if (loaded.has(route.request().url())) return route.continue()
      const on = navigations.at(-1)
      await route.abort()
      brokenOn.push(on)
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click()
    // The page is left to the browser; where its own part fails as well, it stands as the server wrote it.
    await expect.poll(() => brokenOn).toContain('/tentang-kami')
    // An answer that is asked for after the failure comes after whatever the page did about it.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
    expect(navigations).toEqual(['/', '/tentang-kami'])
    await expect(page).toHaveURL(/\/tentang-kami$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a server that is away for a moment', () => {
  test('a way to another page leads there once it is back', async ({ page }) => {
    await openPage(page, `${siteUrl()}/`)
    const back = Promise.withResolvers<void>()
    let tries = 0
    await page.route('**/tentang-kami.data*', async (route) => {
      tries += 1
      if (tries < 3) return route.fulfill({ status: 503, body: 'no' })
      await back.promise
      return route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click()
    const bar = page.locator('.notice-bar')
    await expect(bar).toContainText('Kami coba lagi…')
    await expect.poll(() => tries).toBe(3)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await expect(page.getByRole('heading', { name: 'Layanan sedang tidak tersedia' })).toHaveCount(0)
    back.resolve()
    await expect(page).toHaveURL(/\/tentang-kami$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tentang')
    await expect(bar).toHaveText('')
  })

  test('a page that asks for itself anew stays as it is', async ({ page }) => {
    await openPage(page, `${siteUrl()}/tentang-kami`)
    let isAway = true
    await page.route('**/tentang-kami.data*', (route) => (isAway ? route.abort() : route.continue()))
    await page.evaluate(() => {
      void Reflect.get(window, '__reactRouterDataRouter').revalidate()
    })
    const bar = page.locator('.notice-bar')
    await expect(bar).toContainText('Kami coba lagi…')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tentang')
    await expectNoViolations(page)
    isAway = false
    await expect(bar).toHaveText('')
  })

  test('a form whose answer was lost keeps what was typed, and counts once when it is sent again', async ({ page }) => {
    await signedInMember(page)
    await openPage(page, `${siteUrl()}/oleh-oleh`)
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    const quantity = page.getByRole('spinbutton', { name: 'Jumlah', exact: true })
    await quantity.fill('2')
    let sent = 0
    await page.route('**/oleh-oleh/**/*.data*', async (route) => {
      // The page also says by a form that it was seen, at a time of its own.
      if (!route.request().postData()?.includes('intent=cart')) return route.continue()
      sent += 1
      if (sent > 1) return route.continue()
      await route.fetch({ maxRedirects: 0 })
      return route.abort()
    })
    await page.getByRole('button', { name: 'keranjang' }).filter({ visible: true }).click()
    const bar = page.locator('.notice-bar')
    await expect(bar).toContainText('Yang Anda isi masih ada di sini.')
    await expect(quantity).toHaveValue('2')
    expect(sent).toBe(1)
    await bar.getByRole('button', { name: 'Kirim lagi' }).click()
    await expect(page).toHaveURL(/\/oleh-oleh\/cart/)
    await expect(bar).toHaveText('')
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
    expect(sent).toBe(2)
  })

  /** Somebody who asked for a page of a server that stayed away, until it was said. */
  async function leftWaiting(page: Page) {
    await stopClock(page)
    await openPage(page, `${siteUrl()}/en`)
    await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.getByRole('contentinfo').locator('a[href$="/en/tentang-kami"]').first().click()
    const title = page.getByRole('heading', { level: 1, name: 'The service is unavailable' })
    await expect.poll(() => page.clock.runFor(1000).then(() => title.isVisible()), { intervals: [50] }).toBe(true)
    return title
  }

  test('one that stays away ends at a page in its language, in its frame, that offers to try again', async ({
    page,
  }) => {
    const title = await leftWaiting(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveTitle(/ · Rihla$/)
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(`${siteUrl()}/en/tentang-kami`)
    await expect(title).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('whoever waits there without a tap sees the page as soon as the server has it again', async ({ page }) => {
    let [isAway, tries] = [true, 0]
    await page.route('**/en/tentang-kami', (route) => {
      tries += 1
      return isAway ? route.fulfill({ status: 503 }) : route.continue()
    })
    const title = await leftWaiting(page)
    await expect.poll(() => page.clock.runFor(1000).then(() => tries), { intervals: [50] }).toBeGreaterThan(1)
    await expect(title).toBeVisible()
    isAway = false
    const about = page.getByRole('heading', { level: 1, name: 'About' })
    await expect.poll(() => page.clock.runFor(1000).then(() => about.isVisible()), { intervals: [50] }).toBe(true)
    await expect(page).toHaveURL(`${siteUrl()}/en/tentang-kami`)
  })
})
