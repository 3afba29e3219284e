import type { Page } from '@playwright/test'
import { tagOf } from './support/full.ts'
import { signedInMember } from './support/person.ts'
import { layoutShift } from './support/shift.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const arabicOf = (page: Page, verse: number) => page.locator(`#v${verse} [lang=ar]`)
/** A verse stands at the top of the window; those above it take their true height as they come into sight. */
async function bringUp(page: Page, verse: number): Promise<void> {
  const top = () =>
    page.locator(`#v${verse}`).evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' })
      return Math.round(element.getBoundingClientRect().top)
    })
  await expect.poll(top).toBe(96)
}
const mark = (page: Page, verse: number) => page.getByRole('button', { name: `Tandai ayat ${verse}`, exact: true })

test('114 chapters lead to their verses, whose Arabic is what the API gives, letter by letter', async ({
  page,
  site,
  request,
}) => {
  await site.open('/quran')
  await expect(page.getByRole('heading', { level: 1, name: 'Al-Qur’an' })).toBeVisible()
  const chapters = page.getByRole('region', { name: 'Daftar surah' }).getByRole('listitem')
  await expect(chapters).toHaveCount(116)
  await page.getByRole('link', { name: /^112 Al-Ikhlas/ }).click()
  await expect(page).toHaveURL(`${siteUrl()}/quran/112/al-ikhlas`)
  await expect(page.getByRole('heading', { level: 1, name: 'Surah Al-Ikhlas' })).toBeVisible()
  const { verses } = await (await request.get(`${siteUrl()}/api/quran/v4/verses/by_chapter/112`)).json()
  expect(verses).toHaveLength(4)
  for (const { verse_number, text_uthmani } of verses) {
    await expect(arabicOf(page, verse_number)).toHaveAttribute('dir', 'rtl')
    expect(await arabicOf(page, verse_number).textContent()).toBe(text_uthmani)
  }
  expect(await page.evaluate(() => document.fonts.check('30px "Scheherazade New"', 'ب'))).toBe(true)
  await page.getByRole('link', { name: 'Surah berikutnya Al-Falaq' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/quran/113/al-falaq`)
})

test('juz begin where the ministry has them begin, and the sources are named', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await site.open('/quran')
  await page.getByRole('link', { name: 'Juz', exact: true }).click()
  await expect(page.getByRole('link', { name: /Juz 20 Mulai An-Naml ayat 60/ })).toBeVisible()
  await expect(page.getByText('Batas juz mengikuti daftar Kementerian Agama')).toBeVisible()
  await page.getByRole('link', { name: /Juz 20/ }).click()
  await expect(page).toHaveURL(/\/quran\/27\/an-naml#v60$/)
  await expect(page.locator('#v60')).toBeInViewport()
  await expect(page.locator('#v60').getByText('Juz 20')).toBeVisible()
})

test('a guest marks a verse and goes on reading there; the marks stay in the browser', async ({ page, site }) => {
  await site.open('/quran/67/al-mulk')
  await mark(page, 2).click()
  await expect(page.getByText('Ayat ditandai')).toBeVisible()
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Jadikan terakhir dibaca: ayat 5', exact: true }).click()
  await site.open('/quran')
  await expect(page.getByRole('region', { name: 'Ayat yang ditandai' }).getByRole('link')).toHaveText([
    'Al-Mulk, ayat 2',
  ])
  await page.getByRole('region', { name: 'Terakhir dibaca' }).getByRole('link', { name: 'Lanjutkan' }).click()
  await expect(page).toHaveURL(/\/quran\/67\/al-mulk#v5$/)
  // The address changes before the page does: the mark is shown once it can be taken away.
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await mark(page, 2).click()
  await expect(page.getByText('Tanda ayat dihapus')).toBeVisible()
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'false')
})

test('the place one has read to is kept by itself, and one chosen by hand is not overruled', async ({ page, site }) => {
  const lastRead = page.getByRole('region', { name: 'Terakhir dibaca' })
  await site.open('/quran/67/al-mulk')
  await bringUp(page, 12)
  await site.open('/quran')
  await expect(lastRead.getByText('Al-Mulk, ayat 12')).toBeVisible()
  await site.open('/quran/67/al-mulk')
  await page.getByRole('button', { name: 'Jadikan terakhir dibaca: ayat 3', exact: true }).click()
  await bringUp(page, 20)
  await site.open('/quran')
  await expect(lastRead.getByText('Al-Mulk, ayat 3')).toBeVisible()
})

test('another language opens at the verse that was asked for', { tag: '@desktop' }, async ({ page, site }) => {
  await site.open('/quran/2/al-baqarah#v255')
  await expect(arabicOf(page, 255)).toBeInViewport()
  await page.getByRole('link', { name: /^EN/ }).first().click()
  await expect(page).toHaveURL(`${siteUrl()}/en/quran/2/al-baqarah#v255`)
  await expect(arabicOf(page, 255)).toBeInViewport()
})

test('the first row and the first verse stand on the first screen of a phone', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.locator('.bottom-bar')
  for (const [path, first] of [
    ['/quran', page.getByRole('link', { name: /^1 Al-Fatihah/ })],
    ['/quran/2/al-baqarah', page.locator('#v1 .verse-translation')],
  ] as const) {
    await site.open(path)
    await expect(first).toBeVisible()
    const [end, top] = [await first.boundingBox(), await bar.boundingBox()]
    expect([path, (end?.y ?? 999) + (end?.height ?? 0) <= (top?.y ?? 0)]).toEqual([path, true])
  }
})

test('letters of the Quran that come late find every line where it was', { tag: '@phone' }, async ({ page, site }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let late = 0
  await page.route('**/scheherazade*.woff2', async (route) => {
    late++
    await held
    await route.continue()
  })
  expect(site).toBeDefined()
  await page.goto(`${siteUrl()}/quran/112/al-ikhlas`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => late).toBeGreaterThan(0)
  letThrough()
  expect(await layoutShift(page)).toBeLessThan(0.02)
})

test('the marks of a guest go to the account, and from there to another device', { tag: '@desktop' }, async ({
  page,
  site,
  browser,
}) => {
  await site.open('/quran/36/yasin')
  await mark(page, 9).click()
  await signedInMember(page)
  const synchronised = page.waitForResponse((reply) => reply.url().endsWith('/quran/bookmarks') && reply.ok())
  await site.open('/quran')
  await synchronised
  const other = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } })
  const second = await other.newPage()
  await second.goto(`${siteUrl()}/quran`)
  await expect(second.getByRole('region', { name: 'Ayat yang ditandai' }).getByRole('link')).toHaveText([
    'Yasin, ayat 9',
  ])
  await other.close()
})

