import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { documentsOf, reviewDocument } from '#modules/documents/module.ts'
import { anOrder, payInvoice } from '#test/support/bookings.ts'
import { bubblingForms } from '#test/support/bubbling-forms.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { aJourney, putBooking, scan } from '#test/support/journeys.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { accountNumber, anyRefunded } from '#test/support/refund-accounts.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

/** A browser in which whoever ordered is signed in. */
function browserOf({ token }: { token: string }): PlainBrowser {
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  return new PlainBrowser(home, browser)
}

test('home offers a member the order to continue, and nobody else', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open('/')
  const strip = member.part('Lanjutkan pesanan Anda')
  expect(member.link('Bayar sekarang', strip)).toContain(order.id)
  expect(member.link(order.offer.product.name.id, strip)).toContain(order.id)
  const guest = await new PlainBrowser(home).open('/')
  expect(guest.status).toBe(200)
  expect(guest.all('h1')).toHaveLength(1)
  expect(guest.html).not.toContain('Lanjutkan pesanan Anda')
  expect(guest.html).not.toContain(order.id)
})

test('after the down payment every page of the member says what is still due, and by when', async () => {
  const order = await aJourney(home, { plan: 'down_payment' })
  const rest = /Rp\. 25\.000\.000/
  const member = await browserOf(order).open('/')
  const strip = member.part('Pembayaran berikutnya')
  expect(strip.textContent).toMatch(rest)
  expect(member.link('Bayar sekarang', strip)).toContain(order.invoices[1]?.invoice_code)
  await member.open('/member/my-order')
  expect(member.text('main')).toContain('Belum dibayar (1)')
  expect(member.text('article')).toMatch(/Belum lunas.*Rp\. 25\.000\.000 · Pelunasan, bayar sebelum \d+ \w+ \d{4}/)
  await member.follow(/^Berlangsung/)
  expect(member.text('article')).toContain('Berlangsung')
  await member.open(`/en/member/my-order/${order.id}`)
  expect(member.text('main')).toMatch(/Balance due\s*IDR 25,000,000\s*Pay by \d+ \w+ \d{4}/)
  expect(member.text('main')).toMatch(/Paid so far\s*IDR 5,000,000\s*Still to pay\s*IDR 25,000,000/)
  // The words stand under the amount they spell.
  await member.open(`/member/my-order/${order.id}`)
  expect(member.text('main')).toMatch(/Total\s*Rp\. 30\.000\.000\s*Terbilang: tiga puluh juta rupiah\s*Sudah dibayar/)
})

test('without scripts a family says where its refund goes, is shown what was wrong, and may change it', async () => {
  const order = await anyRefunded(home)
  const member = await browserOf(order).open(`/en/member/my-order/${order.id}`)
  const typed = { Bank: '451', 'Account number': '71-23', 'Account holder’s name': 'Siti Rahmawati' }
  const part = () => member.part('Bank account for your refund')
  expect(part().textContent).toContain('We’ll send IDR 5,000,000 by bank transfer')
  await member.press('Save account', typed, part())
  expect([member.status, member.value('Account number')]).toEqual([422, '71-23'])
  await member.press('Save account', { ...typed, 'Account number': accountNumber }, part())
  expect(member.path).toBe(`/en/member/my-order/${order.id}`)
  expect(part().textContent).toContain('Bank Syariah Indonesia (BSI) •••• 6789, Siti Rahmawati')
  expect(member.html).not.toContain(accountNumber)
  await member.press('Save account', { ...typed, Bank: '014', 'Account number': '5550001111' }, part())
  expect(part().textContent).toContain('BCA •••• 1111')
})

test('the list opens where there are orders: to be paid, then paid, then over', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open('/member/my-order')
  const opened = () => [member.one('main nav [aria-current]').textContent, member.all('main article').length]
  expect(opened()).toEqual(['Belum dibayar (1)', 1])
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  await member.open('/member/my-order')
  expect(opened()).toEqual(['Berlangsung (1)', 1])
  await putBooking(home, order.id, { state: 'completed' })
  await member.open('/member/my-order?category=umroh')
  expect(opened()).toEqual(['Selesai (1)', 1])
  await member.follow('Belum dibayar')
  expect(opened()).toEqual(['Belum dibayar', 0])
})

