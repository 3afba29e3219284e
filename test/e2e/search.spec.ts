import type { Locator, Page } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { openPage, reloadPage } from './support/hydrated.ts'
import { signedInMember } from './support/person.ts'
import { movedAfterJump } from './support/shift.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900
/** Where a person begins to search: the page of search on a phone, the header of any page elsewhere. */
const start = (page: Page, language: '' | '/en' = '') => (isPhone(page) ? `${language}/search-page` : language || '/')
const box = (page: Page) => page.getByRole('searchbox').locator('visible=true')
const results = (page: Page, name = 'Hasil pencarian') => page.getByRole('region', { name }).getByRole('link')
const recent = (page: Page, name = 'Pencarian Terkini') => page.getByRole('region', { name })
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Pemberitahuan|Messages/ }).getByText(text)

async function keywords(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(`${siteUrl()}/api/v3/products/${path}`)
  return (await answer.json()).data.map((one: { keyword: string }) => one.keyword)
}
const ofDevice = (page: Page) => keywords(page, 'users/last-search-guest')
const ofMember = (page: Page) => keywords(page, 'recent-searches')

test('the request waits for 600 ms without typing, and what matches is marked', { tag: '@both' }, async ({
  page,
  site,
}) => {
  await stopClock(page)
  await site.open(start(page))
  const terms: string[] = []
  page.on('request', (request) => {
    if (/suggestions\?.*term=/.test(request.url())) terms.push(new URL(request.url()).searchParams.get('term') ?? '')
  })
  // The popup's script comes with the first letters, and shows itself by the clock.
  await box(page).fill('haji')
  const isShown = () => page.clock.runFor(700).then(() => results(page).first().isVisible())
  await expect.poll(isShown).toBe(true)
  terms.length = 0
  await box(page).fill('umroh')
  await expect(page.getByText('Mencari ...')).toBeVisible()
  await page.clock.runFor(500)
  await box(page).fill('umroh ramadan')
  await page.clock.runFor(590)
  expect(terms).toEqual([])
  await page.clock.runFor(20)
  await expect(results(page).first()).toBeVisible()
  expect(terms).toEqual(['umroh ramadan'])
  await expect(results(page).first().locator('mark')).toHaveText(['Umrah', 'Ramadan'])
  await expect(results(page).first()).toHaveAttribute('href', /^\/product\/umrah-ramadan/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ hasil/ })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Sedang Banyak Dicari' })).toBeVisible()
})

test('only text is searched for, a typo is forgiven, and nothing found is said', async ({ page, site }) => {
  await site.open(start(page))
  await box(page).fill('umrh ramadhan')
  await expect(results(page).first().locator('mark').first()).toHaveText('Umrah')
  await box(page).fill('   ')
  await expect(results(page)).toHaveCount(0)
  await expect(page.getByText('Mencari ...')).toHaveCount(0)
  await box(page).fill('qqqqzzzz')
  await expect(page.getByText('Tidak ada hasil untuk qqqqzzzz')).toBeVisible()
})

