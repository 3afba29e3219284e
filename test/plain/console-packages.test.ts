import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyPartner, anyReview, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { scan } from '#test/support/journeys.ts'
import { type APackage, aPackage, reviewer, save, see, submit } from '#test/support/packages.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ofPartner } from '#test/support/staff.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const ownerOf = async (partner_id: string) =>
  new PlainBrowser(home, (await staffBrowser(home, ofPartner(partner_id))).browser)
const aReviewer = async () => new PlainBrowser(home, (await staffBrowser(home, reviewer)).browser)
const pageOf = ({ product }: APackage, prefix = '') => `/console${prefix}/packages/${product.id}`

test('without scripts a partner begins a package, writes it and reads what is still missing', async () => {
  await catalogueBasics(home)
  const { id: partner_id } = await anyPartner(home)
  const owner = await ownerOf(partner_id)
  await owner.open('/console/packages')
  expect(owner.text('main')).toContain('Belum ada paket')
  await owner.follow('Buat paket', owner.one('main'))
  await owner.press('Buat draf', {
    'Kelompok paket': 'umroh-reguler',
    'Nama paket › Bahasa Indonesia': 'Umrah Plain',
    'Nama paket › Bahasa Inggris': '',
  })
  expect(owner.text('h1')).toBe('Umrah Plain')
  expect(owner.text('main')).toContain('Keberangkatan: Tambahkan paling sedikit satu keberangkatan')
  await owner.press('Simpan', { 'Lama perjalanan': '12', 'Uang muka per orang': 'Rp 5.000.000' })
  expect(owner.text('[role=status]')).toContain('Paket disimpan.')
  expect([owner.value('Lama perjalanan'), owner.value('Uang muka per orang')]).toEqual(['12', '5000000'])
  await owner.press('Simpan', { 'Lama perjalanan': 'lama', 'Ringkasan › Bahasa Inggris': 'Typed before' })
  expect(owner.status).toBe(422)
  expect(owner.value('Ringkasan › Bahasa Inggris')).toBe('Typed before')
  expect(owner.text('[role=alert]')).toContain('Lama perjalanan')
})

test('who saves after a colleague is told what was changed and by whom, and what they typed stays', async () => {
  const made = await aPackage(home)
  const late = await ownerOf(made.partner_id)
  await late.open(pageOf(made))
  await save(home, made, { down_payment: 1_000_000 })
  await late.press('Simpan', { 'Lama perjalanan': '10' })
  expect(late.status).toBe(409)
  expect(late.text('main')).toContain('Nadia Putri: Gambar, Uang muka per orang')
  expect(late.value('Lama perjalanan')).toBe('10')
  await late.press('Simpan')
  expect((await see(home, made)).content.duration_days).toBe(10)
})

test('a reviewer reads what would change, and returns it or publishes it', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  await save(home, made, { name: { id: 'Nama Sesudah', en: 'Name after' } })
  await submit(home, made)
  const judge = await aReviewer()
  await judge.open('/console/packages/review?search=Umrah+9')
  await judge.follow('Umrah 9 Hari', judge.one('main table'))
  expect(judge.text('dl')).toMatch(/Sekarang.*ID: Umrah 9 Hari.*Menjadi.*ID: Nama Sesudah/)
  await judge.press('Kembalikan untuk diperbaiki', { Alasan: 'pendek' })
  expect(judge.text('main')).toContain('Minimal 10 karakter')
  await judge.press('Kembalikan untuk diperbaiki', { Alasan: 'Namanya tidak sesuai isinya' })
  expect(judge.text('main')).toContain('Dikembalikan untuk diperbaiki.')
  const owner = await ownerOf(made.partner_id)
  await owner.open(pageOf(made))
  expect(owner.text('main')).toContain('Namanya tidak sesuai isinya')
  await owner.press('Kirim untuk ditinjau')
  expect(owner.text('[role=status]')).toContain('Paket dikirim untuk ditinjau.')
  expect(owner.all('button').map((button) => button.textContent)).not.toContain('Simpan')
  await judge.open('/console/packages/review?search=Umrah+9')
  await judge.follow('Umrah 9 Hari', judge.one('main table'))
  await judge.press('Setujui dan tayangkan')
  expect(judge.text('main')).toContain('Disetujui dan ditayangkan.')
  expect((await see(home, made)).content.name.id).toBe('Nama Sesudah')
})

