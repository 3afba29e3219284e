import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import type { StaffRole } from '#core/staff.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { refundsDue } from '#modules/payment/contract.console.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { aJourney, putBooking, scan, travellersOf, send as upload } from '#test/support/journeys.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { accountNumber, giveAccount } from '#test/support/refund-accounts.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { sendTo, siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const signedIn = async (role: StaffRole) => {
  const person = await staffBrowser(home, { role, scope: { kind: 'platform' } })
  return { ...person, reader: new PlainBrowser(home, person.browser) }
}
const open = async (role: StaffRole, path: string) => (await signedIn(role)).reader.open(path)

const auditOf = async (staff_id: string) =>
  (await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff_id)))
    .map(({ thing, after }) => `${thing} ${after?.state}`)
    .sort()

const reason = 'Maskapai membatalkan penerbangan'
/** A booking that was opened, and is as it was. */
const look = 'booking undefined'

/** An order that is paid; by `plan`, above or below what one person may send back alone. */
async function aPaidOrder(plan: 'full' | 'down_payment', adults = 1) {
  const order = await anOrder(home, { plan, rooms: [{ type: 'quad', adults }] })
  const [invoice] = order.invoices
  await payInvoice(home, order, invoice?.invoice_code ?? '')
  return {
    id: order.id,
    token: order.token,
    invoice_code: invoice?.invoice_code ?? '',
    amount: rupiah(invoice?.amount ?? 0),
  }
}

/** The same, cancelled: its money has to go back. */
async function aRefund(plan: 'full' | 'down_payment') {
  const order = await aPaidOrder(plan)
  const { token } = await signedIn('admin')
  const confirm_name = (await bookingNow(home, order.id)).code
  await ask(home, 'POST', `/api/console/v1/bookings/${order.id}/cancel`, { token, body: { reason, confirm_name } })
  await giveAccount(home, order)
  return order
}

/** The refund of an invoice in the list. */
const rowOf = (reader: PlainBrowser, invoice_code: string): Element => {
  const row = reader.all('main tbody tr').find((one) => one.textContent?.includes(invoice_code))
  if (!row) throw new Error(`${reader.path} has no refund of ${invoice_code}`)
  return row
}
const isListed = (reader: PlainBrowser, invoice_code: string) => reader.text('main').includes(invoice_code)

/** Opens one refund from the list. */
const openRefund = async (reader: PlainBrowser, list: string, invoice_code: string) => {
  await reader.open(`${list}?${new URLSearchParams({ search: invoice_code })}`)
  return reader.follow('Siti Rahmawati', rowOf(reader, invoice_code))
}
const doneIn = (reader: PlainBrowser) => new URLSearchParams(reader.path.split('?')[1]).get('done')
const send = 'Catat sebagai terkirim'

test('the home page says what needs doing, to those who may do it, and who is signed in', async () => {
  const { reader, token } = await signedIn('finance')
  await aRefund('down_payment')
  const { data } = (await ask(home, 'GET', refundsDue.path, { token })).body
  const [due, waiting] = data.open
  const amount = formatRupiah(rupiah(due.amount + waiting.amount), 'id')
  await reader.open('/console')
  expect(reader.text('main')).toContain(`${due.count + waiting.count} menunggu dikirim, total ${amount}`)
  expect(reader.text('main')).toContain('Nadia Putri')
  expect(reader.text('main')).toContain('Keuangan, seluruh platform')
  await reader.follow('Buka pengembalian dana')
  expect([reader.status, reader.path]).toEqual([200, '/console/refunds?status=due'])
  const other = await open('consultant', '/console/en')
  expect(other.text('main')).toContain('Nothing is waiting for you')
  expect(other.text('main')).toContain('Consultant, the whole platform')
  expect(other.html).not.toContain('/refunds')
})

