import type { APIRequestContext, Page } from '@playwright/test'
import { tagOf } from './support/full.ts'
import { openPage } from './support/hydrated.ts'
import { anyOrder, anyPayment, atGateway } from './support/payable.ts'
import { layoutShift } from './support/shift.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rupiah = (amount: number) => `Rp. ${String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')}`

/** Marks the page: a load of it would take the mark away. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

test('a shared link is paid at the bank, and the page says so by itself', async ({ page, site, request, context }) => {
  const { path, payment, person } = await anyPayment(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await site.open(path)
  await expect(heading(page, 'Selesaikan pembayaran')).toBeVisible()
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'Salin nomor' }).click()
  await expect(page.getByText('Nomor disalin')).toBeVisible()
  expect(await copied()).toBe(payment.pay_code)
  await page.getByRole('button', { name: 'Salin jumlah' }).click()
  await expect(page.getByText('Jumlah disalin')).toBeVisible()
  expect(await copied()).toBe(String(payment.total_payment))
  await expect(main.getByText(payment.total_payment_words)).toBeVisible()
  await expect(main.getByText(rupiah(payment.total_payment)).locator('visible=true').first()).toBeVisible()
  await expect(main.getByRole('timer')).toHaveText(/^\d{1,2}:\d\d:\d\d$/)
  await expect(main).not.toContainText(person.full_name)
  await main.getByText('ATM BCA').click()
  await main.getByText('Masukkan kartu BCA dan PIN Anda di ATM.').scrollIntoViewIfNeeded()
  await mark(page)
  // As a person would: at the gateway's own page, in another tab.
  const bank = await context.newPage()
  await bank.goto(`${siteUrl()}/sandbox/doku/payments/${payment.payment_number}`)
  await bank.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(bank.getByText('Dibayar')).toBeVisible()
  await bank.close()
  await expect(heading(page, 'Pembayaran sudah kami terima')).toBeInViewport({ timeout: 15_000 })
  await expect(page.getByRole('status').filter({ hasText: 'Pembayaran sudah kami terima' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Salin nomor' })).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

/** Somebody who has ordered, signed in in this browser, at the step where one pays. */
async function atPayStep(page: Page, request: APIRequestContext, plan?: 'full' | 'down_payment') {
  const order = await anyOrder(request, plan)
  const { user_token, refresh_token } = order.tokens
  const cookie = (name: string, value: string) => ({ name, value, url: siteUrl(), httpOnly: true })
  await page.context().addCookies([cookie('jwt', user_token), cookie('refresh_token', refresh_token)])
  await openPage(page, `${siteUrl()}/checkout/${order.booking_id}/${order.product_id}?step=pay`)
  return order
}
const numberOf = (page: Page) => new URL(page.url()).searchParams.get('number') ?? ''

test('who ordered chooses a bank, pays, sees the finished screen once, and then the order', async ({
  page,
  site,
  request,
}) => {
  expect(site).toBeDefined()
  const { booking_id, invoices } = await atPayStep(page, request)
  await expect(heading(page, 'Pilih metode pembayaran')).toBeVisible()
  const banks = page.getByRole('group', { name: 'Virtual account' })
  await expect(banks.getByRole('radio')).toHaveCount(8)
  await expectNoViolationsAtAnyWidth(page)
  await banks.getByRole('radio', { name: 'BSI Virtual Account' }).check()
  await page.getByRole('button', { name: 'Bayar', exact: true }).locator('visible=true').click()
  await expect(heading(page, 'Selesaikan pembayaran')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/checkout/${booking_id}/[^?]+\\?step=pay&payment=[\\w-]+&number=P\\w{12}$`))
  const first = page.url()
  await page.getByRole('button', { name: 'Bagikan tautan pembayaran' }).click()
  await expect(page.getByLabel('Tautan', { exact: true })).toHaveValue(/\/payment\/[\w-]{20,}$/)
  // A bill goes to somebody one knows, and on no feed.
  const ways = page.getByRole('dialog', { name: 'Bagikan via' }).getByRole('link')
  await expect(ways).toHaveAccessibleName(/^WhatsApp/)
  await page.getByRole('button', { name: 'Tutup' }).click()
  await page.getByRole('link', { name: 'Ganti metode pembayaran' }).click()
  await page.getByRole('radio', { name: 'BCA Virtual Account' }).check()
  await page.getByRole('button', { name: 'Bayar', exact: true }).locator('visible=true').click()
  await expect(page.getByText('BCA mobile', { exact: true })).toBeVisible()
  expect(page.url()).not.toBe(first)
  await atGateway(request, 'doku', `${numberOf(page)}/pay`)
  await expect(heading(page, 'Alhamdulillah, pembayaran diterima')).toBeVisible({ timeout: 15_000 })
  const main = page.getByRole('main')
  await expect(main.getByText('Unggah dokumen jamaah')).toBeVisible()
  await expect(main.getByText(rupiah(invoices[1].amount)).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Lunasi sekarang' })).toBeVisible()
  await expectNoViolationsAtAnyWidth(page)
  await openPage(page, first)
  await expect(page).toHaveURL(new RegExp(`/member/my-order/${booking_id}$`))
})

