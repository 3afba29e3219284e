import { messages } from '#core/messages.ts'

export const words = messages({
  shop: { id: 'Oleh-oleh', en: 'Souvenirs' },
  fee: { id: (amount: string) => `Biaya pembayaran: ${amount}`, en: (amount: string) => `Payment fee: ${amount}` },
})
