import type { Page } from '@playwright/test'
import { analyticsCookie } from '#core/analytics.ts'
import { words } from '#web/components/analytics/words.ts'
import { violationsOn } from './support/axe.ts'
import { openPage, reloadPage } from './support/hydrated.ts'
import { layoutShift } from './support/shift.ts'
import { expect, siteUrl, test } from './support/site.ts'

const say = words('id')
const safar = (path: string) => siteUrl('demo.localhost') + path

/** Everything that went to Google's tag, by its path; of a view, the page it was about and the one before. */
function sentToGoogle(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams, hostname } = new URL(request.url())
    if (!pathname.startsWith('/sandbox/google-tag/') && !/google/.test(hostname)) return
    const path = (name: string) => (searchParams.get(name) ?? '').replace(siteUrl('demo.localhost'), '')
    sent.push(pathname.endsWith('/collect') ? `${path('dl')} < ${path('dr')}` : pathname)
  })
  return sent
}

const barOf = (page: Page) => page.getByRole('complementary', { name: say.title })

test('visits are asked about once, in a bar that moves and covers nothing, and counted only after a yes', {
  tag: '@both',
}, async ({ page, site: _site }) => {
  const sent = sentToGoogle(page)
  await openPage(page, safar('/umroh?utm_source=mail&affiliate=x'))
  const bar = barOf(page)
  await expect(bar).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.01)
  expect(await violationsOn(page, { include: ['.consent-bar'] })).toEqual([])
  // In the flow of the page, so that what follows begins where it ends.
  const { isStill, end, next } = await bar.evaluate((element) => ({
    isStill: getComputedStyle(element).position === 'static',
    end: element.getBoundingClientRect().bottom,
    next: [...document.querySelectorAll('header')].find(({ offsetHeight }) => offsetHeight > 0)?.offsetTop ?? 0,
  }))
  expect([isStill, next >= end]).toEqual([true, true])
  expect(sent).toEqual([])
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: '_ga' }))

  await bar.getByRole('button', { name: say.yes }).focus()
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect.poll(() => sent).toEqual(['/sandbox/google-tag/gtag/js', '/umroh?utm_source=mail < '])
  await page.locator('body > footer').getByRole('link', { name: 'Tanya Jawab' }).click()
  await expect.poll(() => sent.at(-1)).toBe(`/faq < ${'/umroh?utm_source=mail'}`)
  await openPage(page, safar('/auth/login?redirect=%2Fmember%2Fprofile'))
  await openPage(page, safar('/en/doa?search=siti'))
  await expect.poll(() => sent.at(-1)).toMatch(/^\/en\/doa < /)
  expect(sent.filter((line) => line.includes('login'))).toEqual([])
  await expect(barOf(page)).toBeHidden()
})

test('who declines is not asked again and nothing is sent; the privacy page changes it both ways', async ({
  page,
  site: _site,
}) => {
  const sent = sentToGoogle(page)
  await openPage(page, safar('/'))
  await barOf(page).getByRole('button', { name: say.no }).click()
  await expect(barOf(page)).toBeHidden()
  await openPage(page, safar('/kebijakan-privasi'))
  await expect(barOf(page)).toBeHidden()
  expect(await layoutShift(page)).toBeLessThan(0.01)
  const section = page.getByRole('region', { name: say.title })
  await expect(section.getByRole('button', { name: say.no })).toHaveAttribute('aria-pressed', 'true')
  expect(sent).toEqual([])
  await section.getByRole('button', { name: say.yes }).click()
  await expect.poll(() => sent).toEqual(['/sandbox/google-tag/gtag/js', '/kebijakan-privasi < '])
  // Declined in another tab: this one still counts as it was told before, unless it looks again.
  await page.context().addCookies([{ name: analyticsCookie, value: 'no', url: safar('/') }])
  await page.locator('body > footer').getByRole('link', { name: 'Tanya Jawab' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  expect(sent).toHaveLength(2)
  await section.getByRole('button', { name: say.no }).click()
  await expect(section.getByRole('button', { name: say.no })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
  const before = sent.length
  await page.locator('body > footer').getByRole('link', { name: 'Tanya Jawab' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await reloadPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sent).toHaveLength(before)
})
