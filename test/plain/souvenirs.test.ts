import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { item_variants } from '#modules/merchandise/tables.ts'
import { anAddress } from '#test/support/addresses.ts'
import { testPassword } from '#test/support/members.ts'
import { both } from '#test/support/merchandise.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { atGateway, listening } from '#test/support/payments.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { anyPromo } from '#test/support/promos.ts'
import { aBuyer, aCheckout, anInvoicedCheckout, anOffer } from '#test/support/souvenirs.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await listening(home)
})
afterAll(() => home.close())

const noRates = 'Ongkos kirim belum dapat dihitung'

const signedIn = (token: string): PlainBrowser => {
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  return new PlainBrowser(home, browser)
}
const pageOf = ({ store, item }: Awaited<ReturnType<typeof anOffer>>) => `/oleh-oleh/${store.slug}/${item.slug}`

test('without scripts a guest signs in on the way to the cart, orders of two stores, and pays once', async () => {
  const buyer = await aBuyer(home)
  const [one, other] = [
    await anOffer(home, { store: { name: 'Toko Satu' } }),
    await anOffer(home, { store: { name: 'Toko Dua' } }),
  ]
  const browser = await new PlainBrowser(home).open(pageOf(one))
  await browser.press('Masukkan keranjang', { Jumlah: '2' })
  expect(browser.path).toMatch(/^\/auth\/login\?redirect=/)
  await browser.press('Masuk', { Email: buyer.member.email, 'Kata sandi': testPassword }, browser.one('main'))
  expect(browser.path).toBe(`${pageOf(one)}?variant=${one.variant.id}&quantity=2`)
  expect(browser.value('Jumlah')).toBe('2')
  await browser.press('Masukkan keranjang')
  expect(browser.path).toBe('/oleh-oleh/cart')
  expect(browser.text()).toContain('Pesanan Berhasil ditambahkan')
  await (await browser.open(pageOf(other))).press('Masukkan keranjang')
  await browser.open('/oleh-oleh')
  expect(browser.text('main a[href$="/oleh-oleh/cart"]')).toBe('Keranjang, 3')
  await browser.open('/oleh-oleh/cart')
  expect(browser.text()).toMatch(/Total harga barang\s?Rp\.\s450\.000/)

  await browser.press('Checkout')
  expect(browser.path).toMatch(/^\/oleh-oleh\/pengiriman\//)
  await browser.press('Pilih pembayaran')
  expect(browser.path).toMatch(/^\/oleh-oleh\/pilih-pembayaran\/[^/]+\/invoice\/[^/]+$/)
  await browser.press('Bayar')
  expect(browser.text('form [role=alert]')).toContain('Field tidak boleh kosong')
  await browser.press('Bayar', { 'BCA Virtual Account': true })
  expect(browser.path).toMatch(/^\/oleh-oleh\/pembayaran\/[^/]+\/[^/]+\/[^/]+$/)
  await atGateway(home, 'doku', `${browser.path.split('/').at(-1)}/pay`)
  await browser.open(browser.path)
  expect(browser.path).toMatch(/^\/member\/my-order\/[^/]+$/)
  expect(browser.text('main')).toMatch(/Toko Satu.*Menunggu diproses toko.*Toko memproses sebelum .* WIB.*Toko Dua/)
})

test('without scripts an address that is corrected on the way is the one that is ordered to', async () => {
  const { token, id, buyer, see } = await anInvoicedCheckout(home)
  const { address_id } = (await see()).destination
  await buyer.send('PUT', `users/addresses/${address_id}`, { ...anAddress, street: 'Jl. Purwakarta No. 99' })
  const browser = await signedIn(token).open(`/oleh-oleh/pengiriman/${id}`)
  expect(browser.text('main')).toContain('Jl. Purwakarta No. 99')
  await browser.press('Pilih pembayaran')
  expect(browser.path).toMatch(/^\/oleh-oleh\/pilih-pembayaran\//)
  expect((await see()).destination.street).toBe('Jl. Purwakarta No. 99')
})

test('without scripts what is unpaid says what it is for, names what a part taken out changes, and is called off at once', async () => {
  const { token, id, order_ids, begin } = await anInvoicedCheckout(home, { stores: 2 })
  const { data } = (await begin()).body
  const browser = await signedIn(token).open(`/oleh-oleh/pembayaran/${id}/${data.id}/${data.payment_number}`)
  expect(browser.text('main')).toMatch(/Isi pesanan \(2 barang\).*Toko Uji.*Sajadah Uji × 1.*Dikirim ke.*Jl\. /)
  const guest = await new PlainBrowser(home).open(new URL(data.share_url).pathname)
  expect(guest.text('main')).not.toMatch(/Jl\. |kursi|Sajadah/)
  await browser.follow('Lihat pesanan')
  await browser.open(`/member/my-order/merchant/${order_ids[0]}`)
  expect(browser.text('main')).toContain('nomor pembayaran yang lama tidak berlaku lagi')
  const [reason] = browser.all('fieldset label').map(textOf)
  await browser.press('Ya, batalkan', { [reason ?? '']: true })
  expect(browser.text('main')).toContain('Tidak ditagih')
  await browser.open(`/member/my-order/${id}`)
  await browser.press('Ya, batalkan semua')
  expect(browser.text()).toContain('Pesanan dibatalkan')
  expect(browser.text('main')).not.toContain('Batalkan semua')
  await guest.open(new URL(data.share_url).pathname)
  expect([guest.text('h1'), guest.all('main a').map(textOf)]).toEqual(['Tagihan ini dibatalkan', ['Lihat oleh-oleh']])
})

test('without scripts a cart says what changed, and orders what is ticked', async () => {
  const buyer = await aBuyer(home)
  const [cheap, scarce, other] = [
    await anOffer(home),
    await anOffer(home, { variants: [{ stock: 5 }] }),
    await anOffer(home, { store: { name: 'Toko Ketiga' } }),
  ]
  for (const { variant } of [cheap, scarce, other]) await buyer.add(variant.id, 3)
  const { db } = home.application
  await db.update(item_variants).set({ price: 160_000 }).where(eq(item_variants.id, cheap.variant.id))
  await db.update(item_variants).set({ stock: 2 }).where(eq(item_variants.id, scarce.variant.id))
  const browser = await signedIn(buyer.token).open('/oleh-oleh/cart')
  expect(browser.text('main')).toMatch(/Harga berubah dari Rp\.\s150\.000 menjadi Rp\.\s160\.000/)
  expect(browser.text('main')).toContain('Stok tinggal 2')
  await browser.press(/^Ubah jadi 2/)
  expect(browser.text('main')).not.toContain('Stok tinggal')
  const third = () => browser.part('Toko Ketiga')
  await browser.press(/^Ubah jumlah/, { 'Toko Ketiga › Jumlah': '0' }, third())
  expect(textOf(third())).toContain('Jumlah minimal 1')
  await browser.press(/^Hapus/, {}, third())
  expect(browser.text('main')).not.toContain('Toko Ketiga')
  await browser.press('Checkout', { 'Pesan Sajadah Uji': false })
  expect(browser.path).toMatch(/^\/oleh-oleh\/pengiriman\//)
  expect(browser.all('main section h2').map(textOf)).toEqual(['Alamat tujuan', 'Toko Uji', 'Ringkasan biaya'])
})

test('without scripts a parcel is received and reviewed, and a rejected one tells what goes back', async () => {
  const { token, id, order_ids, ship, deliver, reject } = await paidOrders(home, { stores: 2 })
  const [sent = '', refused = ''] = order_ids
  await ship(sent, 'SBX7900001')
  await deliver(sent)
  await reject(refused, 'Stok rusak')
  const browser = await signedIn(token).open(`/member/my-order/${id}`)
  expect(browser.text('main')).toMatch(/Tiba di tujuan.*Ditolak toko.*Pengembalian dana: Rp\.\s\d/)
  await browser.open(`/member/my-order/merchant/${refused}`)
  expect(browser.text('main')).toMatch(
    /Alasan: Stok rusak.*Pengembalian dana Rp\.\s159\.000 disiapkan.*Menunggu nomor rekening Anda/,
  )
  await browser.open(`/member/my-order/merchant/${sent}`)
  expect(browser.text('main')).toContain('SBX7900001')
  await browser.press('Ya, selesaikan pesanan')
  expect(browser.text()).toContain('Pesanan selesai. Terima kasih')
  await browser.press('Kirim ulasan', { Ulasan: 'Sajadahnya tebal dan lembut.' })
  expect([browser.status, browser.text('main')]).toEqual([422, expect.stringContaining('Field tidak boleh kosong')])
  await browser.press('Kirim ulasan', { '5 bintang': true, Ulasan: 'Sajadahnya tebal dan lembut.' })
  expect(browser.text()).toContain('Terima kasih atas ulasan Anda')
  expect(browser.all('#review')).toEqual([])
})

test('without scripts a paid order is called off, and kept after all', async () => {
  const { token, order_ids } = await paidOrders(home)
  const path = `/member/my-order/merchant/${order_ids[0]}`
  const browser = await signedIn(token).open(path)
  await browser.press('Ajukan pembatalan')
  expect([browser.status, browser.text('main')]).toEqual([422, expect.stringContaining('Field tidak boleh kosong')])
  const [reason] = browser.all('fieldset label').map(textOf)
  await browser.press('Ajukan pembatalan', { [reason ?? '']: true, 'Catatan untuk toko': 'Salah ukuran' })
  expect(browser.text()).toContain('Permintaan pembatalan dikirim ke toko')
  expect(browser.text('main')).toMatch(/Toko menjawab paling lambat/)
  await browser.press('Tarik pembatalan, lanjutkan pesanan')
  expect(browser.text('main')).toContain('Menunggu diproses toko')
  const stranger = await aBuyer(home)
  expect((await signedIn(stranger.token).open(path)).status).toBe(404)
})

test('without scripts parcels go to another address of the book', async () => {
  const { buyer, id, see } = await aCheckout(home)
  const added = await buyer.send('POST', 'users/addresses', { ...anAddress, label: 'Orang tua' })
  const browser = await signedIn(buyer.token).open(`/oleh-oleh/pengiriman/${id}`)
  await browser.press('Pakai alamat ini', { 'Orang tua': true })
  expect(browser.path).toBe(`/oleh-oleh/pengiriman/${id}?address=${added.body.data.id}`)
  await browser.press('Pilih pembayaran')
  expect((await see()).destination.address_id).toBe(added.body.data.id)
})

test('without scripts nobody pays for a parcel that no courier has a price for, or that has no address', async () => {
  const { buyer, id } = await aCheckout(home)
  const path = `/oleh-oleh/pengiriman/${id}`
  const browser = await signedIn(buyer.token).open(path)
  const unreachable = { ok: false, why: 'unreachable', detail: '' } as const
  const rates = vi.spyOn(home.application.ports.couriers, 'rates').mockResolvedValue(unreachable)
  await browser.press('Pilih pembayaran')
  expect([browser.status, browser.text('main')]).toEqual([503, expect.stringContaining(noRates)])
  await browser.open(path)
  expect(browser.text('main')).toContain(noRates)
  await expect(browser.press('Pilih pembayaran')).rejects.toThrow()
  rates.mockRestore()
  const [own] = (await buyer.send('GET', 'users/addresses')).body.data.items
  await buyer.send('DELETE', `users/addresses/${own.id}`)
  await browser.open(path)
  expect(browser.text('main')).toContain('Belum ada alamat')
  expect(browser.link('Tambah alamat')).toContain(encodeURIComponent(`${path}?address=active`))
})

test('without scripts a promo is tried on what is ticked, goes along to the shipping step, and comes off again', async () => {
  const buyer = await aBuyer(home)
  const [mat, robe] = [
    await anOffer(home, { store: { name: 'Toko Sajadah' } }),
    await anOffer(home, { store: { name: 'Toko Mukena' } }),
  ]
  for (const { variant } of [mat, robe]) await buyer.add(variant.id)
  const promo = await anyPromo(home, { category: 'oleh-oleh', least_spend: 200_000, title: both('Hemat Berdua') })
  const browser = await signedIn(buyer.token).open('/oleh-oleh/cart')
  await browser.press('Pakai', { 'Kode promo': 'SALAH' })
  expect([browser.status, browser.text('main')]).toEqual([422, expect.stringContaining('Promo tidak tersedia')])
  await browser.press('Pakai', { 'Kode promo': promo.code.toLowerCase() })
  expect(browser.text('main')).toMatch(/Hemat Rp\.\s30\.000.*Potongan promo\s?−Rp\.\s30\.000\s?Total\s?Rp\.\s270\.000/)
  await browser.press('Hitung ulang', { 'Toko Mukena › Pesan Sajadah Uji': false })
  expect(browser.text('main')).toContain('Nilai pesanan belum mencapai batas minimum promo ini')
  expect(browser.text('main')).toMatch(/Total harga barang\s?Rp\.\s150\.000/)
  await browser.open('/oleh-oleh/cart')
  await browser.press('Pakai: Hemat Berdua')
  await browser.press('Checkout')
  expect(browser.path).toMatch(/^\/oleh-oleh\/pengiriman\//)
  expect(browser.text('main')).toMatch(new RegExp(`${promo.code}.*−Rp\\.\\s30\\.000`))
  await browser.press('Hapus promo')
  expect(browser.text('main')).not.toContain('30.000')
  await browser.press('Pilih pembayaran', { 'Kode promo': promo.code })
  expect(browser.path).toMatch(/^\/oleh-oleh\/pilih-pembayaran\//)
  expect((await buyer.send('GET', `merchandise/${browser.path.split('/')[3]}/detail/order`)).body.data).toMatchObject({
    promo_code: promo.code,
    discount: 30_000,
  })
})

test('without scripts a guest learns of a wrong number before signing in, and nothing ticked is said plainly', async () => {
  const buyer = await aBuyer(home)
  const offer = await anOffer(home, { variants: [{ stock: 5 }] })
  const browser = await new PlainBrowser(home).open(pageOf(offer))
  for (const [quantity, why] of [
    ['0', 'Jumlah minimal 1'],
    ['1.5', 'Isian tidak valid'],
    ['999', 'Stok tidak mencukupi'],
  ] as const) {
    await browser.press('Masukkan keranjang', { Jumlah: quantity })
    expect([browser.status, browser.text('#field-quantity-error')]).toEqual([422, expect.stringContaining(why)])
  }
  await buyer.add(offer.variant.id)
  const cart = await signedIn(buyer.token).open('/oleh-oleh/cart')
  await cart.press('Checkout', { 'Pesan Sajadah Uji': false })
  expect([cart.status, cart.text('[role=alert]')]).toEqual([
    422,
    expect.stringContaining('Pilih barang yang ingin dipesan'),
  ])
})
