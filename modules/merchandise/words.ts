import { messages } from '#core/messages.ts'

/** What a field says now that somebody else has changed it. */
export const conflictWords = messages({
  now: {
    id: (text: string, name: string) => (name ? `Diubah oleh ${name} menjadi: ${text}` : `Sekarang: ${text}`),
    en: (text: string, name: string) => (name ? `Changed by ${name} to: ${text}` : `Now: ${text}`),
  },
  nothing: { id: 'kosong', en: 'empty' },
})

export const itemColumns = messages({
  name: { id: 'Barang', en: 'Item' },
  store: { id: 'Toko', en: 'Store' },
  category: { id: 'Kategori', en: 'Category' },
  status: { id: 'Status', en: 'Status' },
  price_from: { id: 'Harga mulai', en: 'Price from' },
  price_to: { id: 'Harga sampai', en: 'Price to' },
  stock: { id: 'Stok bebas', en: 'Free stock' },
  sold: { id: 'Terjual', en: 'Sold' },
})

export const itemStateWords = messages({
  draft: { id: 'Draf', en: 'Draft' },
  on_sale: { id: 'Dijual', en: 'On sale' },
  withdrawn: { id: 'Tidak dijual', en: 'Withdrawn' },
})

/** Refused at a field. */
export const fieldWords = messages({
  hours_order: { id: 'Jam tutup harus setelah jam buka', en: 'Closing time must be after opening time' },
  holiday_long: {
    id: (days: number) => `Libur paling lama ${days} hari`,
    en: (days: number) => `A holiday lasts ${days} days at most`,
  },
  holiday_order: { id: 'Pilih hari yang sama atau setelah hari pertama', en: 'Choose the first day or one after it' },
  slug_invalid: {
    id: 'Gunakan huruf kecil, angka, dan tanda hubung. Contoh: sahara-kurma',
    en: 'Use lowercase letters, digits and hyphens. Example: sahara-kurma',
  },
  slug_reserved: {
    id: 'Alamat ini dipakai halaman situs. Pilih yang lain',
    en: 'A page of the site has this address. Choose another',
  },
  slug_taken: {
    id: 'Alamat ini sudah dipakai toko atau barang lain. Pilih yang lain',
    en: 'Another store or item has this address. Choose another',
  },
  holiday_both: { id: 'Isi hari pertama dan hari terakhir', en: 'Fill in both the first and the last day' },
})