test('without scripts a refund is recorded as sent, once, with a message at the field where that is wrong', async () => {
  const { invoice_code, amount } = await aRefund('down_payment')
  const { id, reader } = await signedIn('finance')
  await reader.open(`/console/refunds?search=${invoice_code}`)
  expect(textOf(rowOf(reader, invoice_code))).toContain('Keuangan: kirim dananya')
  await openRefund(reader, '/console/refunds', invoice_code)
  for (const text of [formatRupiah(amount, 'id'), 'Pesanan dibatalkan', 'DOKU', 'Siti Rahmawati']) {
    expect(reader.text('main')).toContain(text)
  }
  const reference = 'Nomor referensi transfer'
  await reader.press(send, { [reference]: 'x' })
  const field = reader.field(reference)
  expect([reader.status, reader.value(reference), field.getAttribute('aria-invalid')]).toEqual([422, 'x', 'true'])
  expect(reader.one(`#${field.id}-error`).textContent).not.toBe('')
  expect(reader.all('main [aria-invalid=true]')).toHaveLength(1)
  await reader.press(send, { [reference]: 'BCA 20261117-0042' })
  expect([reader.status, doneIn(reader)]).toEqual([200, 'sent'])
  expect(reader.text('[role=status]')).toBe('Pengembalian dana dicatat sebagai terkirim.')
  expect(reader.text('main')).toContain('Keuangan: pastikan dananya masuk')
  await reader.open(`/console/refunds?status=due&search=${invoice_code}`)
  expect(reader.all('main tbody tr')).toEqual([])
  expect(await auditOf(id)).toEqual(['refund sent'])
})

test('a form that is sent twice does its work once', async () => {
  const { invoice_code } = await aRefund('down_payment')
  const { id, reader, browser } = await signedIn('finance')
  await openRefund(reader, '/console/refunds', invoice_code)
  const url = reader.path
  const values = ['intent', 'key'].map((name) => [
    ...[name, reader.one(`main [name=${name}]`).getAttribute('value') ?? ''],
  ])
  const payload = Buffer.from(new URLSearchParams([...values, ['reference', 'BCA 7']]).toString())
  const type = 'application/x-www-form-urlencoded'
  const replies = []
  for (let i = 0; i < 2; i++) {
    replies.push(await sendTo(home, browser, { method: 'POST', url, payload, type }))
  }
  expect(replies.map(({ status, location }) => [status, location])).toEqual([
    [302, `${url}?done=sent`],
    [302, `${url}?done=sent`],
  ])
  expect(await auditOf(id)).toEqual(['refund sent'])
  const late = await signedIn('finance')
  const again = await sendTo(home, late.browser, { method: 'POST', url, payload, type })
  expect(again.status).toBeGreaterThanOrEqual(400)
  expect(again.html).toContain('role="alert"')
})

test('a large refund takes two people: who requested it may only withdraw it', async () => {
  const { invoice_code } = await aRefund('full')
  const one = await signedIn('finance')
  await openRefund(one.reader, '/console/refunds', invoice_code)
  expect(one.reader.text('main')).not.toContain('Nomor referensi transfer')
  await one.reader.press('Minta persetujuan')
  expect(one.reader.text('[role=status]')).toContain('Persetujuan diminta')
  expect(one.reader.text('main')).toContain('Orang lain: setujui permintaan Anda')
  expect(one.reader.all('main form button').map((button) => button.textContent)).toEqual([
    'Tampilkan nomor',
    'Tarik permintaan',
  ])

  const other = await signedIn('admin')
  const inEnglish = () => openRefund(other.reader, '/console/en/refunds', invoice_code)
  await inEnglish()
  expect(other.reader.text('main')).toContain('A second person: approve the request by Nadia Putri')
  await other.reader.press('Reject the request', { 'Reason for rejecting': 'short' })
  expect(other.reader.status).toBe(422)
  await other.reader.press('Reject the request', { 'Reason for rejecting': 'The account is of another person' })
  expect([doneIn(other.reader), other.reader.text('main').includes('Not sent')]).toEqual(['rejected', true])

  await openRefund(one.reader, '/console/refunds', invoice_code)
  await one.reader.press('Minta persetujuan')
  await inEnglish()
  const code = await stepCodeOf(home, other.token)
  await other.reader.press('Approve the transfer', { 'Code from your authenticator app': code })
  expect([doneIn(other.reader), other.reader.text('main').includes('Approved, not sent')]).toEqual(['approved', true])
  await openRefund(one.reader, '/console/refunds', invoice_code)
  await one.reader.press(send, { 'Nomor referensi transfer': 'BCA 9' })
  expect(doneIn(one.reader)).toBe('sent')
  expect(await auditOf(other.id)).toEqual(['approval carried_out', 'approval rejected', 'refund approved'])
})

