import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Foto baru', en: 'New photo' },
  list: { id: 'Galeri', en: 'Gallery' },
  save: { id: 'Tambahkan foto', en: 'Add the photo' },
})
