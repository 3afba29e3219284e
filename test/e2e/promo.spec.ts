import type { APIRequestContext, Page } from '@playwright/test'
import { jakartaDate } from '#core/time.ts'
import { member, signIn } from './support/person.ts'
import { layoutShift } from './support/shift.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

type Promo = { slug: string; code: string; title: string; state: string; category: string }

/** Promos as the API tells them: which there are depends on the day the demo was filled. */
async function promosOf(request: APIRequestContext): Promise<Promo[]> {
  const reply = await request.get(`${siteUrl()}/api/v3/promos?limit=50`)
  return (await reply.json()).data.items
}
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const year = Number(jakartaDate(new Date()).slice(0, 4))
/** Whether the pictures one sees have come. */
const areInSightComplete = () =>
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight || image.clientWidth === 0,
  )
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('promos are searched and sorted by category in the address', async ({ page, site, request }) => {
  const all = await promosOf(request)
  await site.open('/promo')
  await expect(page.getByRole('heading', { level: 1, name: 'Promo' })).toBeVisible()
  await expect(cards(page)).toHaveCount(Math.min(12, all.length))
  await expect(page.getByText(`${all.length} promo`, { exact: true })).toBeVisible()
  await expect(cards(page).first()).toContainText(all[0]?.code ?? '')
  await page.getByRole('main').getByRole('link', { name: 'Wisata Syariah', exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl()}/promo?category=wisata-syariah`)
  const tours = all.filter((promo) => promo.category === 'wisata-syariah')
  await expect(cards(page)).toHaveCount(tours.length)
  await page.getByRole('searchbox', { name: 'Cari promo' }).fill('andalusia')
  await page.getByRole('main').getByRole('button', { name: 'Cari' }).click()
  await expect(page).toHaveURL(/\/promo\?category=wisata-syariah&search=andalusia$/)
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Cari promo' }).fill('<script>alert(1)</script>')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Promo Tidak Tersedia' })).toBeVisible()
  await expect(page.getByText('0 promo untuk “<script>alert(1)</script>”')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua promo' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/promo`)
})

