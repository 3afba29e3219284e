import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Promo baru', en: 'New promo' },
  text: { id: 'Promo berlaku mulai hari pertamanya.', en: 'It runs from its first day.' },
  list: { id: 'Promo', en: 'Promos' },
  save: { id: 'Buat promo', en: 'Create the promo' },
})