test('a card is paid at the page of its gateway, and the way back ends at the finished screen', async ({
  page,
  site,
  request,
}) => {
  expect(site).toBeDefined()
  await atPayStep(page, request, 'full')
  await page.getByRole('radio', { name: 'Visa · Mastercard · JCB' }).check()
  await page.getByRole('button', { name: 'Bayar', exact: true }).locator('visible=true').click()
  await expect(page).toHaveURL(/\/sandbox\/doku\/checkout-link-v2\//)
  await page.getByRole('link', { name: /Kembali ke toko/ }).click()
  await expect(heading(page, 'Menunggu konfirmasi bank')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/.+step=pay&payment=/)
  await page.getByRole('link', { name: 'Lanjut ke halaman DOKU' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.getByRole('link', { name: /Kembali ke toko/ }).click()
  await expect(heading(page, 'Alhamdulillah, pembayaran diterima')).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL(/\/checkout\/.+step=done&invoice=INV-/)
  await expect(page.getByRole('main').getByText('Unduh e-voucher dari halaman pesanan.')).toBeVisible()
})

test('what runs out says so and leads nobody to pay', { tag: '@phone' }, async ({ page, site, request }) => {
  const { path, payment } = await anyPayment(request, 'doku-va-mandiri')
  await site.open(`/en${path}`)
  await expect(heading(page, 'Complete your payment')).toBeVisible()
  await atGateway(request, 'doku', `${payment.payment_number}/expire`)
  await expect(heading(page, 'The time for this payment has run out')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('main')).not.toContainText(payment.pay_code.slice(0, 4))
  await expectNoViolationsAtAnyWidth(page)
})

test('a network that is away for a while costs nothing', { tag: '@phone' }, async ({
  page,
  site,
  request,
  context,
}) => {
  const { path, payment } = await anyPayment(request)
  await site.open(path)
  await context.setOffline(true)
  await atGateway(request, 'doku', `${payment.payment_number}/pay`)
  await page.waitForEvent('requestfailed', (query) => query.url().includes('/status'))
  await expect(heading(page, 'Selesaikan pembayaran')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'Pembayaran sudah kami terima')).toBeVisible({ timeout: 15_000 })
})

test('a QRIS code is scanned from our own page, saved for another phone, and the page notices', async ({
  page,
  site,
  request,
}) => {
  const { path, payment } = await anyPayment(request, 'doku-qris')
  await site.open(path)
  await expect(page.getByRole('img', { name: 'Kode QRIS untuk pembayaran ini' })).toBeVisible()
  const save = page.getByRole('link', { name: 'Simpan gambar QR' })
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toBe(`qris-${payment.total_payment}-${payment.payment_number}.png`)
  await expectNoViolationsAtAnyWidth(page)
  await mark(page)
  await atGateway(request, 'doku', `${payment.payment_number}/pay`)
  await expect(heading(page, 'Pembayaran sudah kami terima')).toBeVisible({ timeout: 15_000 })
  expect(await isMarked(page)).toBe(true)
})

test('a relative whose payment failed chooses another way on the same page', async ({ page, site, request }) => {
  const { path, payment } = await anyPayment(request)
  await atGateway(request, 'doku', `${payment.payment_number}/fail`)
  await site.open(path)
  await expect(heading(page, 'Pembayaran tidak berhasil')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(rupiah(payment.total_payment)).locator('visible=true').first()).toBeVisible()
  await expect(main).not.toContainText('diperbarui otomatis')
  await expectNoViolationsAtAnyWidth(page)
  await page.getByRole('radio', { name: 'BSI Virtual Account' }).check()
  await page.getByRole('button', { name: 'Bayar', exact: true }).locator('visible=true').click()
  await expect(heading(page, 'Selesaikan pembayaran')).toBeVisible()
  await expect(main.getByText('BSI Virtual Account', { exact: true })).toBeVisible()
})

for (const [place, [path, words]] of Object.entries({
  '/payment/tidak-ada': 'Tautan pembayaran ini tidak ditemukan',
  '/en/yukk/nothing-here': 'We couldn’t find this payment link',
}).entries()) {
  test(
    `the screen of a link that nobody has is free of barriers, at ${path}`,
    tagOf(place, '@phone'),
    async ({ page, site }) => {
      await site.open(path)
      await expect(heading(page, words)).toBeVisible()
      await expectNoViolationsAtAnyWidth(page)
    },
  )
}

for (const [place, prefix] of ['', '/en'].entries()) {
  test(
    `the page is whole at every width and stands still, at ${prefix || '/'}`,
    tagOf(place, '@desktop'),
    async ({ page, site, request }) => {
      const { path } = await anyPayment(request, 'doku-va-danamon')
      await site.open(prefix + path)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      await expectNoViolationsAtAnyWidth(page)
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('what only scripts can do is not offered', { tag: '@phone' }, async ({ page, request }) => {
    const { path, payment } = await anyPayment(request)
    await page.goto(siteUrl() + path)
    await expect(page.getByText(payment.pay_code.replace(/(.{4})(?=.)/g, '$1 ')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Salin nomor' })).toBeHidden()
    await expect(page.getByRole('timer')).toBeHidden()
  })
})
