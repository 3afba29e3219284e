import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyItem, anyStore, both, knownKinds } from '#test/support/merchandise.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { aStoreOrder } from '#test/support/store-orders.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await knownKinds(home)
})
afterAll(() => home.close())

const atStore = async (id: string) =>
  new PlainBrowser(home, (await staffBrowser(home, { role: 'store', scope: { kind: 'store', id } })).browser)

test('without scripts a store goes from its home page to an order, begins, ships it and sees what happened', async () => {
  const order = await aStoreOrder(home)
  const reader = await atStore(order.store.id)
  await reader.open('/console')
  expect(reader.text('main')).toContain('1 pesanan, yang pertama paling lambat')
  await reader.follow('Proses pesanan')
  await reader.follow(order.code)
  expect(reader.text('main')).toMatch(/Proses sebelum .*Jl\. Terusan Jakarta No\. 12, Antapani, Kota Bandung/)
  expect(reader.link(/^Slip pengemasan/)).toBe(`/api/console/v1/store-orders/${order.id}/packing-slip?language=id`)
  await reader.press('Mulai proses')
  expect(reader.text('[role=status]')).toBe('Pesanan mulai diproses.')
  await reader.press('Tandai terkirim', { 'Nomor resi': 'abc' })
  expect([reader.status, reader.value('Nomor resi')]).toEqual([422, 'abc'])
  await reader.press('Tandai terkirim', { 'Nomor resi': 'JP1234567890' })
  expect(reader.text('main')).toMatch(/Dalam pengiriman.*JP1234567890.*Diserahkan ke kurir/)
})

test('in English a file of waybills ships its good line and names the wrong one', async () => {
  const order = await aStoreOrder(home, { state: 'processing' })
  const reader = await atStore(order.store.id)
  await reader.open('/console/en/store-orders')
  expect(reader.text('tbody tr')).toMatch(/To ship/)
  const file = (text: string) => ({ 'CSV file': { name: 'waybills.csv', type: 'text/csv', bytes: Buffer.from(text) } })
  await reader.press('Send waybills', file('Order code,Waybill\r\n'))
  expect([reader.status, reader.text('main')]).toEqual([422, expect.stringContaining('There are no waybills')])
  await reader.press('Send waybills', file(`${order.code},JP7654321000\r\nSVN-NOBODY01-1,JP0000000001`))
  expect(reader.text('[role=status]')).toBe('1 order marked as shipped')
  expect(reader.text('main')).toContain('Line 2: your store has no such order (SVN-NOBODY01-1)')
})

test('a wish to cancel is read with its reason and answered', async () => {
  const wished = { state: 'cancel_requested', resumes_as: 'paid', cancel_reason: 'too_slow' } as const
  const order = await aStoreOrder(home, { ...wished, cancel_note: 'Berangkat besok' })
  const reader = await atStore(order.store.id)
  await reader.open(`/console/store-orders/${order.id}`)
  expect(reader.text('main')).toMatch(/Pembeli minta dibatalkan: Pengirimannya terlalu lama\s*Berangkat besok/)
  await reader.press('Tolak pembatalan', { 'Tetap kirim pesanan › Alasan': 'Sudah dijemput kurir pagi ini' })
  expect(reader.text('[role=status]')).toBe('Pesanan dilanjutkan.')
  expect(reader.text('main')).toContain('Sudah dijemput kurir pagi ini')
})

test('a store writes an item, prices it and counts it; what it lacks stands above it', async () => {
  const store = await anyStore(home)
  const reader = await atStore(store.id)
  await reader.open('/console/items')
  await reader.follow('Barang baru')
  await reader.press('Simpan draf', {
    'Nama barang › Bahasa Indonesia': 'Tasbih Kayu Kokka',
    'Nama barang › Bahasa Inggris': 'Kokka wood beads',
    Kategori: 'tasbih',
  })
  expect(reader.text('main')).toMatch(/Lengkapi sebelum dijual.*Minimal satu foto.*Minimal satu varian/)
  const variant = { Harga: '85.000', Berat: '120', 'Kode barang (SKU)': 'TSB-1', 'Stok awal': '12' }
  await reader.press('Tambah varian', { 'Warna › Bahasa Indonesia': 'Cokelat', ...variant })
  expect(reader.text('[role=status]')).toBe('Varian disimpan.')
  expect(reader.text('main')).toMatch(/Cokelat\s*Rp\.\s85\.000\s*Stok 12, dipesan 0/)
  await reader.press('Ubah stok', { 'Tambah atau kurangi': '-20', Alasan: 'Salah hitung' })
  expect([reader.status, reader.text('main')]).toEqual([409, expect.stringContaining('Stok tidak boleh kurang')])
  await reader.press('Ubah stok', { 'Tambah atau kurangi': '-2', Alasan: 'Salah hitung' })
  await reader.follow('Riwayat stok')
  expect(reader.all('tbody tr').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Cokelat.*−2.*10.*Salah hitung.*Nadia Putri/),
    expect.stringMatching(/\+12.*12.*Stok awal/),
  ])
})

test('an item is taken out of the shop and put back; the store goes on holiday', async () => {
  const store = await anyStore(home)
  const item = await anyItem(home, { store_id: store.id, description: both('Sajadah tebal dari Turki, lembut') })
  const reader = await atStore(store.id)
  await reader.open(`/console/items/${item.id}`)
  await reader.press('Tarik dari toko')
  expect(reader.text('[role=status]')).toBe('Barang ditarik dari toko.')
  await reader.press('Jual barang ini')
  expect(reader.text('[role=status]')).toBe('Barang sekarang dijual.')
  await reader.open('/console/stores')
  await reader.follow(store.name)
  const about = { 'Tentang toko › Bahasa Indonesia': 'Toko keluarga di Bandung', Telepon: '02250009009' }
  const english = { 'Tentang toko › Bahasa Inggris': 'A family store in Bandung' }
  await reader.press('Simpan dan tampilkan', { ...about, ...english, 'Libur mulai': '2030-01-02' })
  expect([reader.status, reader.text('main')]).toEqual([
    422,
    expect.stringContaining('Isi hari pertama dan hari terakhir'),
  ])
  await reader.press('Simpan dan tampilkan', { 'Libur sampai': '2030-01-05', Minggu: false })
  expect(reader.text('[role=status]')).toBe('Tersimpan dan sudah tampil di toko.')
  expect([reader.value('Libur mulai'), reader.field('Minggu').hasAttribute('checked')]).toEqual(['2030-01-02', false])
})
