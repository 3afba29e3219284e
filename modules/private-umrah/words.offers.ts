import { formatRupiah } from '#core/format.ts'
import { messages } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'

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
  down_payment_least: {
    id: (least: number) => `Minimal ${formatRupiah(rupiah(least), 'id')} per kursi, atau 0 jika harus lunas sekaligus`,
    en: (least: number) => `At least ${formatRupiah(rupiah(least), 'en')} a seat, or 0 if it is paid in full at once`,
  },
  travellers_unfit: {
    id: 'Pada tanggal ini paspor atau usia salah satu jamaah tidak memenuhi syarat',
    en: 'On this date a traveller’s passport or age does not meet the rules',
  },
  unlicensed_then: {
    id: 'Izin PPIU Anda tidak berlaku lagi pada tanggal ini',
    en: 'Your PPIU licence is no longer valid on this date',
  },
  down_payment_over: {
    id: 'Uang muka seluruh jamaah melebihi harga total',
    en: 'The down payment for everyone is more than the total price',
  },
})
