import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const promoLabels = messages({
  promoCode: { id: 'Kode promo', en: 'Promo code' },
  use: { id: 'Pakai', en: 'Apply' },
  remove: { id: 'Hapus promo', en: 'Remove promo' },
  working: { id: 'Memeriksa promo', en: 'Checking the promo' },
  list: { id: 'Lihat promo oleh-oleh', en: 'See souvenir promos' },
})

export const promoWords = messages({
  saves: { id: (amount: string) => `Hemat ${amount}`, en: (amount: string) => `Save ${amount}` },
  offShipping: {
    id: 'Memotong ongkos kirim',
    en: 'Takes money off shipping',
  },
})