test('without scripts a booking is seen and cancelled, with a reason that who booked receives', async () => {
  const order = await aPaidOrder('down_payment')
  const { id, reader } = await signedIn('partner_owner')
  await reader.open(`/console/bookings/${order.id}`)
  const { code } = await bookingNow(home, order.id)
  expect(reader.text('h1')).toBe(`Pesanan ${code}`)
  for (const text of ['Siti Rahmawati', 'Jamaah Nomor A', order.invoice_code, 'Uang muka', 'Pesanan dibuat']) {
    expect(reader.text('main')).toContain(text)
  }
  const whole = 'Batalkan pesanan'
  expect(textOf(reader.part(whole))).toContain(`Dikembalikan ke pemesan${formatRupiah(order.amount, 'id')}`)
  expect(textOf(reader.part(whole))).toContain('Biaya pembatalanRp. 0')
  const because = `${whole} › Alasan untuk pemesan`
  const typeCode = `Ketik “${code}” untuk melanjutkan`
  await reader.press(whole, { [because]: 'singkat', [typeCode]: 'RH' })
  expect([reader.status, reader.value(because)]).toEqual([422, 'singkat'])
  expect((await bookingNow(home, order.id)).state).toBe('in_progress')
  await reader.press(whole, { [because]: reason, [typeCode]: code })
  expect(reader.path).toBe(`/console/bookings/${order.id}?done=cancelled`)
  expect(reader.text('[role=status]')).toContain('Pesanan dibatalkan')
  expect(reader.text('main')).toContain(reason)
  expect(reader.all('main form')).toEqual([])
  expect((await bookingNow(home, order.id)).state).toBe('cancelled')
  expect((await auditOf(id)).filter((entry) => entry !== look)).toEqual(['booking cancelled'])
})

test('without scripts one of several travellers is cancelled, and their money is sent back and confirmed', async () => {
  const order = await aPaidOrder('down_payment', 3)
  const [, second] = await travellersOf(home, order.id)
  const { reader } = await signedIn('partner_owner')
  await reader.open(`/console/en/bookings/${order.id}`)
  const leaving = `Cancel ${second?.name}`
  const because = `${leaving} › Reason, sent to the person who booked`
  const typeName = `${leaving} › Type “${second?.name}” to continue`
  const press = (typed: string) =>
    reader.press('Cancel traveller', { [because]: 'The visa was refused', [typeName]: typed }, reader.part(leaving))
  expect(textOf(reader.part(leaving))).toContain('Refunded to the person who bookedIDR 5,000,000')
  await press('Somebody else')
  expect([reader.status, reader.value(because)]).toEqual([422, 'The visa was refused'])
  expect((await bookingNow(home, order.id)).seats).toBe(3)
  await press(second?.name ?? '')
  expect(reader.path).toBe(`/console/en/bookings/${order.id}?done=traveller`)
  expect(reader.text('[role=status]')).toContain('their part will be refunded')
  expect(() => reader.part(leaving)).toThrow()
  expect((await bookingNow(home, order.id)).seats).toBe(2)

  const finance = (await signedIn('finance')).reader
  await openRefund(finance, '/console/en/refunds', order.invoice_code)
  expect(finance.text('main')).toContain('One traveller cancelled')
  expect(finance.text('main')).not.toContain('Record as sent')
  await finance.press('Send a reminder')
  expect(doneIn(finance)).toBe('reminded')
  await giveAccount(home, order)
  await openRefund(finance, '/console/en/refunds', order.invoice_code)
  expect(finance.text('main')).toContain('•••• 6789')
  await finance.press('Show number')
  expect(finance.text('main')).toContain(accountNumber)
  await finance.press('Record as sent', { 'Transfer reference': 'BCA 31' })
  await finance.press('Record as arrived', { 'Proof of arrival': 'mutasi 31' })
  expect(doneIn(finance)).toBe('confirmed')
  await finance.open(`/console/en/refunds?search=${order.invoice_code}`)
  expect(isListed(finance, order.invoice_code)).toBe(false)
  await reader.open(`/console/en/bookings/${order.id}`)
  expect(reader.text('main')).toContain('Arrived')
})

