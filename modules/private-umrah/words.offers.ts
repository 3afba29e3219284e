import { messages } from '#core/messages.ts'

/** What is wrong with an offer, for the partner who writes it. */
export const offerWords = messages({
  price_needed: {
    id: 'Ada jamaah di usia ini. Isi harganya',
    en: 'Somebody of this age travels. Enter their price',
  },
  child_dearer: {
    id: 'Harga anak tidak boleh melebihi harga dewasa',
    en: 'A child can’t cost more than an adult',
  },
  infant_dearer: {
    id: 'Harga bayi tidak boleh melebihi harga anak',
    en: 'An infant can’t cost more than a child',
  },
  down_payment_over: {
    id: 'Uang muka seluruh jamaah melebihi harga total',
    en: 'The down payment for everyone is more than the total price',
  },
})
