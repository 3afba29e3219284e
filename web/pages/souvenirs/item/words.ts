import { messages } from '#core/messages.ts'

export const words = messages({
  description: {
    id: (name: string, price: string, store: string, city: string) =>
      `${name} ${price} dari ${store}, dikirim dari ${city}.`,
    en: (name: string, price: string, store: string, city: string) =>
      `${name} ${price} from ${store}, sent from ${city}.`,
  },
  range: {
    id: (least: string, most: string) => `${least} sampai ${most}`,
    en: (least: string, most: string) => `${least} to ${most}`,
  },
  stock: { id: (n: string) => `${n} tersedia`, en: (n: string) => `${n} in stock` },
  limit: { id: (n: string) => `Stok hanya ${n}`, en: (n: string) => `Only ${n} in stock` },
  last: { id: (n: string) => `Tinggal ${n}`, en: (n: string) => `Only ${n} left` },
  until: { id: (day: string) => `Berlaku sampai ${day}`, en: (day: string) => `Valid until ${day}` },
  holiday: {
    id: (name: string, day: string) => `${name} libur sampai ${day}`,
    en: (name: string, day: string) => `${name} is on holiday until ${day}`,
  },
  sold: { id: (n: string) => `${n} terjual`, en: (n: string) => `${n} sold` },
  seen: { id: (n: string) => `Dilihat ${n} kali`, en: (n: string) => (n === '1' ? 'Seen once' : `Seen ${n} times`) },
  starred: { id: (n: number) => `${n} dari 5 bintang`, en: (n: number) => `${n} out of 5 stars` },
  bought: { id: (day: string) => `Ditulis ${day}`, en: (day: string) => `Written ${day}` },
  shownOf: {
    id: (n: string, total: string) => `${n} dari ${total} ulasan`,
    en: (n: string, total: string) => `${n} of ${total} reviews`,
  },
  estimateTo: {
    id: (subdistrict: string, city: string) => `Ongkos kirim ke ${subdistrict}, ${city}`,
    en: (subdistrict: string, city: string) => `Shipping to ${subdistrict}, ${city}`,
  },
  picture: {
    id: (name: string, n: number) => `${name}, gambar ${n}`,
    en: (name: string, n: number) => `${name}, picture ${n}`,
  },
})

/** Sent as data with the page, in one language. */
export const labels = messages({
  pictures: { id: 'Gambar barang', en: 'Pictures of the item' },
  share: { id: 'Bagikan barang ini', en: 'Share this item' },
  size: { id: 'Ukuran', en: 'Size' },
  colour: { id: 'Warna', en: 'Colour' },
  variant: { id: 'Pilihan', en: 'Options' },
  out: { id: 'Habis', en: 'Sold out' },
  soldOut: { id: 'Stok habis', en: 'Out of stock' },
  soldOutText: {
    id: 'Simpan dengan tanda hati agar mudah dicari lagi nanti.',
    en: 'Save it with the heart so it is easy to come back to.',
  },
  holidayText: {
    id: 'Barang tetap bisa dilihat dan disimpan.',
    en: 'You can still look at it and save it.',
  },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  less: { id: 'Kurangi', en: 'Fewer' },
  addOne: { id: 'Tambah', en: 'More' },
  promos: { id: 'Promo oleh-oleh', en: 'Souvenir promos' },
  estimate: { id: 'Cek ongkos kirim', en: 'Check shipping costs' },
  estimating: { id: 'Menghitung ongkos kirim', en: 'Working out shipping costs' },
  addToCart: { id: 'Masukkan keranjang', en: 'Add to cart' },
  adding: { id: 'Memasukkan ke keranjang', en: 'Adding to cart' },
  cart: { id: 'Keranjang', en: 'Cart' },
  addFailed: { id: 'Gagal menambahkan pesanan', en: 'This could not be added. Please try again' },
  facts: { id: 'Keterangan barang', en: 'Item details' },
  stockName: { id: 'Stok', en: 'Stock' },
  weight: { id: 'Berat kirim', en: 'Shipping weight' },
  sentFrom: { id: 'Dikirim dari', en: 'Sent from' },
  description: { id: 'Deskripsi', en: 'Description' },
  certificates: { id: 'Sertifikat', en: 'Certificates' },
  halal: { id: 'Sertifikat halal', en: 'Halal certificate' },
  bpom: { id: 'Izin edar BPOM', en: 'BPOM permit' },
  number: { id: 'Nomor', en: 'Number' },
  issuer: { id: 'Penerbit', en: 'Issuer' },
  validity: { id: 'Masa berlaku', en: 'Validity' },
  soldBy: { id: 'Dijual oleh', en: 'Sold by' },
  reviews: { id: 'Ulasan pembeli', en: 'Buyer reviews' },
  noReviews: { id: 'Belum ada ulasan untuk barang ini.', en: 'No one has reviewed this item yet.' },
  verified: { id: 'Hanya pembeli yang bisa menulis ulasan.', en: 'Only buyers can write a review.' },
  moreReviews: { id: 'Lihat ulasan lain', en: 'Show more reviews' },
  fromStore: { id: 'Lainnya dari toko ini', en: 'More from this store' },
  similar: { id: 'Barang serupa', en: 'Similar items' },
  more: { id: 'Tampilkan lebih banyak', en: 'Show more' },
  missing: { id: 'Barang ini tidak dijual', en: 'This item is not on sale' },
  missingText: {
    id: 'Mungkin sudah ditarik tokonya, atau alamatnya salah ketik.',
    en: 'The store may have withdrawn it, or the address has a typo.',
  },
  near: { id: 'Barang lain yang mungkin Anda cari', en: 'Other items you may be looking for' },
  toShop: { id: 'Lihat semua oleh-oleh', en: 'See all souvenirs' },
})

export type Labels = ReturnType<typeof labels>