test('without scripts a partner corrects a name, ships the kit, reminds of what is overdue and moves to another date', async () => {
  const order = await aJourney(home, { plan: 'down_payment', rooms: [{ type: 'double', adults: 1 }] })
  const { product, hotel_id } = order.offer
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 5 })
  const odd = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 160, quota: 5 })
  await home.application.db.update(departures).set({ price_double: null }).where(eq(departures.id, odd.id))
  await putBooking(home, order.id, { overdue_at: home.application.clock.now() })
  const { reader } = await signedIn('partner_staff')
  const done = () => [reader.status, new URLSearchParams(reader.path.split('?')[1]).get('done')]
  await reader.open(`/console/bookings/${order.id}`)
  const correcting = reader.part('Perbaiki data jamaah')
  const typed = { 'Nama seperti di paspor': 'Jamaah Nomer A', 'Alasan perbaikan': 'Ejaan di paspor berbeda' }
  await reader.press('Simpan perbaikan', typed, correcting)
  expect([done(), reader.text('main').includes('Jamaah Nomer A')]).toEqual([[200, 'corrected'], true])
  await reader.press('Catat sebagai dikirim', { Kurir: 'JNE', 'Nomor resi': 'JNE0012345' })
  expect(done()).toEqual([200, 'shipped'])
  await reader.press('Catat sebagai diterima')
  expect(done()).toEqual([200, 'delivered'])
  await reader.press('Kirim pengingat')
  expect([done(), reader.text('main').includes('mengingatkan lagi besok')]).toEqual([[200, 'reminded'], true])
  const moving = textOf(reader.part('Pindahkan ke tanggal lain'))
  for (const text of ['Sisa 5', 'tidak ditawarkan di tanggal itu']) expect(moving).toContain(text)
  expect(reader.all('select[name=departure_id] option').map((option) => option.getAttribute('value'))).not.toContain(
    odd.id,
  )
  const because = 'Pindahkan ke tanggal lain › Alasan untuk pemesan'
  await reader.press('Pindahkan pesanan', { 'Pindahkan ke': other.id, [because]: reason })
  expect([done(), (await bookingNow(home, order.id)).departure_id]).toEqual([[200, 'moved'], other.id])
  const events = ['Jadwal diubah', 'Pengingat pelunasan dikirim', 'Data jamaah diperbaiki']
  for (const event of events) expect(reader.text('[aria-labelledby=timeline]')).toContain(event)
})

test('who cancels what somebody else just cancelled is told so', async () => {
  const order = await aPaidOrder('down_payment')
  const { reader } = await signedIn('partner_owner')
  await reader.open(`/console/bookings/${order.id}`)
  const { code } = await bookingNow(home, order.id)
  const { token } = await signedIn('admin')
  const body = { reason, confirm_name: code }
  await ask(home, 'POST', `/api/console/v1/bookings/${order.id}/cancel`, { token, body })
  const because = 'Batalkan pesanan › Alasan untuk pemesan'
  await reader.press('Batalkan pesanan', { [because]: reason, [`Ketik “${code}” untuk melanjutkan`]: code })
  expect([reader.status, reader.text('[role=alert]')]).toEqual([409, 'Pesanan ini sudah tidak dapat diubah'])
})

