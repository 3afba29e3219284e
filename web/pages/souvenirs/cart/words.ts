import { messages } from '#core/messages.ts'

export const words = messages({
  price: { id: (price: string) => `${price} per barang`, en: (price: string) => `${price} each` },
  changed: {
    id: (before: string, now: string) => `Harga berubah dari ${before} menjadi ${now}`,
    en: (before: string, now: string) => `The price changed from ${before} to ${now}`,
  },
  limit: { id: (n: string) => `Stok hanya ${n}`, en: (n: string) => `Only ${n} in stock` },
  scarce: { id: (n: string) => `Stok tinggal ${n}`, en: (n: string) => `Only ${n} left in stock` },
  take: { id: (n: string) => `Ubah jadi ${n}`, en: (n: string) => `Change to ${n}` },
  closed: {
    id: (day: string) => `Toko libur sampai ${day}. Barang ini tetap di keranjang.`,
    en: (day: string) => `The store is on holiday until ${day}. This stays in your cart.`,
  },
  from: { id: (city: string) => `Dikirim dari ${city}`, en: (city: string) => `Sent from ${city}` },
  items: { id: (n: string) => `${n} barang`, en: (n: string) => (n === '1' ? '1 item' : `${n} items`) },
})

/** Sent as data with the page, in one language. */
export const labels = messages({
  title: { id: 'Keranjang', en: 'Cart' },
  description: { id: 'Oleh-oleh yang akan Anda pesan.', en: 'Souvenirs you are about to order.' },
  shop: { id: 'Oleh-oleh', en: 'Souvenirs' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  less: { id: 'Kurangi', en: 'Fewer' },
  addOne: { id: 'Tambah', en: 'More' },
  change: { id: 'Ubah jumlah', en: 'Change quantity' },
  changing: { id: 'Memperbarui keranjang', en: 'Updating your cart' },
  remove: { id: 'Hapus', en: 'Remove' },
  choose: { id: 'Pesan', en: 'Order' },
  withdrawn: { id: 'Barang ini tidak dijual lagi', en: 'This is no longer sold' },
  sold_out: { id: 'Stok habis', en: 'Out of stock' },
  summary: { id: 'Ringkasan pesanan', en: 'Order summary' },
  shipping: { id: 'Ongkos kirim', en: 'Shipping' },
  shippingNext: { id: 'Dihitung di langkah berikutnya', en: 'Worked out in the next step' },
  goods: { id: 'Total harga barang', en: 'Items total' },
  total: { id: 'Total', en: 'Total' },
  withoutShipping: { id: 'Belum termasuk ongkir', en: 'Shipping not included' },
  promo: { id: 'Kode promo', en: 'Promo code' },
  discount: { id: 'Potongan promo', en: 'Promo discount' },
  recount: { id: 'Hitung ulang', en: 'Update total' },
  checkout: { id: 'Checkout', en: 'Check out' },
  working: { id: 'Membuat pesanan', en: 'Placing your order' },
  nothingChosen: { id: 'Pilih barang yang ingin dipesan', en: 'Choose what you want to order' },
  held: {
    id: 'Stok disimpan untuk Anda setelah checkout, sampai batas bayarnya.',
    en: 'Stock is held for you after checkout until payment is due.',
  },
  addContact: { id: 'Lengkapi profil', en: 'Complete your profile' },
  none: { id: 'Keranjang Anda kosong', en: 'Your cart is empty' },
  noneText: {
    id: 'Pilih oleh-oleh, lalu masukkan ke keranjang.',
    en: 'Choose souvenirs and add them to your cart.',
  },
  toShop: { id: 'Lihat oleh-oleh', en: 'See souvenirs' },
})