test('a preview shows what is saved to those who may see it, and to nobody on the site', async () => {
  const made = await aPackage(home)
  const owner = await ownerOf(made.partner_id)
  await owner.open(`${pageOf(made, '/en')}/preview`)
  expect([owner.status, owner.text('h1')]).toEqual([200, 'Preview'])
  const link = owner.one('main a[href*="/en/pratinjau/"]').getAttribute('href') ?? ''
  const buyer = new PlainBrowser(home)
  await buyer.open(new URL(link).pathname)
  expect([buyer.status, buyer.text('h1')]).toEqual([200, 'Umrah 9 Hari (en)'])
  expect(buyer.text('main')).toContain('Tiket (en)')
  const stranger = await ownerOf((await anyPartner(home)).id)
  expect((await stranger.open(`${pageOf(made)}/preview`)).status).toBe(404)
  expect((await new PlainBrowser(home).open(`/product/${made.product.slug}`)).status).toBe(404)
})

test('a package is withdrawn by typing its name with a reason, and copied to a draft', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const owner = await ownerOf(made.partner_id)
  await owner.open(pageOf(made))
  await owner.press('Salin ke musim baru', {
    'Salin ke musim baru › Nama paket › Bahasa Indonesia': 'Musim Depan',
  })
  expect([owner.text('h1'), owner.text('[role=status]')]).toEqual(['Musim Depan', 'Draf baru dibuat dari paket lain.'])
  await owner.open(pageOf(made))
  await owner.press('Tarik dari penjualan', {
    'Ketik “Umrah 9 Hari” untuk melanjutkan': 'bukan',
    Alasan: 'Musimnya sudah selesai',
  })
  expect(owner.status).toBe(422)
  await owner.press('Tarik dari penjualan', {
    'Ketik “Umrah 9 Hari” untuk melanjutkan': 'umrah 9 hari',
    Alasan: 'Musimnya sudah selesai',
  })
  expect((await see(home, made)).state).toBe('gone')
})

test('dates are chosen by a rule, seen, and added with their flights, hotels and prices', async () => {
  const made = await aPackage(home, { dates: 0 })
  const owner = await ownerOf(made.partner_id)
  await owner.open(`${pageOf(made)}/departures`)
  expect(owner.text('main')).toContain('Belum ada keberangkatan')
  const year = home.application.clock.now().getUTCFullYear() + 1
  await owner.press('Lihat tanggalnya', {
    'Tanggal pertama': `${year}-03-01`,
    'Sampai tanggal': `${year}-03-31`,
    Hari: '2',
    'Setiap berapa minggu': '2',
  })
  expect(owner.text('main')).toMatch(/[23] keberangkatan akan ditambahkan/)
  const flight = (name: string) => `Penerbangan › ${name}`
  const planned = {
    Kuota: '45',
    Maskapai: 'GA',
    [flight('Nomor penerbangan')]: 'GA 980',
    [flight('Dari')]: 'CGK',
    [flight('Ke')]: 'JED',
    [flight('Berangkat pada hari ke-')]: '1',
    [flight('Jam berangkat')]: '10:00',
    [flight('Zona waktu berangkat')]: '+07:00',
    [flight('Tiba pada hari ke-')]: '1',
    [flight('Jam tiba')]: '16:00',
    [flight('Zona waktu tiba')]: '+03:00',
    'Hotel › Hotel': made.hotel_id,
    'Hotel › Malam': '7',
    'Triple · bertiga': '33000000',
    'Double · berdua': '36000000',
    Anak: '28000000',
  }
  await owner.press('Tambah keberangkatan', planned)
  expect(owner.status).toBe(422)
  expect(owner.text('[role=alert]')).toContain('Quad')
  await owner.press('Tambah keberangkatan', { 'Quad · berempat': 'Rp 31.000.000' })
  expect(owner.text('[role=status]')).toContain('Keberangkatan ditambahkan.')
  expect(owner.all('tbody tr').length).toBeGreaterThan(1)
  await owner.open(pageOf(made))
  expect(owner.text('main')).not.toContain('Tambahkan paling sedikit satu keberangkatan')
})

