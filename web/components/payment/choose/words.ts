import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Pilih metode pembayaran', en: 'Choose a payment method' },
  text: {
    id: 'Pembayaran dikonfirmasi otomatis. Metode bisa diganti selama belum dibayar.',
    en: 'Payments are confirmed automatically. You can change the method until you have paid.',
  },
  otherTitle: { id: 'Bayar dengan metode lain', en: 'Pay with another method' },
  otherText: {
    id: 'Tagihannya tetap sama. Pilih satu, lalu petunjuk pembayaran muncul di sini.',
    en: 'The invoice stays the same. Choose one to see the payment instructions.',
  },
  method: { id: 'Metode pembayaran', en: 'Payment method' },
  virtual_account: { id: 'Virtual account', en: 'Virtual account' },
  qris: { id: 'QRIS', en: 'QRIS' },
  ewallet: { id: 'Dompet digital', en: 'E-wallet' },
  card: { id: 'Kartu kredit atau debit', en: 'Credit or debit card' },
  untilDue: { id: (at: string) => `Batas bayar ${at}`, en: (at: string) => `Pay by ${at}` },
  hours: { id: (n: number) => `Batas bayar ${n} jam`, en: (n: number) => `${n} hours to pay` },
  minutes: { id: (n: number) => `Batas bayar ${n} menit`, en: (n: number) => `${n} minutes to pay` },
  away: {
    id: 'Sedang tidak tersedia. Coba lagi nanti.',
    en: 'Not available right now. Try again later.',
  },
  tooMuch: {
    id: (most: string) => `Maksimal ${most} per pembayaran.`,
    en: (most: string) => `Up to ${most} per payment.`,
  },
  tooLittle: {
    id: (least: string) => `Minimal ${least} per pembayaran.`,
    en: (least: string) => `Minimum ${least} per payment.`,
  },
  account: { id: 'VA', en: 'VA' },
  wallet: { id: 'E-wallet', en: 'E-wallet' },
  none: { id: 'Metode pembayaran tidak tersedia', en: 'No payment method available' },
  noneText: {
    id: 'Saat ini tagihan sebesar ini tidak dapat dibayar di sini. Tagihan Anda tetap berlaku. Silakan hubungi kami.',
    en: 'This amount can’t be paid here at the moment. Your invoice is still valid. Please contact us.',
  },
  toPay: { id: 'Total bayar', en: 'Total to pay' },
  submit: { id: 'Bayar', en: 'Pay' },
  working: { id: 'Menyiapkan pembayaran', en: 'Preparing payment' },
})

export type Words = ReturnType<typeof words>
