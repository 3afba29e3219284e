import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Galeri', en: 'Gallery' },
  edit: { id: 'Isi foto', en: 'The photo' },
  removeText: {
    id: 'Foto hilang dari galeri dan tidak dapat dikembalikan.',
    en: 'The photo leaves the gallery and can’t be brought back.',
  },
  created: { id: 'Foto ditambahkan.', en: 'The photo is added.' },
  saved: { id: 'Foto disimpan.', en: 'The photo is saved.' },
})
