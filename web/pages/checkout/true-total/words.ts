import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: {
    id: (n: number) => `Perkiraan total biaya untuk ${n} jamaah`,
    en: (n: number) => `Estimated total for ${n} ${n === 1 ? 'traveller' : 'travellers'}`,
  },
  text: {
    id: 'Total pesanan ditambah biaya yang belum termasuk. Biaya tambahan itu tidak dibayar di sini.',
    en: 'The order total plus costs the package doesn’t include. You don’t pay those costs here.',
  },
  price: { id: 'Total pesanan', en: 'Order total' },
  unknown: { id: 'biaya tergantung kebutuhan Anda', en: 'depends on your needs' },
})
