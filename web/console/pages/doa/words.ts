import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tinjauan doa', en: 'Supplication reviews' },
  text: {
    id: 'Setiap doa ditinjau ustaz satu per satu. Nama dan tanggalnya tampil di situs.',
    en: 'Each supplication is reviewed by a scholar, one by one. Name and date are shown on the site.',
  },
  list: { id: 'Daftar doa', en: 'List of supplications' },
  search: { id: 'Judul, arti, Latin, atau Arab', en: 'Title, meaning, transliteration or Arabic' },
  doa: { id: 'Doa', en: 'Supplication' },
  source: { id: 'Sumber', en: 'Source' },
  quran: { id: 'Dari Al-Qur’an', en: 'From the Quran' },
  empty: { id: 'Belum ada doa', en: 'There are no supplications yet' },
  emptyText: {
    id: 'Doa ditambahkan bersama versi aplikasi berikutnya.',
    en: 'Supplications come with the next version of the product.',
  },
})
