import { messages } from '#core/messages.ts'

export const words = messages({
  edit: { id: 'Data hotel', en: 'About the hotel' },
  everywhere: {
    id: 'Perubahan tampil di semua paket yang memakai hotel ini.',
    en: 'A change is shown in every package that uses this hotel.',
  },
  created: {
    id: 'Hotel ditambahkan. Mitra dapat memilihnya sekarang.',
    en: 'The hotel is added. Partners can choose it now.',
  },
  saved: { id: 'Hotel disimpan.', en: 'The hotel is saved.' },
})
