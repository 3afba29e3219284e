import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { newestCode } from '#test/support/accounts.ts'
import { bubblingForms } from '#test/support/bubbling-forms.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { anyMember, testPassword } from '#test/support/members.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { memberBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
  await listening(home)
})
afterAll(() => home.close())

type Departure = { id: string; departs_on: string; seats_free: number }
type Product = { id: string; slug: string; down_payment: number; departures: Departure[] }

/** A package of the demo, with the page of a departure far enough away for a down payment. */
async function anyOffer() {
  const get = async (path: string) => (await ask(home, 'GET', `/api/v3/${path}`)).body.data
  const { items }: { items: { slug: string }[] } = await get('products?category=umroh&limit=40')
  const soonest = addMs(home.application.clock.now(), 90 * dayMs).toISOString()
  for (const { slug } of items) {
    const product: Product = await get(`products/${slug}`)
    const departure = product.departures.find((one) => one.departs_on > soonest && one.seats_free > 12)
    if (departure) return { product, path: `/product/${slug}?departure=${departure.id}` }
  }
  throw new Error('the demo has no such departure')
}

const rupiah = (amount: number) => `Rp. ${amount.toLocaleString('id-ID')}`

const contact = (phone_number: string) => ({
  'Data pemesan › Jenis kelamin › Laki-laki': true,
  'Data pemesan › Tanggal lahir › Tanggal': '3',
  'Data pemesan › Tanggal lahir › Bulan': '02',
  'Data pemesan › Tanggal lahir › Tahun': '1980',
  'Data pemesan › Nomor HP': phone_number,
  'Data pemesan › Pekerjaan': 'Guru',
  'Data pemesan › Instansi': 'SMA Negeri 1',
  'Data pemesan › Alamat': 'Jl. Merdeka No. 1, Bandung',
})

const companion = {
  'Jamaah 2 › Nama sesuai paspor': 'Siti Nurhaliza Kusumawardhani',
  'Jamaah 2 › Hubungan dengan pemesan': 'relative',
}

test('without scripts the order can be placed', async () => {
  const { product, path } = await anyOffer()
  const phone_number = newNumber()
  const { browser } = await memberBrowser(home)
  const buyer = await new PlainBrowser(home, browser).open(path)
  expect(bubblingForms(buyer.document)).toEqual([])
  await buyer.press('Pesan sekarang', { 'Dewasa, kamar quad': '0' })
  expect(buyer.text('main')).toContain('Jumlah minimal 1')
  // A closed popover would hide it on a phone.
  expect(buyer.one('#offer').hasAttribute('popover')).toBe(false)
  await buyer.press('Pesan sekarang', { 'Dewasa, kamar quad': '2' })
  expect(buyer.text('main')).toContain('Kursi Anda disimpan sampai')
  expect(bubblingForms(buyer.document)).toEqual([])
  await buyer.press('Hitung ulang', {
    ...contact(phone_number),
    ...companion,
    'Saya sendiri ikut berangkat': true,
    'Uang muka (DP)': true,
  })
  const price = textOf(buyer.part('Rincian harga'))
  expect(price).toContain(`Dibayar sekarang${rupiah(product.down_payment * 2)}`)
  expect(buyer.value('Instansi')).toBe('SMA Negeri 1')
  await buyer.press('Lanjut ke pembayaran', { 'Saya telah membaca': true })
  await buyer.press('Lanjutkan pembayaran')
  await buyer.press('Verifikasi dan buat pesanan', { 'Kode verifikasi': await newestCode(home, phone_number) })
  expect(buyer.path).toContain('step=pay')
})

test('an order of someone else is not found, and a package alone says how to begin', async () => {
  const { product, path } = await anyOffer()
  const { email } = await anyMember(home)
  const buyer = await new PlainBrowser(home).open(`/checkout/${product.id}`)
  await buyer.press('Masuk', { Email: email, 'Kata sandi': testPassword }, buyer.one('main'))
  expect(buyer.text('h1')).toBe('Belum ada pesanan untuk paket ini')
  expect(buyer.link('Lihat paket')).toBe(`/product/${product.slug}`)
  await buyer.open(path)
  await buyer.press('Pesan sekarang')
  expect(buyer.text('h1')).toBe('Lengkapi pesanan')
  const mine = buyer.path
  await buyer.open(`/checkout/${product.id}`)
  expect(buyer.path).toBe(mine)
  const { browser } = await memberBrowser(home)
  const other = await new PlainBrowser(home, browser).open(mine)
  expect(other.status).toBe(404)
  expect(other.text('h1')).toBe('Halaman Tidak ditemukan')
})
