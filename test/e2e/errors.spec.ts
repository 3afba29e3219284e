import { stopClock } from './support/clock.ts'
import { openPage } from './support/hydrated.ts'
import { expect, siteUrl, test } from './support/site.ts'

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
