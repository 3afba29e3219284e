import { messages } from '#core/messages.ts'

export const words = messages({
  steps: { id: 'Langkah umrah privat', en: 'Private umrah steps' },
  done: { id: 'selesai', en: 'done' },
  plan: { id: 'Rencana', en: 'Plan' },
  offers: { id: 'Pilih', en: 'Offers' },
  pay: { id: 'Bayar', en: 'Pay' },
  private: { id: 'Umrah privat', en: 'Private umrah' },
  method: { id: 'Pilih pembayaran', en: 'Choose a payment method' },
  instruction: { id: 'Cara membayar', en: 'How to pay' },
  success: { id: 'Pembayaran diterima', en: 'Payment received' },
})
