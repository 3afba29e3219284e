import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Spanduk', en: 'Banners' },
  edit: { id: 'Isi spanduk', en: 'The banner' },
  removeText: {
    id: 'Spanduk hilang dari beranda dan tidak dapat dikembalikan.',
    en: 'The banner leaves the home page and can’t be brought back.',
  },
  created: { id: 'Spanduk ditambahkan.', en: 'The banner is added.' },
  saved: { id: 'Spanduk disimpan.', en: 'The banner is saved.' },
})