test('a category that nothing is listed under is the whole list, and is not offered', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open('/member/my-order?category=umrah-pribadi')
  expect([member.status, member.all('main article').length]).toEqual([200, 1])
  const offered = [...member.part('Kategori').querySelectorAll('a')].map((link) => link.textContent)
  expect(offered).toEqual(['Semua', 'Umrah', 'Haji', 'Wisata Syariah', 'Oleh-oleh', 'Umrah Privat'])
  expect(member.part('Kategori').querySelector('[aria-current]')?.textContent).toBe('Semua')
})

test('somebody else finds neither the order nor its files', async () => {
  const order = await anOrder(home)
  const { browser } = await memberBrowser(home)
  const other = new PlainBrowser(home, browser)
  for (const path of ['', '/unduh/calendar.ics', `/unduh/${order.invoices[0]?.invoice_code}.pdf`]) {
    await other.open(`/member/my-order/${order.id}${path}`)
    expect([path, other.status]).toEqual([path, 404])
  }
  const member = await browserOf(order).open('/member/my-order/bukan-pesanan')
  expect(member.text()).toContain('Halaman Tidak ditemukan')
})

test('without scripts a document is sent with its form, and said to be wrong at its field', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open(`/member/my-order/${order.id}`)
  const send = async (bytes: Buffer) => {
    const form = member.field('KTP').closest('form') ?? undefined
    await member.press('Unggah', { KTP: { name: 'ktp.jpg', type: 'image/jpeg', bytes } }, form)
  }
  expect(member.text('#travellers')).toContain('hanya dapat dibuka oleh Anda dan travel yang mengurus perjalanan Anda')
  await send(Buffer.from('bukan'))
  expect(member.all('[role=alert]').map((one) => one.textContent)).toContainEqual(
    expect.stringContaining('Berkas tidak valid. Pilih berkas JPG, PNG, WebP atau PDF, maksimal 5 MB.'),
  )
  await send(await scan())
  expect(member.text()).toContain('Dokumen berhasil diunggah')
  expect(member.link('Buka KTP')).not.toBe('')
})

test('a document that the travel agency asks for again says why at its field, until another is sent', async () => {
  const { db, clock } = home.application
  const order = await anOrder(home)
  const page = `/member/my-order/${order.id}`
  const member = await browserOf(order).open(page)
  const send = async () => {
    const form = member.field('KTP').closest('form') ?? undefined
    await member.press('Unggah', { KTP: { name: 'ktp.jpg', type: 'image/jpeg', bytes: await scan() } }, form)
  }
  await send()
  const [document] = await documentsOf(db, { owner_kind: 'booking', owner_ids: [order.id] })
  const which = { owner_kind: 'booking' as const, owner_id: order.id, id: document?.id ?? '' }
  const verdict = { verdict: 'ask_again' as const, staff_id: order.member.id, reason: 'Foto buram' }
  await reviewDocument(db, { ...which, ...verdict }, clock.now())
  await member.open(page)
  expect(member.text('#travellers')).toContain('Travel meminta dokumen ini diunggah ulang: Foto buram')
  await send()
  expect(member.text('#travellers')).not.toContain('diunggah ulang')
})

test('a photo of another kind is told which kinds a review takes', async () => {
  const order = await aJourney(home)
  await putBooking(home, order.id, { state: 'completed' })
  const member = await browserOf(order).open(`/member/my-order/${order.id}`)
  const photo = { name: 'catatan.txt', type: 'text/plain', bytes: Buffer.from('bukan foto') }
  const review = { Ulasan: 'Pembimbing sabar dan hotel dekat.', 'Foto 1': photo }
  await member.press('Kirim ulasan', { '4 dari 5 bintang': true, ...review })
  expect(member.text('#feedback')).toContain('Berkas tidak valid. Pilih foto JPG, PNG atau WebP, maksimal 2 MB.')
})

test('the button that sends a document is shown where there are no scripts', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open(`/member/my-order/${order.id}`)
  const button = member.all('button').find((one) => member.name(one) === 'Unggah')
  expect(button?.parentElement?.getAttribute('class')).toBe('hidden noscript:block')
})

