import type { Page } from '@playwright/test'
import { reloadPage } from './support/hydrated.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true })
const walk = '/panduan/manasik?langkah=sai&putaran=2'

test('twelve guides are listed by subject, and each leads on to others', async ({ page, site }) => {
  await site.open('/panduan')
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(12)
  await main(page).getByRole('link', { name: 'Talbiyah: lafal, arti, dan aturannya' }).click()
  await expect(page).toHaveURL(/\/panduan\/talbiyah$/)
  await expect(heading(page, 'Talbiyah: lafal, arti, dan aturannya')).toBeVisible()
  const arabic = main(page).locator('[lang=ar]').first()
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  await expect(arabic).toContainText('لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ')
  await expect.poll(() => arabic.evaluate((text) => getComputedStyle(text).fontFamily)).toContain('Noto Naskh Arabic')
  const related = main(page).getByRole('region', { name: 'Lanjut membaca' })
  await related.getByRole('link', { name: /^Miqat/ }).click()
  await expect(heading(page, /^Miqat/)).toBeVisible()
})

test(
  'the contents of a guide lead to its parts, and drawings say what they show',
  { tag: '@both' },
  async ({ page, site }, info) => {
    await site.open('/en/panduan/miqat')
    const contents = main(page).getByRole('navigation', { name: 'Contents' })
    if (info.project.name === 'phone') await main(page).getByText('Contents', { exact: true }).first().click()
    await contents.getByRole('link', { name: 'If you pass the miqat without ihram' }).click()
    await expect(page).toHaveURL(/#if-you-pass-the-miqat-without-ihram$/)
    await expect(step(page, 'If you pass the miqat without ihram')).toBeInViewport()
    const map = main(page).getByRole('figure').filter({ hasText: 'Map of the five miqats' })
    for (const name of ['Dhul Hulayfah', 'Juhfah', 'Qarn al-Manazil', 'Yalamlam', 'Dhat Irq'])
      await expect(map.getByText(name, { exact: true })).toBeVisible()
    await expect(main(page).getByRole('note').first()).toContainText('Where the schools differ')
  },
)

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

  await reloadPage(page)
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
  await context.setOffline(true)
  const counter = main(page).getByRole('region', { name: 'Counter' })
  await counter.getByRole('link', { name: 'Round 7 done' }).click()
  await expect(counter).toContainText('Seven rounds complete.')
  await page.getByRole('link', { name: 'Next: Prayer and zamzam' }).click()
  await page.getByRole('link', { name: 'Next: Sa’i, seven lengths' }).click()
  await counter.getByRole('link', { name: 'Length 1: reached Marwah' }).click()
  await expect(counter.getByRole('status')).toHaveText('1 of 7 lengths')
  await context.setOffline(false)
})

test('questions are found by words, and an answer opens by hand and by keyboard', async ({ page, site }) => {
  await site.open('/faq')
  const question = main(page).getByText('Berapa lama kursi ditahan?')
  const answer = main(page).getByText('Setelah itu kursi dilepas.')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  const search = main(page).getByRole('searchbox', { name: 'Cari pertanyaan' })
  await search.fill('kursi roda')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/faq\?search=kursi\+roda$/)
  await expect(main(page).getByRole('status')).toHaveText('1 pertanyaan tentang “kursi roda”')
  await expect(main(page).getByText('Beri tahu travel saat memesan')).toBeVisible()
  await expectNoViolations(page)
  await search.fill('zzzz')
  await main(page).getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(main(page).getByRole('heading', { name: 'Tidak ada pertanyaan yang cocok' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Tampilkan semua pertanyaan' }).last().click()
  await expect(question).toBeVisible()
})

/** With a table among the documents, a map among the guides; at 320 px these are looked at by axe (pages.spec.ts). */
const oneOfEach = ['/panduan', '/panduan/miqat', walk, '/faq', '/kebijakan-privasi']
const everyPage = [...oneOfEach, '/panduan/talbiyah', '/syarat-ketentuan', '/tentang-kami']
const all = everyPage.flatMap((path) => [path, `/en${path}`])

for (const { name, paths, width, text_size, tag } of [
  { name: '200% text', paths: oneOfEach, width: 360, text_size: '200', tag: ['@phone'] },
  { name: '200% text, on any page', paths: all, width: 360, text_size: '200', tag: ['@phone', '@full'] },
  { name: 'the narrowest phone', paths: all, width: 320, text_size: '100', tag: ['@phone', '@full'] },
]) {
  test(`nothing scrolls sideways with ${name}`, { tag }, async ({ page, site }) => {
    await page.context().addCookies([{ name: 'text_size', value: text_size, url: siteUrl() }])
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await site.open(path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([path, width, wide]).toEqual([path, width, 0])
    }
  })
}
