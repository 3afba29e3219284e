import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Banner', en: 'Banners' },
  edit: { id: 'Isi banner', en: 'The banner' },
  removeText: {
    id: 'Banner hilang dari beranda dan tidak dapat dikembalikan.',
    en: 'The banner leaves the home page and can’t be brought back.',
  },
  created: { id: 'Banner ditambahkan.', en: 'The banner is added.' },
  saved: { id: 'Banner disimpan.', en: 'The banner is saved.' },
})
