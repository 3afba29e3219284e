import { type Language, messages } from '#core/messages.ts'

const words = messages({
  label: { id: 'Langkah pemesanan', en: 'Checkout steps' },
  done: { id: 'selesai', en: 'done' },
  cart: { id: 'Keranjang', en: 'Cart' },
  ship: { id: 'Kirim', en: 'Shipping' },
  pay: { id: 'Bayar', en: 'Pay' },
})

/** The steps between a cart and having paid. */
export function stepsWords(language: Language) {
  const { label, done, cart, ship, pay } = words(language)
  return { label, done, names: [cart, ship, pay] }
}