test('what is shown and how large is chosen, and stays chosen', async ({ page, site }) => {
  await site.open('/quran/1/al-fatihah')
  const latin = page.locator('#v1 .verse-latin')
  await page.getByText('Pengaturan baca').click()
  await expect(latin).toBeVisible()
  await page.getByRole('checkbox', { name: 'Latin' }).uncheck()
  await expect(latin).toBeHidden()
  const size = () => arabicOf(page, 1).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await size()
  await page.getByRole('radio', { name: 'Besar', exact: true }).check()
  expect(await size()).toBeGreaterThan(before)
  for (const part of ['Arab', 'Terjemahan']) await page.getByRole('checkbox', { name: part }).click()
  await expect(page.getByText('Setidaknya satu bagian harus tampil.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Terjemahan' })).toBeChecked()
  await expect(page.locator('#v1 .verse-translation')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Arab' }).check()
  await page.setViewportSize({ width: 320, height: 640 })
  const cut = await page.locator('[data-view], [data-view] *').evaluateAll((parts) => {
    const isCut = (part: Element) =>
      part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible'
    return parts.filter((part) => isCut(part) && !part.matches('.sr-only, input')).length
  })
  expect([cut, await fits(page)]).toEqual([0, true])
  await site.open('/quran/114/an-nas')
  await expect(page.locator('#v1 .verse-latin')).toBeHidden()
  expect(await size()).toBeGreaterThan(before)
})

