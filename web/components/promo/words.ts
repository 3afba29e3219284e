import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  umroh: { id: 'Umrah', en: 'Umrah' },
  'wisata-syariah': { id: 'Wisata Syariah', en: 'Sharia tours' },
  'oleh-oleh': { id: 'Oleh-oleh', en: 'Souvenirs' },
  percent: { id: (share: number) => `Diskon ${share}%`, en: (share: number) => `${share}% off` },
  percentUpTo: {
    id: (share: number, most: string) => `Diskon ${share}%, maksimal ${most}`,
    en: (share: number, most: string) => `${share}% off, up to ${most}`,
  },
  amount: { id: (amount: string) => `Potongan ${amount}`, en: (amount: string) => `${amount} off` },
  shipping: { id: (worth: string) => `${worth} (ongkos kirim)`, en: (worth: string) => `${worth} (shipping)` },
  least: { id: (amount: string) => `Minimal pemesanan ${amount}`, en: (amount: string) => `Minimum booking ${amount}` },
  leastSpend: {
    id: (amount: string) => `Minimal belanja ${amount}`,
    en: (amount: string) => `Minimum order ${amount}`,
  },
  noLeast: { id: 'Tanpa minimal pemesanan', en: 'No minimum booking' },
  noLeastSpend: { id: 'Tanpa minimal belanja', en: 'No minimum order' },
  used_up: { id: 'Kuota habis', en: 'Fully redeemed' },
  over: { id: 'Sudah berakhir', en: 'Ended' },
  coming: { id: (day: string) => `Mulai ${day}`, en: (day: string) => `Starts ${day}` },
  endsToday: { id: 'Berakhir hari ini', en: 'Ends today' },
  endsTomorrow: { id: 'Berakhir besok', en: 'Ends tomorrow' },
  endsIn: { id: (days: number) => `Berakhir ${days} hari lagi`, en: (days: number) => `Ends in ${days} days` },
  left: { id: (n: number) => `Sisa ${n} kuota`, en: (n: number) => (n === 1 ? '1 use left' : `${n} uses left`) },
  saved: { id: 'Tersimpan', en: 'Saved' },
  code: { id: 'Kode promo', en: 'Promo code' },
  period: { id: 'Periode', en: 'Period' },
})
