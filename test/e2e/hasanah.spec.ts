import type { Page } from '@playwright/test'
import { member, signIn } from './support/person.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const inBoth = '/blog/urutan-umrah-dari-niat-sampai-tahalul'
const onlyIndonesian = '/blog/haid-dan-rencana-umrah'
const quiet = '/blog/kaki-sehat-selama-tawaf-dan-sai'
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const results = (page: Page, name: string | RegExp) => page.getByRole('region', { name }).getByRole('article')
const conversation = (page: Page) => page.getByRole('region', { name: /^(Komentar|Comments) \(/ })

test('posts are searched and sorted by category in the address', async ({ page, site }) => {
  await site.open('/blog')
  await page.getByRole('main').getByRole('link', { name: 'Kesehatan', exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl()}/blog?category=kesehatan`)
  await expect(results(page, /^Hasil/)).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('insulin')
  await page.getByRole('main').getByRole('button', { name: 'Cari' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/blog?category=kesehatan&search=insulin`)
  await expect(results(page, /^Hasil: 1 artikel untuk “insulin”$/)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('<script>alert(1)</script>')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tidak ada artikel yang cocok' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua artikel' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/blog`)
})

test('a post tells who wrote it and when, is read in a calm column, and leads on', async ({ page, site }) => {
  await site.open(inBoth)
  const main = page.getByRole('main')
  await expect(main.getByText('Hamid Syarif')).toBeVisible()
  await expect(main.getByText('2 menit baca').first()).toBeVisible()
  await expect(main.getByText(/^[\d.]+ kali dibaca$/).first()).toBeVisible()
  const arabic = main.locator('[lang=ar]')
  await expect(arabic).toHaveCSS('direction', 'rtl')
  const text = main.getByText('Buku panduan umrah tebal, tetapi amalannya sedikit')
  const measure = await text.evaluate((p) => {
    const probe = document.createElement('span')
    probe.textContent = '0'.repeat(65)
    probe.style.whiteSpace = 'nowrap'
    p.append(probe)
    const widest = probe.getBoundingClientRect().width
    probe.remove()
    return p.getBoundingClientRect().width / widest
  })
  expect(measure).toBeLessThanOrEqual(1.01)
  const related = page.getByRole('region', { name: 'Bacaan terkait' })
  await expect(related.getByRole('article')).toHaveCount(3)
  await related.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/(?!urutan)[a-z-]+$/)
})

// One size in the full run too: both would count, like and report the same post.
test('who reads is counted once, however often they come back', { tag: '@phone' }, async ({ page, site, request }) => {
  const views = async () =>
    (await (await request.get(`${siteUrl()}/api/v3/hasanah/${quiet.slice(6)}`)).json()).data.views
  const before = await views()
  // A headless browser says that it is one, and would rightly not be counted.
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  await page.route('**/view', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'user-agent': agent } }),
  )
  for (let i = 0; i < 3; i++) {
    const viewResponse = page.waitForResponse(/\/view$/)
    await site.open(quiet)
    expect((await viewResponse).status()).toBe(204)
  }
  expect(await views()).toBe(before + 1)
})

test('a guest who wants to comment signs in, comes back, writes, likes, reports and takes back', {
  tag: '@phone',
}, async ({ page, site, request }) => {
  test.slow()
  const { person } = await member(request)
  await site.open('/blog/miqat-untuk-jamaah-indonesia')
  await page.getByRole('link', { name: 'Masuk untuk berkomentar' }).click()
  await signIn(page, person)
  await expect(page).toHaveURL(`${siteUrl()}/blog/miqat-untuk-jamaah-indonesia`)
  const said = conversation(page)
  const text = `Terima kasih, <b>jelas</b> sekali ${person.email}`
  await said.getByLabel('Tulis komentar').fill(text)
  await said.getByRole('button', { name: 'Kirim komentar' }).click()
  await expect(page.getByText('Komentar berhasil ditambahkan')).toBeVisible()
  const own = said.getByRole('article').filter({ hasText: text })
  await expect(own).toBeVisible()
  await expect(said.getByLabel('Tulis komentar')).toHaveValue('')
  await said.getByLabel('Tulis komentar').fill(text)
  await said.getByRole('button', { name: 'Kirim komentar' }).click()
  await expect(said.getByText('Anda sudah mengirim komentar yang sama').first()).toBeVisible()
  await expectNoViolations(page)

  const other = said.getByRole('article').filter({ hasText: 'antre kamar kecilnya' })
  const like = other.getByRole('button', { name: /^Suka \d+ ?, komentar/ })
  const likes = Number(await like.textContent().then((shown) => /\d+/.exec(shown ?? '')?.[0]))
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText(String(likes + 1))
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await other.getByText('Laporkan', { exact: true }).click()
  await other.getByLabel('Alasan').selectOption('Lainnya')
  await other.getByRole('button', { name: 'Kirim laporan' }).click()
  await expect(page.getByText('Terima kasih, laporan Anda sudah kami terima')).toBeVisible()
  await expect(other.getByText('Sudah Anda laporkan')).toBeVisible()

  await own.getByText('Hapus', { exact: true }).click()
  await own.getByRole('button', { name: 'Ya, hapus' }).click()
  await expect(page.getByText('Komentar dihapus')).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('a post can be shared', async ({ page, site }) => {
  await site.open(inBoth)
  await page.getByRole('button', { name: 'Bagikan artikel' }).locator('visible=true').click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan via' })
  await expect(sheet.getByRole('link', { name: /WhatsApp|Facebook|Twitter/ })).toHaveCount(3)
})

/** One of each kind is looked at each time. */
const oneOfEach = ['/blog', inBoth]
const everyPage = [...oneOfEach, '/blog?search=zzz', onlyIndonesian, '/blog/tidak-ada']
for (const path of everyPage.flatMap((one) => [one, `/en${one}`])) {
  const tag = oneOfEach.includes(path) ? ['@desktop'] : ['@desktop', '@full']
  test(`everyone can read ${path} at any width`, { tag }, async ({ page, site }) => {
    await site.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolationsAtAnyWidth(page)
  })
}

test('nothing scrolls sideways at 200% text, also with the table of a budget', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
  for (const path of ['/blog', inBoth, '/blog/menyusun-anggaran-umrah-keluarga']) {
    await site.open(path)
    expect(await fits(page), path).toBe(true)
  }
})