test('a picture is added by upload with words in both languages, and put first by a button', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  const owner = await ownerOf(made.partner_id)
  await owner.open(pageOf(made))
  const file = { name: 'masjid.jpg', type: 'image/jpeg', bytes: await scan() }
  const [altId, altEn] = ['Keterangan gambar, bahasa Indonesia', 'Keterangan gambar, bahasa Inggris']
  await owner.press('Tambah gambar', {
    'Berkas gambar': { ...file, bytes: Buffer.from('x') },
    [altId]: 'Masjid Nabawi',
    [altEn]: 'A mosque',
  })
  expect([owner.status, owner.value(altId)]).toEqual([422, 'Masjid Nabawi'])
  await owner.press('Tambah gambar', { 'Berkas gambar': file, [altId]: 'Masjid Nabawi', [altEn]: 'A mosque' })
  expect(owner.text('[role=status]')).toContain('Gambar ditambahkan.')
  await owner.press('Majukan gambar 2')
  expect(owner.text('[role=status]')).toContain('Urutan gambar diubah.')
  const { picture_ids } = (await see(home, made)).content
  expect([picture_ids.length, picture_ids[1]]).toEqual([2, made.picture])
  const picture = () => owner.all('main ol > li').find((item) => item.textContent?.includes('Simpan keterangan'))
  const words = { 'Keterangan gambar 1, bahasa Inggris': 'The Prophet’s Mosque' }
  await owner.press('Simpan keterangan', words, picture())
  expect(owner.value('Keterangan gambar 1, bahasa Inggris')).toBe('The Prophet’s Mosque')
  const typeName = 'Hapus gambar 1 › Ketik “Gambar 1” untuk melanjutkan'
  await owner.press('Ya, hapus dari paket', { [typeName]: 'Gambar 2' }, picture())
  expect([owner.status, (await see(home, made)).content.picture_ids.length]).toEqual([422, 2])
  await owner.press('Ya, hapus dari paket', { [typeName]: 'gambar 1' }, picture())
  expect((await see(home, made)).content.picture_ids).toEqual([made.picture])
})

test('a departure is found in the list of all, edited with its certainties, and read by the reviewer', async () => {
  const made = await aPackage(home, { state: 'on_sale', name: { id: 'Umrah Delima', en: 'Umrah' } })
  const owner = await ownerOf(made.partner_id)
  await owner.open('/console/departures?search=delima')
  await owner.follow('Umrah Delima', owner.one('main table'))
  await owner.open(owner.one('main tbody a').getAttribute('href') ?? '')
  expect(owner.text('h1')).toContain('Ubah keberangkatan')
  await owner.press('Simpan', {
    'Double · berdua': '',
    'Visa › Status': 'certain',
    'Visa › Bukti › Bahasa Indonesia': 'x',
  })
  expect([owner.status, owner.text('[role=alert]')]).toEqual([422, expect.stringContaining('Visa')])
  await owner.press('Simpan', {
    'Visa › Bukti › Bahasa Indonesia': 'Visa grup terbit',
    'Visa › Bukti › Bahasa Inggris': 'Group visa issued',
  })
  expect(owner.text('main')).toContain('Belum tayang, menunggu tinjauan')
  expect(owner.text('main')).toContain('Harga, Kepastian')
  await submit(home, made)
  const judge = await aReviewer()
  await judge.open('/console/packages/review?search=Delima')
  await judge.follow('Umrah Delima', judge.one('main table'))
  expect(judge.text('main')).toMatch(/Double · berdua: tidak ditawarkan.*Visa: Pasti. Visa grup terbit/)
})

test('a review is answered once, and the site shows the answer with the name of the agency', async () => {
  const { product, partner_id } = await aPackage(home, { state: 'on_sale' })
  await anyReview(home, { product_id: product.id, partner_id, rating: 4 })
  const owner = await ownerOf(partner_id)
  await owner.open('/console/reviews')
  await owner.press('Kirim jawaban', { 'Jawaban Anda': 'pendek' })
  expect(owner.text('main')).toContain('Minimal 10 karakter')
  await owner.press('Kirim jawaban', { 'Jawaban Anda': 'Terima kasih atas ulasannya' })
  expect(owner.text('[role=status]')).toContain('Jawaban tampil di bawah ulasan.')
  expect(owner.all('main form textarea')).toEqual([])
  const reader = new PlainBrowser(home, newBrowser())
  await reader.open(`/product/${product.slug}`)
  expect(reader.text('#reviews')).toMatch(/Jawaban Mitra Uji.*Terima kasih atas ulasannya/)
})
