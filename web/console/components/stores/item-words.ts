import type { Language } from '#core/messages.ts'
import { messages } from '#core/messages.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { words as formWords } from '../../ui/words.ts'

export const itemTones: Readonly<Record<'draft' | 'on_sale' | 'withdrawn', BadgeTone>> = {
  draft: 'neutral',
  on_sale: 'success',
  withdrawn: 'warning',
}

/** What the list of a store's items, their forms and their stock have in common. */
export const itemWords = messages({
  title: { id: 'Barang toko', en: 'Store items' },
  newItem: { id: 'Barang baru', en: 'New item' },
  store: { id: 'Toko', en: 'Store' },
  name: { id: 'Nama barang', en: 'Item name' },
  description: { id: 'Uraian', en: 'Description' },
  descriptionHint: {
    id: 'Bahan, ukuran, asal, dan cara merawat. Minimal 20 karakter sebelum dijual.',
    en: 'Material, size, origin and care. At least 20 characters before it goes on sale.',
  },
  category: { id: 'Kategori', en: 'Category' },
  status: { id: 'Status', en: 'Status' },
  price: { id: 'Harga', en: 'Price' },
  stock: { id: 'Stok', en: 'Stock' },
  free: { id: 'Stok bebas', en: 'Free stock' },
  sold: { id: 'Terjual', en: 'Sold' },
  draft: { id: 'Draf', en: 'Draft' },
  on_sale: { id: 'Dijual', en: 'On sale' },
  withdrawn: { id: 'Tidak dijual', en: 'Withdrawn' },
  save: { id: 'Simpan', en: 'Save' },
})

/** A text in both languages is two fields. */
export function inBoth(language: Language, fields: Readonly<Record<string, string>>): Record<string, string> {
  const { inIndonesian, inEnglish } = formWords(language)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, label]) => [
      [`${name}.id`, `${label}, ${inIndonesian}`],
      [`${name}.en`, `${label}, ${inEnglish}`],
    ]),
  )
}

/** The fields of the form of an item by name, for the list of what is wrong. */
export function itemLabels(language: Language): Record<string, string> {
  const { store, name, description, category } = itemWords(language)
  return { store_id: store, ...inBoth(language, { name, description }), category_slug: category }
}
