import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anyMember, testPassword } from '#test/support/members.ts'
import { anyItem, anyStore, both } from '#test/support/merchandise.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  const { clock } = home.application
  const hijaz = await anyStore(home, { slug: 'toko-hijaz', name: 'Toko Hijaz' })
  const closed_from = jakartaDate(addMs(clock.now(), -dayMs))
  const closed_until = jakartaDate(addMs(clock.now(), 3 * dayMs))
  const libur = await anyStore(home, { slug: 'toko-libur', name: 'Toko Libur', closed_from, closed_until })
  const soft = await anyStore(home, { slug: 'toko-tutup', name: 'Toko Tutup', suspended_at: clock.now() })
  await anyItem(home, {
    store_id: hijaz.id,
    slug: 'mukena-katun',
    category_slug: 'mukena',
    name: both('Mukena Katun'),
    variants: [
      { ...options('Putih', 'Dewasa'), price: 250_000, stock: 4 },
      { ...options('Putih', 'Anak'), price: 150_000, stock: 0 },
      { ...options('Biru', 'Dewasa'), price: 265_000, weight_grams: 1250 },
    ],
  })
  await anyItem(home, {
    store_id: hijaz.id,
    slug: 'kurma-ajwa',
    category_slug: 'kurma',
    name: both('Kurma Ajwa'),
    variants: [{ price: 190_000 }],
    certificates: [{ kind: 'halal', number: 'ID32110001234567890' }],
  })
  await anyItem(home, { store_id: libur.id, slug: 'sajadah-turki', name: both('Sajadah Turki') })
  await anyItem(home, { store_id: soft.id, slug: 'sajadah-tutup' })
})
afterAll(() => home.close())

const options = (colour: string, size: string) => ({
  name: both(`${colour} / ${size}`),
  options: { colour: both(colour), size: both(size) },
})
const open = (path: string) => new PlainBrowser(home).open(path)
const names = (reader: PlainBrowser) => reader.all('main .item-card h3').map(textOf)

test('without scripts the shop is narrowed by words, kind and price, and sorted', async () => {
  const reader = await open('/oleh-oleh')
  expect(reader.text('#results')).toContain('3 barang')
  await reader.press('Cari', { 'Cari oleh-oleh': 'kurna ajwah' }, reader.one('main'))
  expect(names(reader)).toEqual(['Kurma Ajwa'])
  expect(reader.text('#results')).toContain('1 barang untuk “kurna ajwah”')
  await reader.follow('Hapus semua filter')
  await reader.press('Terapkan', { 'Harga terendah': '150.000', 'Harga tertinggi': 'Rp. 200.000', Urutkan: 'dearest' })
  expect(names(reader)).toEqual(['Kurma Ajwa', 'Mukena Katun', 'Sajadah Turki'])
  await reader.press('Terapkan', { 'Harga terendah': '160000', Urutkan: 'dearest' })
  expect(names(reader)).toEqual(['Kurma Ajwa'])
  expect([reader.value('Harga terendah'), reader.value('Harga tertinggi')]).toEqual(['160000', '200000'])
  await reader.follow(/^Hapus filter Mulai/)
  expect(reader.path).toBe('/oleh-oleh?end_price=200000&sort=dearest')
})

