import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { approve, reject } from '#modules/financing/desk/decide.ts'
import { disburse, reportInstalment } from '#modules/financing/desk/repay.ts'
import { payInvoice } from '#test/support/bookings.ts'
import { anActiveFinancing, aSubmitted, ofOfficer } from '#test/support/financing.ts'
import { listening } from '#test/support/payments.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await listening(home)
})
afterAll(() => home.close())

/** The browser of who has that token, without scripts. */
function readerOf(token: string): PlainBrowser {
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  return new PlainBrowser(home, browser)
}

test('a journey called off after the bank has paid says so, and every step who did it', async () => {
  const paid = await anActiveFinancing(home)
  const { db, clock } = home.application
  const [now, today] = [clock.now(), jakartaDate(clock.now())]
  await disburse(db, { ...ofOfficer(paid), disbursed_on: today, reference: 'TRF-1' }, now)
  const page = `/member/financing-history/${paid.application_id}`
  const { schedule } = (await ask(home, 'GET', `/api/v3/users${page.slice('/member'.length)}`, paid)).body.data
  const report = { number: 1, amount: schedule[0].amount, paid_on: today, reference: 'A-1' }
  await reportInstalment(db, { ...ofOfficer(paid), ...report }, now)
  await cancelBooking(db, { booking_id: paid.id, staff_id: newId(), reason: 'Kuota visa habis' }, now)
  const reader = await readerOf(paid.token).open(`/en${page}`)
  expect(reader.text('main')).toContain('The journey was called off, and the bank gets its money back')
  expect(reader.text('main')).not.toContain('Pay your instalments directly to the bank')
  expect(reader.text('#timeline')).toMatch(/Sent to the bank.*· You.*Approved by the bank.*· Bank Jual/)
  expect(reader.text('#timeline')).toMatch(/The bank recorded instalment 1.*· Bank Jual.*Kuota visa habis.*· Our team/)
})

test('the order of an application that the bank declined does not say that it is financed, nor that it was paid late', async () => {
  const applied = await aSubmitted(home)
  const { db, clock } = home.application
  await reject(db, { ...ofOfficer(applied), reason: 'Di luar kemampuan bayar' }, clock.now())
  const reader = readerOf(applied.token)
  await reader.open(`/member/my-order/${applied.id}`)
  expect(reader.text('main')).toContain('Pembiayaan pesanan ini berakhir')
  expect(reader.text('main')).toMatch(/Pembiayaan berakhir, kursi dilepas.*Pembiayaan diajukan/)
  expect(reader.text('main')).not.toMatch(/Dibiayai bank syariah|Waktu pembayaran habis/)
  await reader.follow('Lihat pengajuan')
  expect(reader.text('main')).toContain('Alasan bank: Di luar kemampuan bayar. Kursi dilepas')
  expect(reader.text('main')).not.toMatch(/Jadwal cicilan|Total yang Anda bayar/)
  const ways = ['Ajukan ke bank lain untuk tanggal ini', 'Bayar sendiri paket ini', 'Lihat paket lain']
  for (const way of ways) expect(reader.link(way)).not.toBe('')
  await reader.open('/member/financing-history')
  expect(reader.link('Lihat alasan dan pilihan')).toMatch(/financing-history/)
})

test('once the down payment is paid the bank is named for the rest, and its conditions go when it has paid', async () => {
  const applied = await aSubmitted(home)
  const { db, clock } = home.application
  const officer = ofOfficer(applied)
  await approve(db, { ...officer, conditions: 'Akad di kantor Bandung' }, clock.now())
  const reader = readerOf(applied.token)
  await reader.open(`/member/financing-history/${applied.application_id}`)
  expect(reader.text('main')).toMatch(/Bayar sekarang.*Disetujui bank.*Tanda tangani akad di Bank Jual.*Kode pengajuan/)
  expect(reader.text('#bank-contact')).toContain('Bank Jual')
  expect(reader.all('#bank-contact a[href^="tel:"]').length).toBe(1)
  const { invoice_code } = await payInvoice(home, applied, 'financing')
  await reader.open(`/checkout/${applied.id}/${applied.offer.product.id}?step=done&invoice=${invoice_code}`)
  expect(reader.text('main')).toMatch(/Dibayar bank\s*Rp\.\s[\d.]+\s*Setelah akad ditandatangani/)
  expect(reader.text('main')).not.toContain('Sudah lunas')
  await reader.follow('Lihat pengajuan')
  expect(reader.text('main')).toContain('Syarat dari bank')
  await disburse(db, { ...officer, disbursed_on: '2026-11-20', reference: 'TRF-1' }, clock.now())
  await reader.open(reader.path)
  expect(reader.text('main')).not.toContain('Syarat dari bank')
  expect(reader.text('#schedule')).toMatch(/Sudah dibayar\s*Rp\.\s0.*Sisa cicilan\s*Rp\.\s[\d.]+.*Cicilan berikutnya/)
})