test('who may see a booking and not cancel it is offered no form for it', async () => {
  const { id } = await aPaidOrder('down_payment')
  const reader = await open('support', `/console/en/bookings/${id}`)
  expect(reader.status).toBe(200)
  expect(reader.all('main form')).toEqual([])
})

/** A paid order whose traveller has sent a passport, and the document of it on the page. */
async function aPassport() {
  const order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const [person] = await travellersOf(home, order.id)
  const fields = { type: 'passport', file: { name: 'paspor.jpg', bytes: await scan() } }
  const url = `/api/v3/users/bookings/${order.id}/participants/${person?.id}/documents`
  await upload(home, url, { token: order.token, fields })
  return { order, path: `/console/bookings/${order.id}` }
}
const passportOn = (reader: PlainBrowser): Element => {
  const item = reader.all('#documents li').find((one) => one.textContent?.startsWith('Paspor'))
  if (!item) throw new Error(`${reader.path} has no passport`)
  return item
}
const whose = 'Paspor, Jamaah Nomor A'

test('without scripts a document is opened, asked for again with a reason, and accepted', async () => {
  const { order, path } = await aPassport()
  const { id, reader, browser } = await signedIn('partner_staff')
  await reader.open(path)
  expect(reader.text('#documents')).toContain('Jamaah Nomor A')
  expect(reader.text('#documents')).toContain('Belum ada')
  expect(passportOn(reader).textContent).toContain('Perlu diperiksa')
  const scanned = await sendTo(home, browser, { method: 'GET', url: reader.link(`Buka ${whose}`) })
  expect([scanned.status, scanned.html.includes('WEBP')]).toEqual([200, true])
  const ask_again = `Kirim permintaan ${whose}`
  await reader.press(ask_again, { 'Alasan diminta ulang': 'buram' })
  expect([reader.status, reader.value('Alasan diminta ulang')]).toEqual([422, 'buram'])
  expect(reader.all('#documents details[open]')).toHaveLength(1)
  expect(reader.all('main [aria-invalid=true]')).toHaveLength(1)
  await reader.press(ask_again, { 'Alasan diminta ulang': 'Halaman foto terpotong' })
  expect(reader.path).toBe(`${path}?done=document_rejected`)
  expect(reader.text('[role=status]')).toContain('Dokumen diminta ulang')
  expect(passportOn(reader).textContent).toContain('Halaman foto terpotong')
  expect(reader.text('[aria-labelledby=timeline]')).toContain('Dokumen diminta ulang')
  await reader.press(`Terima ${whose}`)
  expect(reader.path).toBe(`${path}?done=document_accepted`)
  expect(passportOn(reader).textContent).toContain('Diterima')
  expect((await auditOf(id)).filter((entry) => entry !== look)).toEqual([
    'document accepted',
    'document received',
    'document rejected',
  ])
  await reader.open(`/console/en/bookings/${order.id}`)
  expect(reader.text('#documents')).toContain('Vaccination certificate')
})

test('who may only list documents opens and reviews none', async () => {
  const { path } = await aPassport()
  const reader = await open('support', path)
  expect(passportOn(reader).textContent).toContain('Perlu diperiksa')
  expect([reader.all('#documents a'), reader.all('#documents form')]).toEqual([[], []])
})

test('a booking of another partner is not there', async () => {
  const { id } = await aPaidOrder('down_payment')
  const other = (await bookingNow(home, (await aPaidOrder('down_payment')).id)).partner_id
  const { browser } = await staffBrowser(home, { role: 'partner_owner', scope: { kind: 'partner', id: other } })
  const reader = await new PlainBrowser(home, browser).open(`/console/bookings/${id}`)
  expect(reader.status).toBe(404)
  await reader.follow('Ke beranda konsol')
  expect(reader.status).toBe(200)
})