test('a verse is reached by its number, and there is an answer for those there are none of', async ({ page, site }) => {
  await site.open('/quran/2/al-baqarah')
  await page.getByLabel('Ke ayat').fill('255')
  await page.getByRole('button', { name: 'Buka' }).click()
  await expect(page).toHaveURL(/\/quran\/2\/al-baqarah#v255$/)
  await expect(arabicOf(page, 255)).toBeInViewport()
  await page.getByLabel('Ke ayat').fill('287')
  await page.getByRole('button', { name: 'Buka' }).click()
  await expect(page.getByText('Surah Al-Baqarah terdiri atas 286 ayat. Pilih nomor antara 1 dan 286.')).toBeVisible()
  await site.open('/quran/2/al-baqarah?ayat=284-286')
  await expect(arabicOf(page, 284)).toBeInViewport()
})

test('a verse is shared by link, service and picture', async ({ page, site }) => {
  await site.open('/quran/112/al-ikhlas')
  await page.getByRole('link', { name: 'Bagikan ayat 1', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'QS. Al-Ikhlas 112:1' })
  await expect(sheet.getByLabel('Tautan')).toHaveValue(`${siteUrl()}/quran/112/al-ikhlas#v1`)
  await expect(sheet.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me/)
  await expect(sheet.getByRole('img', { name: 'Gambar ayat' })).toBeVisible()
})

test('a copied verse names its place in the language of the page', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [path, button, place] of [
    ['/quran/26/asy-syuara', 'Salin ayat 2', "(QS. Asy-Syu'ara' 26:2)"],
    ['/en/quran/26/asy-syuara', 'Copy verse 2', "(Quran 26:2, Ash-Shu'ara)"],
  ] as const) {
    await site.open(path)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(place)
  }
})

test('keys walk through the verses', { tag: '@desktop' }, async ({ page, site }) => {
  await site.open('/quran/112/al-ikhlas')
  await page.keyboard.press('j')
  await expect(page.locator('#v1')).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator('#v2')).toBeFocused()
  await page.keyboard.press('b')
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('k')
  await expect(page.locator('#v1')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/quran\/113\/al-falaq$/)
})

/** One of each kind is looked at each time. */
const oneOfEach = ['/quran', '/quran/32/as-sajdah', '/quran/112/al-ikhlas/DropdownShare?ayat=1']
const others = ['/en/quran?q=mercy', '/en/quran/112/al-ikhlas', '/en/quran/112/al-ikhlas/DropdownShare?ayat=1']
for (const path of [...oneOfEach, ...others]) {
  const tag = oneOfEach.includes(path) ? ['@phone'] : ['@phone', '@full']
  test(`nothing on ${path} stands in the way of those who read with other means`, { tag }, async ({ page, site }) => {
    await site.open(path)
    await expectNoViolationsAtAnyWidth(page)
  })
}

for (const [place, paths] of [
  ['/quran', '/quran/2/al-baqarah', '/quran/2/al-baqarah/DropdownShare?ayat=255'],
  ['/quran?tab=juz', '/en/quran?q=mercy'],
].entries()) {
  const name = `text of twice the size makes no page wider than the screen: ${paths.join(', ')}`
  test(name, tagOf(place), async ({ page, site, context }) => {
    await context.addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
    for (const path of paths) {
      await site.open(path)
      expect([path, await fits(page)]).toEqual([path, true])
    }
  })
}

test('the whole Quran is saved for reading without a network, and nothing of the member with it', {
  tag: '@phone',
}, async ({ page, site }) => {
  test.slow()
  const { full_name } = await signedInMember(page)
  await site.open('/en/quran')
  await page.getByRole('button', { name: 'Save to device' }).click()
  await expect(page.getByRole('progressbar', { name: 'Saving' })).toBeVisible()
  await expect(page.getByText('The whole Quran is saved on this device.')).toBeVisible({ timeout: 90_000 })
  const saved = await page.evaluate(async () => {
    const cache = await caches.open('rihla-quran-v1')
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    const text = await (await cache.match('/en/quran/2/al-baqarah'))?.text()
    return {
      pages: paths.filter((path) => path.startsWith('/en/quran')).length,
      hasFont: paths.some((path) => path.endsWith('.woff2')),
      text,
    }
  })
  expect([saved.pages, saved.hasFont, saved.text?.includes('id="v286"'), saved.text?.includes(full_name)]).toEqual([
    115,
    true,
    true,
    false,
  ])
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(page.getByRole('button', { name: 'Save to device' })).toBeVisible()
  expect(await page.evaluate(() => caches.has('rihla-quran-v1'))).toBe(false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // What is sent is seen in test/plain/quran.test.ts; here, what the style sheet alone does.
  test('what needs scripts is not shown, and a part is hidden at once', async ({ page }) => {
    await page.goto(`${siteUrl()}/quran/36/yasin`)
    await expect(arabicOf(page, 1)).toBeVisible()
    await expect(mark(page, 1)).toBeHidden()
    await page.getByText('Pengaturan baca').click()
    await expect(page.getByRole('button', { name: 'Terapkan' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Latin' }).uncheck()
    await expect(page.locator('#v1 .verse-latin')).toBeHidden()
  })
})