test('what leads nowhere says so and leads on, in either language', async () => {
  const reader = await open('/en/oleh-oleh?search=zzzzqqqq')
  expect(reader.text('main')).toContain('No items match')
  expect(reader.one('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await reader.follow('See all souvenirs')
  expect([reader.path, names(reader).length]).toEqual(['/en/oleh-oleh', 3])
  for (const query of ['start_price=murah', 'category=x&page=-1', 'sort=x'])
    expect([query, (await open(`/oleh-oleh?${query}`)).text('h3')]).toEqual([query, 'Filter ini tidak bisa dipakai'])
})

test('without scripts colour and size of an item are chosen, each with its price, stock and weight', async () => {
  const reader = await open('/oleh-oleh/toko-hijaz/mukena-katun')
  const offer = () => textOf(reader.part('Keterangan barang'))
  expect(offer()).toMatch(/^Rp\.\s250\.000/)
  expect(offer()).toContain('Tinggal 4')
  await reader.follow('Biru', reader.part('Warna'))
  expect(offer()).toMatch(/^Rp\.\s265\.000/)
  expect(offer()).toContain('1,25 kg')
  await reader.follow('Anak Habis', reader.part('Ukuran'))
  expect(offer()).toMatch(/^Rp\.\s150\.000/)
  expect(offer()).toContain('Stok habis')
  expect(reader.one('link[rel=canonical]').getAttribute('href')).toMatch(/\/oleh-oleh\/toko-hijaz\/mukena-katun$/)
})

test('an item says what is certified, and a store on holiday until when', async () => {
  const dates = await open('/oleh-oleh/toko-hijaz/kurma-ajwa')
  const certificate = textOf(dates.part('Sertifikat'))
  for (const fact of ['Sertifikat halal', 'ID32110001234567890', 'BPJPH', 'Berlaku sampai'])
    expect(certificate).toContain(fact)
  const [product] = dates
    .all('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent ?? ''))
  expect(product).toMatchObject({ '@type': 'Product', offers: { lowPrice: 190_000, priceCurrency: 'IDR' } })
  expect((await open('/oleh-oleh/toko-libur/sajadah-turki')).text('main')).toContain('Toko Libur libur sampai')
  expect((await open('/en/oleh-oleh/toko-libur')).text('main')).toContain('The store is on holiday')
})

test.each([
  ['/kurma-ajwa', 200, '/oleh-oleh/toko-hijaz/kurma-ajwa'],
  ['/en/kurma-ajwa', 200, '/en/oleh-oleh/toko-hijaz/kurma-ajwa'],
  ['/oleh-oleh/kurma-ajwa', 200, '/oleh-oleh/toko-hijaz/kurma-ajwa'],
  ['/oleh-oleh/toko-libur/kurma-ajwa', 200, '/oleh-oleh/toko-hijaz/kurma-ajwa'],
  ['/oleh-oleh/detail?slug=kurma-ajwa&store=toko-hijaz', 200, '/oleh-oleh/toko-hijaz/kurma-ajwa'],
  ['/oleh-oleh/detail', 200, '/oleh-oleh'],
  ['/oleh-oleh/toko?store=toko-hijaz', 200, '/oleh-oleh/toko-hijaz'],
  ['/oleh-oleh/toko-hijaz', 200, '/oleh-oleh/toko-hijaz'],
  ['/toko-hijaz', 404, '/toko-hijaz'],
  ['/oleh-oleh/toko-tutup', 404, '/oleh-oleh/toko-tutup'],
  ['/oleh-oleh/nobody', 404, '/oleh-oleh/nobody'],
  ['/oleh-oleh/toko-hijaz/sajadah-tutup', 404, '/oleh-oleh/toko-hijaz/sajadah-tutup'],
  ['/oleh-oleh/detail?slug=nobody', 404, '/oleh-oleh/detail?slug=nobody'],
  ['/nobody', 404, '/nobody'],
  ['/%00', 404, '/%00'],
])('%s answers %d at %s: stores and items share one space of names', async (path, status, end) => {
  const reader = await open(path)
  expect([reader.status, reader.path]).toEqual([status, end])
})

test('a store has its own list, and the list of stores names those that are open for business', async () => {
  const reader = await open('/oleh-oleh/toko')
  expect(reader.all('main article h3').map(textOf).sort()).toEqual(['Toko Hijaz', 'Toko Libur'])
  await reader.press('Cari', { 'Cari toko': 'hijaz' }, reader.one('main'))
  await reader.follow('Toko Hijaz')
  expect(names(reader).sort()).toEqual(['Kurma Ajwa', 'Mukena Katun'])
  await reader.follow(/^Kurma/, reader.part('Kategori'))
  expect([reader.path, names(reader)]).toEqual(['/oleh-oleh/toko-hijaz?category=kurma', ['Kurma Ajwa']])
})

test('without scripts a guest saves an item by its heart, and it stands in its tab of the wishlist', async () => {
  const { email } = await anyMember(home)
  const reader = await open('/oleh-oleh/toko-hijaz/kurma-ajwa')
  await reader.press('Simpan Kurma Ajwa ke wishlist')
  await reader.press('Masuk', { Email: email, 'Kata sandi': testPassword }, reader.one('main'))
  expect(reader.path).toBe('/oleh-oleh/toko-hijaz/kurma-ajwa')
  expect(reader.text()).toContain('Ditambahkan ke wishlist')
  await reader.open('/member/wishlist')
  await reader.follow('Oleh-oleh (1)')
  expect(reader.all('main .item-card h2').map(textOf)).toEqual(['Kurma Ajwa'])
  await reader.press('Hapus Kurma Ajwa dari wishlist')
  expect(reader.text('main')).toContain('Belum ada yang disimpan')
})
