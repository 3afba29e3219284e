import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tinjauan panduan', en: 'Guide reviews' },
  text: {
    id: 'Setiap panduan ibadah ditinjau ustaz satu per satu. Perubahan satu huruf pun perlu ditinjau lagi.',
    en: 'Each guide to worship is reviewed by a scholar, one by one. Even one changed letter needs a new review.',
  },
  list: { id: 'Daftar panduan', en: 'List of guides' },
  search: { id: 'Judul', en: 'Title' },
  guide: { id: 'Panduan', en: 'Guide' },
  shared: { id: 'Untuk', en: 'For' },
  everyone: { id: 'Semua merek', en: 'All brands' },
  own: { id: 'Satu merek', en: 'One brand' },
  empty: { id: 'Belum ada panduan', en: 'There are no guides yet' },
  emptyText: {
    id: 'Panduan bersama ditinjau tim platform. Panduan milik merek Anda akan muncul di sini.',
    en: 'Shared guides are reviewed by the platform’s team. Guides of your own brand will appear here.',
  },
})
