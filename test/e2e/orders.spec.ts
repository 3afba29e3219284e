import type { Page } from '@playwright/test'
import { payAtBank, placeOrder, scan } from './support/journey.ts'
import { signedInMember } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: /Status pesanan|Order status/ }).getByRole('link')
const main = (page: Page) => page.getByRole('main')

test('an order is paid, its papers are brought, and its voucher goes along', async ({ page, site }) => {
  await signedInMember(page)
  const order = await placeOrder(page)
  await site.open('/member/my-order')
  await expect(tabs(page)).toHaveText(['Belum dibayar (1)', 'Berlangsung', 'Selesai'])
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
  await page.reload()
  await expect(main(page).getByText('Berlangsung')).toBeVisible()
  await expect(main(page).getByText('Perlengkapan umrah')).toBeVisible()
  await expect(page.getByText('Pembayaran pertama diterima, kursi dipastikan')).toBeVisible()
  await expect(main(page).getByText('4 dokumen lagi')).toBeVisible()
  await page.getByLabel('Paspor').setInputFiles({ ...(await scan()), name: 'paspor.txt', mimeType: 'text/plain' })
  await expect(page.getByText('Berkas tidak valid')).toBeVisible()
  const lying = { name: 'paspor.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') }
  await page.getByLabel('Paspor').setInputFiles(lying)
  await expect(page.getByText('Gagal diunggah')).toBeVisible()
  for (const label of ['Paspor', 'Pas foto', 'KTP', 'Sertifikat vaksin']) {
    await page.getByLabel(label).setInputFiles(await scan())
    await expect(page.getByRole('link', { name: `Buka ${label}` })).toBeVisible()
  }
  await expect(main(page).getByText('Lengkap', { exact: true }).first()).toBeVisible()
  const thumbnail = page.locator('#travellers img').first()
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)

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
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1–1 of 1 orders' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(order.code.toLowerCase())
  await main(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/member\/my-order\?.*search=/)
  // The answer is there once its links carry the words; what is typed before belongs to the page that goes.
  await expect(main(page).getByRole('link', { name: 'Umrah', exact: true })).toHaveAttribute('href', /search=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('zzz')
  await page.getByRole('searchbox', { name: 'Search orders' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No order found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await main(page).getByRole('link', { name: 'Hajj', exact: true }).click()
  await expect(page).toHaveURL(/category=haji/)
  await expect(page.getByRole('article')).toHaveCount(0)
  await tabs(page).nth(1).click()
  await expect(page).toHaveURL(/tab=in_progress/)
  await expect(page.getByRole('heading', { name: 'No journeys yet' })).toBeVisible()
})

test('home offers a member the order to continue, and nobody else', async ({ page, site, browser }) => {
  await signedInMember(page)
  const order = await placeOrder(page)
  await site.open('/')
  const strip = page.getByRole('region', { name: 'Lanjutkan pesanan Anda' })
  await expect(strip.getByRole('link', { name: 'Bayar sekarang' })).toBeVisible()
  await expect(strip.getByRole('link', { name: order.product.name })).toBeVisible()
  const guest = await browser.newContext({ baseURL: siteUrl(), locale: 'id-ID' })
  const other = await guest.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('Lanjutkan pesanan Anda')).toHaveCount(0)
  expect(await (await guest.request.get('/')).text()).not.toContain(order.id)
  await guest.close()
})

test('somebody else finds neither the order nor its files', async ({ page, site, browser }) => {
  await signedInMember(page)
  const order = await placeOrder(page)
  const other = await (await browser.newContext({ baseURL: siteUrl(), locale: 'id-ID' })).newPage()
  await signedInMember(other)
  for (const path of ['', '/unduh/calendar.ics', `/unduh/${order.invoices[0].invoice_code}.pdf`]) {
    const reply = await other.goto(`/member/my-order/${order.id}${path}`)
    expect(reply?.status(), path).toBe(404)
  }
  await site.open('/member/my-order/bukan-pesanan')
  await expect(page.getByText('Halaman Tidak ditemukan')).toBeVisible()
  await other.context().close()
})

test('without scripts a paper is sent with its form, and said to be wrong at its field', { tag: '@phone' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl(), locale: 'id-ID' })
  const page = await context.newPage()
  await signedInMember(page)
  const order = await placeOrder(page)
  await page.goto(`/member/my-order/${order.id}`)
  const form = page.locator('form').filter({ has: page.getByLabel('KTP') })
  await form.getByLabel('KTP').setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan') })
  await form.getByRole('button', { name: 'Unggah' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Berkas tidak valid' })).toBeVisible()
  await form.getByLabel('KTP').setInputFiles(await scan('ktp.jpg'))
  await form.getByRole('button', { name: 'Unggah' }).click()
  await expect(page.getByText('Dokumen berhasil diunggah')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buka KTP' })).toBeVisible()
  await context.close()
})

test('anyone who holds a voucher can check it, and an unknown one is not found', async ({ page, site, browser }) => {
  await signedInMember(page)
  const order = await placeOrder(page)
  await payAtBank(page, order)
  await site.open('/voucher/tidak-ada')
  await expect(page.getByText('Halaman Tidak ditemukan')).toBeVisible()
  await site.open(`/member/my-order/${order.id}`)
  const address = await page.getByRole('link', { name: 'Halaman pemeriksaan voucher' }).getAttribute('href')
  const guest = await browser.newContext({ baseURL: siteUrl(), locale: 'id-ID' })
  const holder = await guest.newPage()
  await holder.goto(address ?? '')
  await expect(holder.getByText('Voucher ini asli dan berlaku')).toBeVisible()
  await expect(holder.getByText(order.code)).toBeVisible()
  await expect(holder.getByText('S. N. R.')).toBeVisible()
  await expect(holder.getByText('Rahmawati')).toHaveCount(0)
  await expect(holder.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectNoViolationsAtAnyWidth(holder)
  await holder.goto((address ?? '').replace('/voucher/', '/en/voucher/'))
  await expect(holder.getByText('This voucher is genuine and valid')).toBeVisible()
  await expectNoViolationsAtAnyWidth(holder)
  await guest.close()
})

test('no barrier on the pages of orders, at three widths and in both languages', async ({ page, site }) => {
  test.slow()
  await signedInMember(page)
  const order = await placeOrder(page, { adults: 2, children: 1, plan: 'down_payment' })
  await payAtBank(page, order)
  for (const path of ['/member/my-order', `/member/my-order/${order.id}`]) {
    for (const language of ['', '/en']) {
      await site.open(language + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoViolationsAtAnyWidth(page)
    }
  }
})
