import { messages } from '#core/messages.ts'

/** The steps between a cart and having paid. */
export const stepsWords = messages({
  label: { id: 'Langkah pemesanan', en: 'Checkout steps' },
  done: { id: 'selesai', en: 'done' },
  names: { id: ['Keranjang', 'Kirim', 'Bayar'], en: ['Cart', 'Shipping', 'Pay'] },
})
