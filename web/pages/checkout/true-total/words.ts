import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Total sebenarnya', en: 'True total' },
  text: {
    id: 'Total ditambah biaya yang belum termasuk. Biaya ini tidak dibayar di sini.',
    en: 'The total plus what the package does not include. You do not pay this extra cost here.',
  },
  price: { id: 'Total pesanan', en: 'Order total' },
  unknown: { id: 'biaya tergantung Anda', en: 'depends on you' },
})
