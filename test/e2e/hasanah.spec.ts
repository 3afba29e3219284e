import type { Page } from '@playwright/test'
import { member, signedInMember, signIn } from './support/person.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

const inBoth = '/blog/urutan-umrah-dari-niat-sampai-tahalul'
const onlyIndonesian = '/blog/haid-dan-rencana-umrah'
const quiet = '/blog/kaki-sehat-selama-tawaf-dan-sai'
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const results = (page: Page, name: string | RegExp) => page.getByRole('region', { name }).getByRole('article')
const conversation = (page: Page) => page.getByRole('region', { name: /^(Komentar|Comments) \(/ })

test('the index leads with one story, shows what is read and what we announce, and pages through the rest', async ({
  page,
  site,
}) => {
  await site.open('/blog')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Hasanah' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Urutan umrah dari niat sampai tahalul')
  await expect(page.getByRole('region', { name: 'Sedang banyak dibaca' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Siaran pers' }).getByRole('link')).toHaveCount(3)
  await expect(results(page, 'Artikel lainnya')).toHaveCount(9)
  await main.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl()}/blog?page=2`)
  await expect(results(page, 'Artikel lainnya')).toHaveCount(9)
  await expect(page.getByRole('region', { name: 'Siaran pers' })).toHaveCount(0)
})

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
  await expect(main.getByText('Ust. Hamid Syarif')).toBeVisible()
  await expect(main.getByText('2 menit baca').first()).toBeVisible()
  await expect(main.getByText(/^[\d.]+ kali dibaca$/).first()).toBeVisible()
  const arabic = main.locator('[lang=ar]')
  await expect(arabic).toHaveCSS('direction', 'rtl')
  const text = main.getByText('Umrah terlihat rumit karena buku panduannya tebal.')
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

test('a post that is not in English says so and is marked as Indonesian', async ({ page, site }) => {
  await site.open(`/en${onlyIndonesian}`)
  await expect(page.getByText('This article is in Indonesian')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'id')
  await expectNoViolations(page)
  await site.open(`/en${inBoth}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Umrah in order' })).toBeVisible()
  await expect(page.getByText('This article is in Indonesian')).toHaveCount(0)
})

test('who reads is counted once, however often they come back', async ({ page, site, request }) => {
  const views = async () =>
    (await (await request.get(`${siteUrl()}/api/v3/hasanah/${quiet.slice(6)}`)).json()).data.views
  const before = await views()
  // A headless browser says that it is one, and would rightly not be counted.
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  await page.route('**/dibaca', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'user-agent': agent } }),
  )
  for (let i = 0; i < 3; i++) {
    const told = page.waitForResponse(/\/dibaca$/)
    await site.open(quiet)
    expect((await told).status()).toBe(204)
  }
  expect(await views()).toBe(before + 1)
})

test('comments: three newest first, more when asked, in another order', async ({ page, site }) => {
  await site.open('/blog/mendampingi-orang-tua-berumrah')
  const said = conversation(page)
  await expect(said.getByRole('article')).toHaveCount(3)
  await expect(said.getByRole('article').first()).toContainText('Gelang nama untuk ibu')
  await said.getByRole('link', { name: 'Tampilkan komentar lain' }).click()
  await expect(page).toHaveURL(/\?comments=13/)
  await expect(said.getByRole('article')).toHaveCount(5)
  await said.getByRole('link', { name: 'Terlama' }).click()
  await expect(said.getByRole('article').first()).toContainText('Kalimat terakhirnya')
})

test('a guest who wants to comment signs in, comes back, writes, likes, reports and takes back', async ({
  page,
  site,
  request,
}) => {
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
  await expect(said.getByText('Komentar yang sama sudah Anda kirim').first()).toBeVisible()
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
  await expect(page.getByText('Terima kasih, laporan Anda kami terima')).toBeVisible()
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

test('an address without a post says so and suggests others', async ({ page, site, request }) => {
  expect((await request.get(`${siteUrl()}/blog/tidak-ada`)).status()).toBe(404)
  await site.open('/en/blog/tidak-ada')
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this article' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
})

test('the home page has four articles, and the way to all of them', async ({ page, site }) => {
  await site.open('/en')
  const section = page.getByRole('region', { name: 'Reading before you go' })
  await expect(section.getByRole('article')).toHaveCount(4)
  await section.getByRole('link', { name: 'All articles' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/en/blog`)
})

test('without scripts posts are found, read and commented on', { tag: '@phone' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl(), locale: 'id-ID' })
  const page = await context.newPage()
  await signedInMember(page)
  await page.goto('/blog')
  await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('zamzam')
  await page.getByRole('main').getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('link', { name: 'Zamzam, sumur yang tidak berhenti' }).click()
  const said = conversation(page)
  await said.getByLabel('Tulis komentar').fill('Tanpa skrip pun bisa')
  await said.getByRole('button', { name: 'Kirim komentar' }).click()
  await expect(page.getByText('Komentar berhasil ditambahkan')).toBeVisible()
  const own = said.getByRole('article').filter({ hasText: 'Tanpa skrip pun bisa' })
  await own.getByRole('button', { name: /^Suka \d+ ?, komentar/ }).click()
  await expect(own.getByRole('button', { name: /^Suka \d+ ?, komentar/ })).toContainText('1')
  await said.getByRole('link', { name: 'Tampilkan komentar lain' }).click()
  await expect(said.getByRole('article')).toHaveCount(4)
  await own.getByText('Hapus', { exact: true }).click()
  await own.getByRole('button', { name: 'Ya, hapus' }).click()
  await expect(own).toHaveCount(0)
  await context.close()
})

for (const width of [320, 1280]) {
  test(`everyone can read at ${width} px, in both languages`, { tag: '@desktop' }, async ({ page, site }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/blog', '/blog?search=zzz', inBoth, onlyIndonesian, '/blog/tidak-ada']) {
      for (const language of ['', '/en']) {
        await site.open(language + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoViolations(page)
        expect(await fits(page), `${language}${path}`).toBe(true)
      }
    }
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
