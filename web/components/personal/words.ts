import { messages } from '#core/messages.ts'

export const words = messages({
  latestOrder: { id: 'Lanjutkan pesanan Anda', en: 'Continue your order' },
  latestDue: { id: 'Pembayaran berikutnya', en: 'Your next payment' },
})
