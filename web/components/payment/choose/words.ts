import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Pilih metode pembayaran', en: 'Choose a payment method' },
  text: {
    id: 'Pembayaran diperiksa otomatis. Anda bisa menggantinya selama belum dibayar.',
    en: 'Payments are confirmed automatically. You can change the method until you have paid.',
  },
  otherTitle: { id: 'Bayar dengan cara lain', en: 'Pay another way' },
  otherText: {
    id: 'Tagihannya sama. Pilih satu, lalu petunjuknya muncul di halaman ini.',
    en: 'The invoice stays the same. Choose one, and the instructions appear on this page.',
  },
  method: { id: 'Metode pembayaran', en: 'Payment method' },
  virtual_account: { id: 'Virtual account', en: 'Virtual account' },
  qris: { id: 'QRIS', en: 'QRIS' },
  ewallet: { id: 'Dompet digital', en: 'E-wallet' },
  card: { id: 'Kartu kredit atau debit', en: 'Credit or debit card' },
  untilDue: { id: 'Sampai jatuh tempo', en: 'Until the due date' },
  hours: { id: (n: number) => `Batas bayar ${n} jam`, en: (n: number) => `${n} hours to pay` },
  minutes: { id: (n: number) => `Batas bayar ${n} menit`, en: (n: number) => `${n} minutes to pay` },
  away: {
    id: 'Sedang tidak dapat dihubungi. Coba lagi nanti.',
    en: 'Cannot be reached right now. Try again later.',
  },
  tooMuch: {
    id: (most: string) => `Hanya sampai ${most} untuk satu pembayaran.`,
    en: (most: string) => `Only up to ${most} for one payment.`,
  },
  tooLittle: {
    id: (least: string) => `Hanya mulai ${least} untuk satu pembayaran.`,
    en: (least: string) => `Only from ${least} for one payment.`,
  },
  account: { id: 'VA', en: 'VA' },
  wallet: { id: 'E-wallet', en: 'E-wallet' },
  none: { id: 'Belum ada metode yang tersedia', en: 'No method is available' },
  noneText: {
    id: 'Saat ini tagihan sebesar ini tidak dapat dibayar di sini. Tagihan Anda tetap berlaku; hubungi kami.',
    en: 'An invoice of this amount cannot be paid here at the moment. It stays valid; please contact us.',
  },
  toPay: { id: 'Total bayar', en: 'Total to pay' },
  submit: { id: 'Bayar', en: 'Pay' },
  working: { id: 'Menyiapkan pembayaran', en: 'Preparing the payment' },
})

export type Words = ReturnType<typeof words>
