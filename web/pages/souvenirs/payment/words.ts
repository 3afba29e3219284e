import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pembayaran', en: 'Payment' },
  shop: { id: 'Oleh-oleh', en: 'Souvenirs' },
})
