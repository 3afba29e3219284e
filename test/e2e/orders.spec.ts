import type { Page } from '@playwright/test'
import { tagOf } from './support/full.ts'
import { reloadPage } from './support/hydrated.ts'
import { payAtBank, placeOrder, scan, tellPassport } from './support/journey.ts'
import { signedInMember } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: /Status pesanan|Order status/ }).getByRole('link')
const main = (page: Page) => page.getByRole('main')

test('an order is paid, its documents are uploaded, and its voucher goes along', async ({ page, site }) => {
  await signedInMember(page)
  const order = await placeOrder(page)
  await site.open('/member/my-order')
  await expect(tabs(page)).toHaveText(['Belum dibayar (1)', 'Berlangsung', 'Selesai'])
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const tab of await tabs(page).all()) await expect(tab).toBeInViewport({ ratio: 1 })
  if (phone) await page.setViewportSize(phone)
  await expect(main(page).getByRole('link', { name: 'Bayar sekarang' })).toHaveAttribute(
    'href',
    new RegExp(`/checkout/${order.id}/${order.product.id}\\?step=pay&invoice=INV-`),
  )
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(`${siteUrl()}/member/my-order/${order.id}`)
  await expect(main(page).getByText('Menunggu pembayaran')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(24:00:00|23:59:\d\d)$/)
  await expect(page.getByText('E-voucher tersedia setelah semua tagihan lunas.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'E-voucher (PDF)' })).toHaveCount(0)

  await payAtBank(page, order)
  await reloadPage(page)
  await expect(main(page).getByText('Berlangsung')).toBeVisible()
  await expect(main(page).getByText('Perlengkapan umrah')).toBeVisible()
  await expect(page.getByText('Pembayaran pertama diterima, kursi dipastikan')).toBeVisible()
  await expect(main(page).getByText('4 dokumen lagi')).toBeVisible()
  await page
    .getByLabel('Paspor', { exact: true })
    .setInputFiles({ ...(await scan()), name: 'paspor.txt', mimeType: 'text/plain' })
  await expect(page.getByText('Berkas tidak valid. Pilih berkas JPG, PNG, WebP atau PDF, maksimal 5 MB.')).toBeVisible()
  const lying = { name: 'paspor.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') }
  await page.getByLabel('Paspor', { exact: true }).setInputFiles(lying)
  await expect(page.getByText('Belum terunggah')).toBeVisible()
  for (const label of ['Paspor', 'Pasfoto', 'KTP', 'Sertifikat vaksin']) {
    await page.getByLabel(label, { exact: true }).setInputFiles(await scan())
    await expect(page.getByRole('link', { name: `Buka ${label}` })).toBeVisible()
  }
  await tellPassport(page)
  await expect(main(page).getByText('Lengkap', { exact: true }).first()).toBeVisible()

  for (const [name, ending] of [
    ['E-voucher (PDF)', /^voucher-.*\.pdf$/],
    ['Simpan ke kalender (.ics)', /\.ics$/],
    [`Unduh PDF kuitansi ${order.invoices[0].invoice_code}`, /^INV-.*\.pdf$/],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    expect(file.suggestedFilename()).toMatch(ending)
    expect(await file.failure()).toBeNull()
  }
})

test('the list is kept in its address: tab, category, words, and what to do when nothing is there', async ({
  page,
  site,
}) => {
  await signedInMember(page)
  await site.open('/en/member/my-order')
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  const order = await placeOrder(page)
  await reloadPage(page)
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1–1 of 1 orders' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(order.code.toLowerCase())
  await main(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/member\/my-order\?.*search=/)
  // The answer is there once its links carry the words; what is typed before belongs to the page that goes.
  await expect(main(page).getByRole('link', { name: 'Umrah', exact: true })).toHaveAttribute('href', /search=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('zzz')
  await page.getByRole('searchbox', { name: 'Search orders' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await main(page).getByRole('link', { name: 'Hajj', exact: true }).click()
  await expect(page).toHaveURL(/category=haji/)
  await expect(page.getByRole('article')).toHaveCount(0)
  await tabs(page).nth(1).click()
  await expect(page).toHaveURL(/tab=in_progress/)
  await expect(page.getByRole('heading', { name: 'No orders in progress' })).toBeVisible()
})

test('a document that was sent is shown as a small picture', { tag: '@pictures' }, async ({ page, site }) => {
  await signedInMember(page)
  const order = await placeOrder(page)
  await site.open(`/member/my-order/${order.id}`)
  await page.getByLabel('Paspor', { exact: true }).setInputFiles(await scan())
  const thumbnail = page.locator('#travellers img').first()
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)
})

for (const [place, [language, prefix]] of Object.entries({ Indonesian: '', English: '/en' }).entries()) {
  test(
    `no barrier on the pages of orders at any width, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, site }) => {
      test.slow()
      await signedInMember(page)
      const order = await placeOrder(page, { adults: 2, children: 1, plan: 'down_payment' })
      await payAtBank(page, order)
      for (const path of ['/member/my-order', `/member/my-order/${order.id}`]) {
        await site.open(prefix + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoViolationsAtAnyWidth(page)
      }
    },
  )

  test(
    `no barrier on the page of a voucher at any width, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, site }) => {
      await signedInMember(page)
      const order = await placeOrder(page)
      await payAtBank(page, order)
      await site.open(`/member/my-order/${order.id}`)
      const address = await page.getByRole('link', { name: 'Halaman pemeriksaan e-voucher' }).getAttribute('href')
      await page.context().clearCookies()
      await site.open(prefix + new URL(address ?? '', siteUrl()).pathname)
      await expect(page.getByText(order.code)).toBeVisible()
      await expectNoViolationsAtAnyWidth(page)
    },
  )
}
