import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Merek', en: 'Brands' },
  text: {
    id: 'Situs dengan nama, warna, dan fitur masing-masing.',
    en: 'Sites with their own names, colours and features.',
  },
  list: { id: 'Daftar merek', en: 'List of brands' },
  search: { id: 'Nama merek', en: 'Brand name' },
  name: { id: 'Nama', en: 'Name' },
  slug: { id: 'Nama singkat', en: 'Short name' },
  address: { id: 'Alamat utama', en: 'Main address' },
  add: { id: 'Merek baru', en: 'New brand' },
  empty: { id: 'Belum ada merek', en: 'There are no brands yet' },
  emptyText: { id: 'Mulailah dengan “Merek baru”.', en: 'Begin with “New brand”.' },
})
