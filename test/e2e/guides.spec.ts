import type { Page } from '@playwright/test'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true })
const read = ['/panduan', '/panduan/miqat', '/panduan/talbiyah', '/panduan/manasik?langkah=sai&putaran=2']
const told = ['/faq', '/syarat-ketentuan', '/kebijakan-privasi', '/tentang-kami']

test('twelve guides are listed by subject, and each leads on to others', async ({ page, site }) => {
  await site.open('/panduan')
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(12)
  await main(page).getByRole('link', { name: 'Talbiyah: jawaban atas panggilan' }).click()
  await expect(page).toHaveURL(/\/panduan\/talbiyah$/)
  await expect(heading(page, 'Talbiyah: jawaban atas panggilan')).toBeVisible()
  const arabic = main(page).locator('[lang=ar]').first()
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  await expect(arabic).toContainText('لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ')
  await expect.poll(() => arabic.evaluate((text) => getComputedStyle(text).fontFamily)).toContain('Noto Naskh Arabic')
  const related = main(page).getByRole('region', { name: 'Lanjut membaca' })
  await related.getByRole('link', { name: /^Miqat/ }).click()
  await expect(heading(page, /^Miqat/)).toBeVisible()
})

test('the contents of a guide lead to its parts, and drawings say what they show', async ({ page, site }, info) => {
  await site.open('/en/panduan/miqat')
  const contents = main(page).getByRole('navigation', { name: 'Contents' })
  if (info.project.name === 'phone') await main(page).getByText('Contents', { exact: true }).first().click()
  await contents.getByRole('link', { name: 'If you pass it by' }).click()
  await expect(page).toHaveURL(/#if-you-pass-it-by$/)
  await expect(step(page, 'If you pass it by')).toBeInViewport()
  const map = main(page).getByRole('figure').filter({ hasText: 'Map of the five miqats' })
  for (const name of ['Dhul Hulayfah', 'Juhfah', 'Qarn al-Manazil', 'Yalamlam', 'Dhat Irq'])
    await expect(map.getByText(name, { exact: true })).toBeVisible()
  await expect(main(page).getByRole('note').first()).toContainText('Where the schools differ')
})

test('the walk counts seven rounds, keeps its place in the address and on the device', async ({ page, site }) => {
  await site.open('/panduan/manasik')
  await expect(step(page, 'Ihram dari miqat')).toBeVisible()
  await page.getByRole('link', { name: 'Lanjut: Talbiyah di perjalanan' }).click()
  await page.getByRole('link', { name: 'Lanjut: Tawaf, tujuh putaran' }).click()
  await expect(step(page, 'Tawaf, tujuh putaran')).toBeFocused()
  const counter = main(page).getByRole('region', { name: 'Penghitung' })
  for (const round of [1, 2, 3]) await counter.getByRole('link', { name: `Putaran ke-${round} selesai` }).click()
  await expect(counter.getByRole('status')).toHaveText('3 dari 7 putaran')
  await expect(page).toHaveURL(/\/panduan\/manasik\?langkah=tawaf&putaran=3$/)
  await counter.getByRole('link', { name: 'Kurangi satu' }).click()
  await expect(counter.getByRole('status')).toHaveText('2 dari 7 putaran')
  await expectNoViolations(page)

  await page.reload()
  await expect(counter.getByRole('status')).toHaveText('2 dari 7 putaran')
  await site.open('/panduan/manasik')
  await main(page).getByRole('link', { name: 'Lanjutkan: Tawaf, tujuh putaran' }).click()
  await expect(counter.getByRole('status')).toHaveText('2 dari 7 putaran')
  for (const round of [3, 4, 5, 6, 7]) await counter.getByRole('link', { name: `Putaran ke-${round} selesai` }).click()
  await expect(counter).toContainText('Tujuh putaran lengkap.')
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(step(page, 'Talbiyah di perjalanan')).toBeVisible()
})

test('the walk goes on with the network cut', async ({ page, site, context }) => {
  await site.open('/en/panduan/manasik?langkah=tawaf&putaran=6')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const counter = main(page).getByRole('region', { name: 'Counter' })
  await counter.getByRole('link', { name: 'Round 7 done' }).click()
  await expect(counter).toContainText('Seven rounds complete.')
  await page.getByRole('link', { name: 'Next: Prayer and zamzam' }).click()
  await page.getByRole('link', { name: 'Next: Sa‘i, seven lengths' }).click()
  await counter.getByRole('link', { name: 'Length 1: reached Marwah' }).click()
  await expect(counter.getByRole('status')).toHaveText('1 of 7 lengths')
  await context.setOffline(false)
})

test('questions are found by words, and an answer opens by hand and by keyboard', async ({ page, site }) => {
  await site.open('/faq')
  const question = main(page).getByText('Berapa lama kursi ditahan?')
  const answer = main(page).getByText('Setelah itu kursi dilepas untuk orang lain.')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  const search = main(page).getByRole('searchbox', { name: 'Cari pertanyaan' })
  await search.fill('kursi roda')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/faq\?search=kursi\+roda$/)
  await expect(main(page).getByRole('status')).toHaveText('1 pertanyaan tentang “kursi roda”')
  await expect(main(page).getByText('Sampaikan kepada mitra saat memesan')).toBeVisible()
  await expectNoViolations(page)
  await search.fill('zzzz')
  await main(page).getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(main(page).getByRole('heading', { name: 'Belum ada yang cocok' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Tampilkan semua pertanyaan' }).last().click()
  await expect(question).toBeVisible()
})

test('a search that makes no sense finds nothing and breaks nothing', { tag: '@desktop' }, async ({ request }) => {
  for (const search of ['%00', 'a'.repeat(300), '%F0%9F%95%8B'.repeat(90), '%27--', '%ED%A0%80'])
    expect((await request.get(`${siteUrl()}/faq?search=${search}`)).status(), search.slice(0, 20)).toBe(200)
})

test('terms, privacy and about speak for the tenant, with a version and a date', async ({ page, site }) => {
  expect(site).toBeDefined()
  for (const [host, company] of [
    ['localhost', 'PT Rihla Perjalanan Ibadah'],
    ['demo.localhost', 'PT Safar Amanah Nusantara'],
  ] as const) {
    await page.goto(`${siteUrl(host)}/syarat-ketentuan`)
    await expect(main(page)).toContainText(company)
    await expect(main(page)).toContainText(/Versi 1\.0, berlaku sejak .*2026/)
    await page.goto(`${siteUrl(host)}/en/kebijakan-privasi`)
    await expect(main(page).getByRole('row', { name: /Passport, ID card/ })).toContainText('90 days')
    await page.goto(`${siteUrl(host)}/tentang-kami`)
    await expect(main(page).getByRole('link', { name: /mitra travel/ })).toHaveAttribute('href', '/partner')
  }
  await expect(main(page)).not.toContainText('Rihla')
  await expect(main(page)).not.toContainText('murabahah')
})

test('the menus lead to every page about us', { tag: '@desktop' }, async ({ page, site, request }) => {
  await site.open('/')
  const company = page.getByRole('contentinfo').getByRole('region', { name: 'Perusahaan' })
  for (const path of ['/panduan', ...told]) {
    await expect(company.locator(`a[href="${path}"]`)).toHaveCount(1)
    expect((await request.get(siteUrl() + path)).status(), path).toBe(200)
  }
})

test('search engines read what each page is', { tag: '@desktop' }, async ({ request }) => {
  const kinds = async (path: string) => {
    const html = await (await request.get(siteUrl() + path)).text()
    const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    return found.map(([, json = '']) => JSON.parse(json)['@type'])
  }
  expect(await kinds('/panduan/persiapan-umroh')).toEqual(['BreadcrumbList', 'Article', 'HowTo'])
  expect(await kinds('/panduan/miqat')).toEqual(['BreadcrumbList', 'Article'])
  expect(await kinds('/en/panduan/manasik')).toEqual(['BreadcrumbList', 'HowTo'])
  expect(await kinds('/faq')).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(await kinds('/tentang-kami')).toEqual(['BreadcrumbList', 'Organization'])
})

test('nothing scrolls sideways at 200% text or on the narrowest phone', { tag: '@phone' }, async ({ page, site }) => {
  for (const [width, text_size] of [
    [360, '200'],
    [320, '100'],
  ] as const) {
    await page.context().addCookies([{ name: 'text_size', value: text_size, url: siteUrl() }])
    await page.setViewportSize({ width, height: 800 })
    for (const path of [...read, ...told].flatMap((one) => [one, `/en${one}`])) {
      await site.open(path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([path, width, wide]).toEqual([path, width, 0])
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('guides are read, steps are addresses and answers open', async ({ page, site }) => {
    await site.open('/panduan/rukun-haji')
    await expect(step(page, 'Wukuf, jantungnya haji')).toBeVisible()
    await site.open('/en/panduan/manasik')
    await page.getByRole('link', { name: 'Next: Talbiyah on the way' }).click()
    await page.getByRole('link', { name: 'Next: Tawaf, seven rounds' }).click()
    await page.getByRole('link', { name: 'Round 1 done' }).click()
    await expect(page).toHaveURL(/\/en\/panduan\/manasik\?langkah=tawaf&putaran=1$/)
    await expect(main(page).getByText('1 of 7 rounds')).toBeVisible()
    await site.open('/faq')
    await main(page).getByRole('searchbox').fill('paspor')
    await main(page).getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page).toHaveURL(/\?search=paspor$/)
    await expect(main(page).getByText('Apa syarat paspornya?')).toBeVisible()
    await expect(
      main(page)
        .getByText(/nama sedikitnya dua kata/)
        .first(),
    ).toBeVisible()
  })
})