test('a promo is told in plain words, and its code is copied', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.open('/promo')
  await page.getByRole('link', { name: 'Berangkat sekeluarga' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Berangkat sekeluarga' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Total pemesanan dipotong 5%, maksimal Rp\. 2\.500\.000\.$/)).toBeVisible()
  await expect(main.getByText(/^Berlaku untuk pemesanan mulai Rp\. 60\.000\.000\.$/)).toBeVisible()
  await expect(main.getByText(/menjadi Rp\. 57\.500\.000, hemat Rp\. 2\.500\.000\.$/)).toBeVisible()
  await expect(main.locator('time').first()).toHaveText(/\d{4}, \d\d\.\d\d WIB$/)
  await expect(main.getByText('Satu kode untuk satu pemesanan. Tidak dapat digabung dengan promo lain.')).toBeVisible()
  await page.getByRole('button', { name: 'Salin kode' }).click()
  await expect(page.getByText('Kode promo disalin')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`KELUARGA${String(year).slice(2)}`)
})

test('the packages of a promo are paged, and each has a heart', { tag: '@desktop' }, async ({ page, site }) => {
  await site.open(`/en/promo/berangkat-sekeluarga-${year}`)
  const packages = page.getByRole('region', { name: 'Packages you can use this promo on' })
  await expect(packages.getByRole('article')).toHaveCount(12)
  await expect(packages.getByRole('button', { name: /to wishlist$/ })).toHaveCount(12)
  await packages.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/\?page=2#packages$/)
  await expect(packages).toBeInViewport()
  await expect(packages.locator('[aria-current=page]')).toHaveText('2')
})

test('a guest saves a promo by signing in; the list then marks it', async ({ page, site, request }) => {
  const { person } = await member(request)
  await site.open(`/promo/pesan-lebih-awal-${year}`)
  await page.getByRole('button', { name: 'Simpan promo' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await signIn(page, person)
  await expect(page).toHaveURL(`${siteUrl()}/promo/pesan-lebih-awal-${year}`)
  await expect(page.getByText('Promo disimpan')).toBeVisible()
  await expect(page.getByText('Promo tersimpan di akun Anda')).toBeVisible()
  await site.open('/promo')
  await expect(cards(page).filter({ hasText: 'Tersimpan' }).getByRole('heading')).toHaveText(['Pesan lebih awal'])
})

test('a promo can be shared', { tag: '@both' }, async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.open(`/promo/pesan-lebih-awal-${year}`)
  const whatsapp = page.getByRole('complementary', { name: 'WhatsApp' })
  await expect(whatsapp).toBeVisible()
  await page.getByRole('button', { name: 'Bagikan promo' }).locator('visible=true').click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan via' })
  await expect(sheet.getByRole('link', { name: /WhatsApp|Facebook|Twitter/ })).toHaveCount(3)
  await expect(whatsapp).toHaveCount(0)
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Salin tautan' }).click()
  await expect(page.getByText('Tautan disalin')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl()}/promo/pesan-lebih-awal-${year}`)
  await expect(whatsapp).toBeVisible()
})

test('on a phone a promo leads back to the list, and shares from its bar', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await site.open('/promo')
  await expect(page.getByRole('link', { name: 'Kembali', exact: true })).toHaveAttribute('href', '/')
  await site.open(`/en/promo/berangkat-sekeluarga-${year}`)
  await expect(page.getByText('Promo details', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/en/promo')
  const share = page.getByRole('button', { name: 'Share this promo' }).locator('visible=true')
  await expect(share).toHaveCount(1)
})

test('the gallery shows three pictures, then more, and stays where it is', async ({ page, site }) => {
  await site.open('/galleries')
  const pictures = page.getByRole('figure')
  await expect(pictures).toHaveCount(3)
  const more = page.getByRole('link', { name: 'Tampilkan lebih banyak' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await more.click()
  await expect(page).toHaveURL(`${siteUrl()}/galleries?show=6`)
  await expect(pictures).toHaveCount(6)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.getByRole('status').filter({ hasText: '6 foto ditampilkan' })).toBeVisible()
})

test('a picture opens large, and its neighbours follow by key', async ({ page, site }) => {
  await site.open('/galleries')
  const first = page.getByRole('figure').first().getByRole('link')
  await first.click()
  const box = page.getByRole('dialog')
  await expect(box.getByRole('heading')).toHaveText('Tawaf malam rombongan Surabaya')
  await expectNoViolations(page)
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('heading')).toHaveText('Pelataran Masjid Nabawi menjelang maghrib')
  await box.getByRole('button', { name: 'Foto sebelumnya' }).click()
  await expect(box.getByRole('heading')).toHaveText('Tawaf malam rombongan Surabaya')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(first).toBeFocused()
})

for (const { size, tag } of [
  { size: 'a phone', tag: ['@pictures'] },
  { size: 'a desktop', tag: ['@desktop', '@full'] },
]) {
  test(`nothing moves while the pages load on ${size}`, { tag }, async ({ page, site }) => {
    for (const path of ['/promo', `/promo/berangkat-sekeluarga-${year}`, '/galleries?show=6']) {
      await site.open(path)
      await page.waitForFunction(areInSightComplete)
      expect(await layoutShift(page), path).toBeLessThan(0.01)
    }
  })
}

const detail = `/promo/wisata-halal-kuota-terbatas-${year}`
const over = `/promo/promo-kemerdekaan-${year}`
/** One of each kind is looked at each time. */
const oneOfEach = ['/promo', detail, '/galleries?show=6']
const everyPage = [...oneOfEach, '/promo?search=zzz', over, '/promo/tidak-ada']
for (const path of everyPage.flatMap((one) => [one, `/en${one}`])) {
  const tag = oneOfEach.includes(path) ? ['@desktop'] : ['@desktop', '@full']
  test(`everyone can read ${path} at any width`, { tag }, async ({ page, site }) => {
    await site.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolationsAtAnyWidth(page)
  })
}

test('nothing scrolls sideways at 200% text', { tag: '@phone' }, async ({ page, site }) => {
  await page.context().addCookies([{ name: 'text_size', value: '200', url: siteUrl() }])
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/promo', `/promo/berangkat-sekeluarga-${year}`, '/galleries']) {
    await site.open(path)
    expect(await fits(page), path).toBe(true)
  }
})
