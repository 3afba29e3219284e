import { messages } from '#core/messages.ts'

export const words = messages({
  umrah: { id: 'Umrah', en: 'Umrah' },
  title: { id: 'Umrah Dana Tabungan', en: 'Save for umrah' },
  description: {
    id: 'Paket umrah yang dapat ditabung di bank syariah mitra, dengan setoran bulanan untuk 6, 12, 18 dan 24 bulan.',
    en: 'Umrah packages you can save for at a partner sharia bank, with suggested monthly deposits for 6, 12, 18 and 24 months.',
  },
  heading: { id: 'Menabung umrah di bank syariah', en: 'Save for umrah at a sharia bank' },
  text: {
    id: 'Pilih paket, lalu menabung setiap bulan di rekening Anda sendiri di bank syariah mitra. Tanpa utang.',
    en: 'Choose a package, then save every month in your own account at a partner sharia bank. No debt.',
  },
  opening: { id: 'Setoran mulai dari', en: 'Deposits from' },
  monthsLabel: { id: 'Lama menabung (bulan)', en: 'Months to save' },
  reach: {
    id: (day: string, months: number) =>
      `Menampilkan keberangkatan mulai ${day}: yang terkejar bila Anda menabung ${months} bulan mulai hari ini.`,
    en: (day: string, months: number) =>
      `Showing departures from ${day}: those you can reach by saving for ${months} months from today.`,
  },
  unreached: {
    id: (day: string, months: number) =>
      `Belum ada keberangkatan yang dibuka mulai ${day}, saat tabungan ${months} bulan selesai. Pilih waktu yang lebih singkat, atau menabung dulu dan pilih paket nanti.`,
    en: (day: string, months: number) =>
      `No departures are open yet from ${day}, when ${months} months of saving end. Choose a shorter time, or save first and choose a package later.`,
  },
  knowTitle: { id: 'Yang perlu Anda ketahui', en: 'What you need to know' },
  exampleTitle: { id: 'Lama menabung dan besar setoran', en: 'Savings period and monthly deposit' },
  example: {
    id: (name: string) =>
      `Contoh: ${name}, paket termurah yang dapat ditabung. Target dibagi rata dan dibulatkan ke atas.`,
    en: (name: string) =>
      `Example: ${name}, the cheapest package you can save for. The target is divided evenly and rounded up.`,
  },
  stepsTitle: { id: 'Cara menabung', en: 'How to save' },
  toPlanner: { id: 'Buat rencana tabungan', en: 'Make a savings plan' },
  toBanks: { id: 'Bandingkan bank mitra', en: 'Compare partner banks' },
})
