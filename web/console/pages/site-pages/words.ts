import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Halaman', en: 'Pages' },
  text: {
    id: 'Teks situs: syarat, privasi, tentang kami, dan panduan. Versi lama tetap tersimpan.',
    en: 'Texts of the site: terms, privacy, about us and guides. Former versions are kept.',
  },
  list: { id: 'Daftar halaman', en: 'List of pages' },
  search: { id: 'Judul atau alamat', en: 'Title or address' },
  kind: { id: 'Jenis', en: 'Kind' },
  all: { id: 'Semua', en: 'All' },
  page: { id: 'Halaman', en: 'Page' },
  of: { id: 'Untuk', en: 'For' },
  version: { id: 'Versi', en: 'Version' },
  datedOn: { id: 'Berlaku sejak', en: 'In force since' },
  empty: { id: 'Belum ada halaman', en: 'There are no pages yet' },
  emptyText: { id: 'Teks situs muncul di sini.', en: 'Texts of the site appear here.' },
})
