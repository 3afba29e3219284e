import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Spanduk baru', en: 'New banner' },
  list: { id: 'Spanduk', en: 'Banners' },
  save: { id: 'Tambahkan spanduk', en: 'Add the banner' },
})