test('a search that cannot be asked says so, and the page stays', async ({ page }) => {
  await page.route(/suggestions\?.*term=/, (route) => route.abort())
  await openPage(page, siteUrl() + start(page, '/en'))
  await box(page).fill('umrah')
  await expect(page.getByText('Results could not be loaded. Press Enter to try again.')).toBeVisible()
  await page.unroute(/suggestions\?.*term=/)
  await box(page).press('Enter')
  await expect(page).toHaveURL(`${siteUrl()}/en/search-page?term=umrah`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “umrah”')
})

test.describe('by keyboard', { tag: '@desktop' }, () => {
  test('arrows walk through the results, Escape closes, Enter leads to all of them', async ({ page, site }) => {
    await site.open('/')
    await box(page).fill('turki')
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(results(page)).toHaveCount(0)
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${siteUrl()}/search-page?term=turki`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hasil untuk “turki”')
    await expect(box(page)).toHaveValue('turki')
    await box(page).focus()
    await expect(page.getByRole('region', { name: 'Sedang Banyak Dicari' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await expect(page.getByRole('region', { name: 'Sedang Banyak Dicari' })).toHaveCount(0)
  })

  test('a press inside the popup keeps it open, and one on a link follows it', async ({ page, site }) => {
    await site.open('/en')
    await box(page).focus()
    await page.getByRole('heading', { name: 'Popular searches' }).click()
    await expect(page.getByRole('region', { name: 'Popular searches' })).toBeVisible()
    await box(page).fill('garuda')
    const first = results(page, 'Search results').first()
    const href = await first.getAttribute('href')
    await first.click()
    await expect(page).toHaveURL(siteUrl() + href)
  })
})

test('a member’s searches are listed, deleted one by one and all at once', async ({ page, site }) => {
  await signedInMember(page)
  await site.open(start(page))
  if (!isPhone(page)) await box(page).focus()
  await expect(recent(page).getByText('Tidak ada pencarian terkini.')).toBeVisible()
  for (const term of ['turki', 'haji plus', 'garuda']) await site.open(`/search-page?term=${encodeURIComponent(term)}`)
  expect(await ofMember(page)).toEqual(['garuda', 'haji plus', 'turki'])
  await site.open(start(page))
  if (!isPhone(page)) await box(page).focus()
  await expect(recent(page).getByRole('link')).toHaveText(['garuda', 'haji plus', 'turki'])
  await recent(page).getByRole('button', { name: 'Hapus haji plus dari pencarian terkini' }).click()
  await expect(toast(page, 'Pencarian terkini berhasil dihapus')).toBeVisible()
  await expect(recent(page).getByRole('link')).toHaveText(['garuda', 'turki'])
  expect(await ofMember(page)).toEqual(['garuda', 'turki'])
  await recent(page).getByRole('button', { name: 'Hapus Semua' }).click()
  await expect(toast(page, 'Pencarian terkini berhasil dibersihkan')).toBeVisible()
  await expect(recent(page).getByText('Tidak ada pencarian terkini.')).toBeVisible()
  expect(await ofMember(page)).toEqual([])
})

/** Time passes until a part is there: a busy machine looks less often than a message stays. */
const soon = (page: Page, part: Locator) =>
  expect.poll(() => page.clock.runFor(50).then(() => part.isVisible()), { intervals: [50] }).toBe(true)

test('in English the toasts are the words of the list, and failures are told', { tag: '@desktop' }, async ({
  page,
}) => {
  await signedInMember(page)
  for (const term of ['turki', 'garuda']) await openPage(page, `${siteUrl()}/en/search-page?term=${term}`)
  await stopClock(page)
  // With a code the form of the box begins with a field that cannot be seen, nor have the focus.
  await openPage(page, `${siteUrl()}/en?affiliate_code=RIHLA-AISYAH`)
  await box(page).focus()
  const press = async (name: string) => {
    const button = recent(page, 'Recent searches').getByRole('button', { name })
    await soon(page, button)
    await button.click()
  }
  const expectToast = async (text: string) => {
    await soon(page, toast(page, text))
    await page.clock.runFor(4000)
    await expect(toast(page, text)).toHaveCount(0)
  }
  await press('Delete turki from recent searches')
  await expectToast('Recent search deleted successfully')
  await expect(box(page)).toBeFocused()
  const suggestionsUrl = /\/suggestions(?:\?|$)/
  await page.route(suggestionsUrl, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await press('Delete garuda from recent searches')
  await expectToast('Failed to delete recent search')
  await press('Delete all')
  await expectToast('Failed to clear recent search')
  await page.unroute(suggestionsUrl)
  await press('Delete all')
  await expectToast('Recent search clear successfully')
})

test('the list of searches says that it is on its way', { tag: '@desktop' }, async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/suggestions$/, async (route) => {
    await held
    await route.continue()
  })
  await box(page).focus()
  await expect(recent(page).getByText('Memuat pencarian terkini...')).toBeVisible()
  answer()
  await expect(recent(page).getByText('Tidak ada pencarian terkini.')).toBeVisible()
})

test('a guest’s searches belong to the device, once each, and cannot be deleted', async ({ page, site }) => {
  await site.open(start(page))
  await box(page).fill('umroh ramadan')
  await expect(results(page).first()).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search-page\?term=umroh\+ramadan$/)
  const next = page.getByRole('navigation', { name: 'Halaman daftar' }).getByRole('link', { name: 'Berikutnya' })
  expect(await movedAfterJump(next)).toBe(0)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await reloadPage(page)
  expect(await ofDevice(page)).toEqual(['umroh ramadan'])
  await site.open(start(page))
  if (!isPhone(page)) await box(page).focus()
  await expect(recent(page).getByRole('link')).toHaveText(['umroh ramadan'])
  await expect(recent(page).getByRole('button')).toHaveCount(0)
  await recent(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/search-page\?term=umroh\+ramadan$/)
})

test('results are filtered, ordered and paged by the address, and kept out of search engines', async ({
  page,
  site,
}) => {
  await site.open('/search-page?term=turki')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const count = async () => Number(((await page.locator('#results').textContent()) ?? '').replace(/\D+/g, ''))
  const all = await count()
  expect(all).toBeGreaterThan(20)
  await page.getByRole('link', { name: /^Wisata Syariah \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/term=turki&category=wisata-syariah$/)
  await expect(page.getByRole('link', { name: /^Wisata Syariah \(/ })).toHaveAttribute('aria-current', 'page')
  await expect.poll(count).toBeLessThan(all)
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Harga termurah' })
  await expect(page).toHaveURL(/sort=cheapest/)
  const prices = async () =>
    (await page.locator('article .money').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  await expect.poll(async () => (await prices()).every((price, i, all) => price >= (all[i - 1] ?? 0))).toBe(true)
  expect((await prices()).length).toBeGreaterThan(5)
})

test('no script that is typed runs', async ({ page, site }) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  for (const term of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>']) {
    await site.open(`/search-page?${new URLSearchParams({ term })}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const answered = page.waitForResponse(/suggestions\?.*term=/)
    await box(page).fill(`${term} umroh`)
    await answered
    await expect(page.getByText('Mencari ...')).toHaveCount(0)
  }
  expect(dialogs).toEqual([])
})

test.describe('for everyone', { tag: '@desktop' }, () => {
  for (const [path, tag] of [
    ['/search-page', []],
    ['/search-page?term=umroh+ramadan', []],
    ['/en/search-page?term=qqqqzzzz', ['@full']],
  ] as const) {
    test(`axe finds nothing on ${path} at any width`, { tag: [...tag] }, async ({ page, site }) => {
      await site.open(path)
      await expectNoViolationsAtAnyWidth(page)
    })
  }

  for (const width of [360, 1280]) {
    test(`axe finds nothing in the box at ${width} px`, async ({ page, site }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await signedInMember(page)
      await site.open('/search-page?term=turki')
      await site.open(start(page))
      if (!isPhone(page)) await box(page).focus()
      await expect(recent(page).getByRole('link')).toHaveText(['turki'])
      await expectNoViolations(page)
      await box(page).fill('garuda')
      await expect(results(page).first()).toBeVisible()
      await expectNoViolations(page)
    })
  }

  test('nothing scrolls sideways at 320 px and at 200% text', async ({ page, site }) => {
    await page.context().addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['/search-page', '/search-page?term=umroh', `/search-page?term=${'x'.repeat(300)}`]) {
      await site.open(path)
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(isWide, path.slice(0, 40)).toBe(false)
    }
  })
})
