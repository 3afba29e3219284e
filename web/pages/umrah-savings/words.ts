import { messages } from '#core/messages.ts'

export const words = messages({
  umrah: { id: 'Umrah', en: 'Umrah' },
  title: { id: 'Umrah Dana Tabungan', en: 'Umrah by Savings' },
  description: {
    id: 'Paket umrah yang dapat ditabung di bank syariah mitra: setoran bulanan yang disarankan untuk 6, 12, 18 dan 24 bulan.',
    en: 'Umrah packages to save for at a partner sharia bank: the suggested monthly deposit for 6, 12, 18 and 24 months.',
  },
  heading: { id: 'Menabung sampai berangkat', en: 'Save until you leave' },
  text: {
    id: 'Pilih paket sebagai tujuan, lalu sisihkan setiap bulan di rekening Anda sendiri pada bank syariah mitra. Tanpa utang.',
    en: 'Take a package as your goal and set something aside each month, in your own account at a partner sharia bank. No debt.',
  },
  opening: { id: 'Setoran mulai dari', en: 'Deposits from' },
  monthsLabel: { id: 'Lama menabung (bulan)', en: 'Months to save' },
  knowTitle: { id: 'Yang perlu Anda tahu', en: 'What to know' },
  exampleTitle: { id: 'Lama menabung, besar setoran', en: 'The longer, the lighter' },
  example: {
    id: (name: string) =>
      `Contoh: ${name}, paket termurah yang dapat ditabung. Target dibagi rata, pecahan rupiah dibulatkan ke atas.`,
    en: (name: string) =>
      `For example: ${name}, the cheapest package to save for. The target is shared out evenly, a broken rupiah rounded up.`,
  },
  stepsTitle: { id: 'Cara menabung', en: 'How saving works' },
  toBanks: { id: 'Bandingkan bank mitra', en: 'Compare partner banks' },
})
