import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Barang yang dijual, draf, dan yang ditarik dari toko.',
    en: 'What is on sale, drafts, and what was taken out of the shop.',
  },
  list: { id: 'Daftar barang', en: 'List of items' },
  search: { id: 'Nama barang', en: 'Item name' },
  allStates: { id: 'Semua status', en: 'Any status' },
  allStock: { id: 'Semua stok', en: 'Any stock' },
  out: { id: 'Stok habis', en: 'Out of stock' },
  empty: { id: 'Belum ada barang', en: 'No items yet' },
  emptyText: {
    id: 'Buat barang pertama: isi nama dan uraian, tambah varian dan foto, lalu jual.',
    en: 'Create the first one: name and description, then a variant and a photo, then put it on sale.',
  },
})
