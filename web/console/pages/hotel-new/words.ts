import { messages } from '#core/messages.ts'

export const words = messages({
  newTitle: { id: 'Hotel baru', en: 'New hotel' },
  add: { id: 'Tambahkan hotel', en: 'Add the hotel' },
})
