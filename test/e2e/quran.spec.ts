import type { Page } from '@playwright/test'
import { signedInMember } from './support/person.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const arabicOf = (page: Page, verse: number) => page.locator(`#v${verse} [lang=ar]`)
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
  for (const { verse_number, text_uthmani } of verses) {
    await expect(arabicOf(page, verse_number)).toHaveAttribute('dir', 'rtl')
    expect(await arabicOf(page, verse_number).textContent()).toBe(text_uthmani)
  }
  expect(await page.evaluate(() => document.fonts.check('30px "Amiri Quran"', 'ب'))).toBe(true)
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

test('words, names and numbers are found, and what was sought is marked', async ({ page, site }) => {
  await site.open('/en/quran')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('2:255')
  await box.press('Enter')
  await expect(page.getByRole('link', { name: /Al-Baqarah, verse 255/ })).toBeVisible()
  await box.fill('lord of the worlds')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: /verses hold these words/ })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/Lord/i)
  await box.fill('الحمد لله رب العالمين')
  await box.press('Enter')
  await expect(page.getByRole('link', { name: 'Al-Fatihah 1:2' })).toBeVisible()
  await box.fill('<script>xyzzy</script>')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
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
  await mark(page, 2).click()
  await expect(page.getByText('Tanda ayat dihapus')).toBeVisible()
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'false')
})

test('the marks of a guest go to the account, and from there to another device', { tag: '@desktop' }, async ({
  page,
  site,
  browser,
}) => {
  await site.open('/quran/36/yasin')
  await mark(page, 9).click()
  await signedInMember(page)
  const synchronised = page.waitForResponse((reply) => reply.url().endsWith('/quran/tanda') && reply.ok())
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

test('addresses lead to the right one, or say that there is none', { tag: '@desktop' }, async ({
  page,
  site,
  request,
}) => {
  for (const path of ['/quran/2', '/quran/2/yasin', '/en/quran/2/x']) {
    const reply = await request.get(siteUrl() + path, { maxRedirects: 0 })
    expect([path, reply.status(), reply.headers().location]).toEqual([
      path,
      301,
      `${path.startsWith('/en') ? '/en' : ''}/quran/2/al-baqarah`,
    ])
  }
  for (const id of ['0', '115', 'abc', '007', '-1', '1.5', '%00']) {
    const { status } = { status: (await request.get(`${siteUrl()}/quran/${id}/x`)).status() }
    expect([id, status >= 400 && status < 500]).toEqual([id, true])
  }
  await site.open('/quran/115/x')
  await expect(page.getByRole('heading', { level: 1, name: 'Surah tidak ditemukan' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Daftar surah' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/quran`)
})

test('a verse is shared by link, service and picture', async ({ page, site, request }) => {
  await site.open('/quran/112/al-ikhlas')
  await page.getByRole('link', { name: 'Bagikan ayat 1', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'QS Al-Ikhlas 112:1' })
  await expect(sheet.getByLabel('Tautan')).toHaveValue(`${siteUrl()}/quran/112/al-ikhlas#v1`)
  await expect(sheet.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me/)
  await expect(sheet.getByRole('img', { name: 'Gambar ayat' })).toBeVisible()
  await site.open('/en/quran/112/al-ikhlas/DropdownShare?ayat=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Share Quran 112:1, Al-Ikhlas' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Facebook/ })).toBeVisible()
  await expectNoViolations(page)
  expect((await request.get(`${siteUrl()}/quran/112/al-ikhlas/DropdownShare?ayat=5`)).status()).toBe(404)
})

test('keys walk through the verses', { tag: '@desktop' }, async ({ page, site }) => {
  await site.open('/quran/112/al-ikhlas')
  // A key pressed before the page is awake is pressed again.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.locator('#v1')).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('j')
  await expect(page.locator('#v2')).toBeFocused()
  await page.keyboard.press('b')
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('k')
  await expect(page.locator('#v1')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/quran\/113\/al-falaq$/)
})

test('nothing stands in the way of those who read with other means', async ({ page, site }) => {
  for (const path of ['/quran', '/en/quran?q=mercy', '/quran/32/as-sajdah', '/en/quran/112/al-ikhlas']) {
    await site.open(path)
    await expectNoViolations(page)
  }
})

test('text of twice the size makes no page wider than the screen', async ({ page, site, context }) => {
  await context.addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
  for (const path of [
    '/quran',
    '/quran?tab=juz',
    '/en/quran?q=mercy',
    '/quran/2/al-baqarah',
    '/quran/2/al-baqarah/DropdownShare?ayat=255',
  ]) {
    await site.open(path)
    expect([path, await fits(page)]).toEqual([path, true])
  }
})

test('the whole Quran is saved for reading without a network, and nothing of the member with it', {
  tag: '@phone',
}, async ({ page, site }) => {
  test.slow()
  await signedInMember(page)
  await site.open('/en/quran')
  await page.getByRole('button', { name: 'Save for offline' }).click()
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
  expect([saved.pages, saved.hasFont, saved.text?.includes('id="v286"'), saved.text?.includes('Ahmad Fauzi')]).toEqual([
    115,
    true,
    true,
    false,
  ])
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(page.getByRole('button', { name: 'Save for offline' })).toBeVisible()
  expect(await page.evaluate(() => caches.has('rihla-quran-v1'))).toBe(false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('chapters are read, searched and set as one likes', async ({ page }) => {
    await page.goto(`${siteUrl()}/quran?q=yasin`)
    await page.getByRole('link', { name: /^36 Yasin/ }).click()
    await expect(arabicOf(page, 1)).toBeVisible()
    await expect(mark(page, 1)).toBeHidden()
    await page.getByText('Pengaturan baca').click()
    await page.getByRole('checkbox', { name: 'Latin' }).uncheck()
    await expect(page.locator('#v1 .verse-latin')).toBeHidden()
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(/\?show=arabic&show=translation&size=2/)
    await expect(page.locator('#v1 .verse-latin')).toBeHidden()
    await page.getByRole('link', { name: 'Bagikan ayat 3', exact: true }).click()
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toBeVisible()
    await page.getByRole('button', { name: /^Tandai atau lepas/ }).click()
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  })
})