test('anyone who holds a voucher can check it, and an unknown one is not found', async () => {
  const order = await aJourney(home)
  const member = await browserOf(order).open('/voucher/tidak-ada')
  expect(member.text()).toContain('Halaman Tidak ditemukan')
  await member.open(`/member/my-order/${order.id}`)
  const address = member.link('Halaman pemeriksaan e-voucher')
  const code = /RHL-[0-9A-Z]{8}/.exec(member.text('main'))?.[0]
  const holder = await new PlainBrowser(home).open(address)
  expect(holder.text()).toContain('E-voucher ini asli dan berlaku')
  expect(holder.text()).toContain(code)
  expect(holder.text()).toContain('S. R.')
  expect(holder.text()).not.toContain('Rahmawati')
  expect(holder.one('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await holder.open(address.replace('/voucher/', '/en/voucher/'))
  expect(holder.text()).toContain('This e-voucher is genuine and valid')
})

test('without scripts a passport is told, a mistake stands at its field, and only the end of the number is shown', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open(`/member/my-order/${order.id}`)
  expect(member.text('main')).toContain('Wajib untuk jamaah di bawah 18 tahun dan perempuan di bawah 45')
  const date = (label: string, year: string) => ({
    [`Data paspor › ${label} › Tanggal`]: '1',
    [`Data paspor › ${label} › Bulan`]: '01',
    [`Data paspor › ${label} › Tahun`]: year,
  })
  const wrong = { 'Nomor paspor': 'X1', ...date('Berlaku sampai', '2030'), 'Jenis kelamin': 'female' }
  await member.press('Simpan data paspor', { ...wrong, ...date('Tanggal lahir', '1990') })
  expect([member.status, member.text('main')]).toEqual([422, expect.stringContaining('6 sampai 9 huruf dan angka')])
  expect(member.text('main')).toContain('Nama mahram atau wali: Field tidak boleh kosong')
  await member.press('Simpan data paspor', {
    'Nomor paspor': 'X 7654321',
    'Nama mahram atau wali': 'Ali Akbar',
    'Hubungan dengan jamaah ini': 'sibling',
  })
  expect(member.text()).toContain('Data paspor disimpan')
  expect(member.text('main')).toContain('Tersimpan: •••••321')
  expect(member.html).not.toContain('7654321')
})

test('without scripts a name is corrected with a reason, the history shows it, and later it is refused', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open(`/en/member/my-order/${order.id}`)
  const fill = (name: string, reason: string) => ({
    'Name as in passport': name,
    'Reason for the correction': reason,
  })
  await member.press('Save correction', fill('Ahmad Fauzi', 'Typo'))
  expect(member.text('main')).toContain('This looks like a different person')
  await member.press('Save correction', fill('Jamaah Nomer A', 'One letter was wrong'))
  expect(member.text('main')).toContain('Jamaah Nomor A → Jamaah Nomer A · Reason: One letter was wrong')
  const soon = jakartaDate(addMs(home.application.clock.now(), 5 * dayMs))
  const late = await browserOf(order).open(`/member/my-order/${order.id}`)
  await putBooking(home, order.id, { departs_on: soon })
  await late.press('Simpan perbaikan', { 'Nama sesuai paspor': 'Jamaah Nomor A', 'Alasan perbaikan': 'Salah ketik' })
  expect([late.status, late.text('main')]).toEqual([409, expect.stringContaining('Batas waktu perbaikan')])
  await late.open(`/member/my-order/${order.id}`)
  expect(late.text('main')).toContain('Batas perbaikan ejaan nama sudah lewat')
  expect(late.text('main')).not.toContain('Simpan perbaikan')
})

test('without scripts a review that lacks stars or words is told so at each field, in our words', async () => {
  const order = await aJourney(home)
  await putBooking(home, order.id, { state: 'completed' })
  const member = await browserOf(order).open(`/member/my-order/${order.id}`)
  expect(bubblingForms(member.document)).toEqual([])
  await member.press('Kirim ulasan', { Ulasan: 'Baik' })
  expect(member.status).toBe(422)
  expect(member.text('main')).toContain('Penilaian: Field tidak boleh kosong')
  expect(member.text('main')).toContain('Ulasan: Minimal 10 karakter')
  expect(member.value('Ulasan')).toBe('Baik')
  await member.press('Kirim ulasan', { Ulasan: 'Pembimbing sabar dan hotel dekat.', '4 dari 5 bintang': true })
  expect(member.text()).toContain('Terima kasih atas ulasan Anda')
})
