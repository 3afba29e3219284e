import type { Locator, Page } from '@playwright/test'
import { expect, siteUrl, test } from './support/site.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900
const setCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, url: siteUrl() }])

/** Controls that a float would take the click of, wherever the page is scrolled to; only what rows cut off is left out. */
const controlsUnder = (float: Locator): Promise<string[]> =>
  float.evaluate((button) => {
    const own = button.getBoundingClientRect()
    const bar = button.closest('body')?.querySelector(':scope > .bottom-bar')?.getBoundingClientRect()
    const isFixed = getComputedStyle(button.closest('aside') ?? button).position === 'fixed'
    // On a phone it stands within the tabs: what scrolls under them is under the tabs, and not under it.
    const isInBar = bar !== undefined && bar.height > 0 && bar.top <= own.top
    const shown = (control: Element): DOMRect => {
      let { left, right } = control.getBoundingClientRect()
      for (let part = control.parentElement; part; part = part.parentElement) {
        if (getComputedStyle(part).overflowX === 'visible') continue
        const box = part.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      const { top, height } = control.getBoundingClientRect()
      return new DOMRect(left, top, Math.max(0, right - left), height)
    }
    const isCovered = (control: Element): boolean => {
      const box = shown(control)
      if (box.width === 0 || box.right <= own.left || box.left >= own.right) return false
      if (isFixed && !isInBar) return true
      return (!isInBar || control.closest('.bottom-bar') !== null) && box.bottom > own.top && box.top < own.bottom
    }
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((control) => control !== button && control.checkVisibility({ visibilityProperty: true }))
      .filter(isCovered)
      .map((control) => control.outerHTML.slice(0, 120))
  })

test('the button for questions covers no control, wherever one has scrolled to', { tag: '@both' }, async ({
  page,
  site,
}) => {
  const button = page.getByRole('complementary', { name: 'WhatsApp' }).getByRole('link')
  for (const width of isPhone(page) ? [360] : [1024, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    for (const look of ['classic', 'new']) {
      await setCookie(page, 'look', look)
      for (const path of ['/', '/umroh', '/jadwal-sholat']) {
        await site.open(path)
        await expect(button).toBeVisible()
        expect(await controlsUnder(button), `${path} at ${width} px, ${look}`).toEqual([])
      }
    }
    await site.open('/umroh')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await page.waitForURL(/\/product\//)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await controlsUnder(button), `a package at ${width} px`).toEqual([])
  }
})

test('what is reached by keys comes to rest above the tray of packages to compare', { tag: '@both' }, async ({
  page,
  site,
}) => {
  await site.open('/umroh')
  await page.getByRole('main').getByRole('article').first().getByText('Bandingkan').click()
  const tray = page.getByRole('complementary', { name: 'Bandingkan' })
  await expect(tray).toBeVisible()
  const covered = await tray.evaluate((aside) =>
    [...document.querySelectorAll('article :is(a[href], button, input, label)')]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const [box, own] = [control.getBoundingClientRect(), aside.getBoundingClientRect()]
        return box.height < own.top && box.bottom > own.top && box.top < own.bottom
          ? [control.outerHTML.slice(0, 99)]
          : []
      }),
  )
  expect(covered).toEqual([])
})
