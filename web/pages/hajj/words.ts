import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Haji', en: 'Hajj' },
  description: {
    id: 'Jalur haji reguler dan khusus, cara kerja antrean, dan paket dari penyelenggara haji khusus (PIHK) berizin menurut tahun Hijriah.',
    en: 'Regular and special hajj explained, how the waiting list works, and packages from licensed organisers (PIHK) by Hijri year.',
  },
  heading: {
    id: 'Jalur haji dan paket haji khusus',
    en: 'Ways to hajj and special hajj packages',
  },
  text: {
    id: 'Haji khusus dari PIHK berizin, dan persiapan bagi yang menunggu giliran haji reguler. Semua paket mengikuti antrean resmi.',
    en: 'Special hajj from licensed organisers, and preparation for regular hajj pilgrims on the waiting list. Every package follows the official waiting list.',
  },
  toPackages: { id: 'Lihat paket', en: 'See packages' },
  toQueue: { id: 'Cara kerja antrean', en: 'How the waiting list works' },
  waysTitle: { id: 'Tiga jalur berhaji dari Indonesia', en: 'Three ways to hajj from Indonesia' },
  types: { id: 'Jenis paket haji', en: 'Types of hajj package' },
  organisers: {
    id: 'Kami memeriksa izin setiap penyelenggara. Bila izinnya habis, paketnya berhenti dijual.',
    en: 'We check every organiser’s licence. When one expires, we stop selling its packages.',
  },
  toProducts: { id: 'Cari dengan semua filter', en: 'Search with all filters' },
  queueTitle: { id: 'Antrean haji, langkah demi langkah', en: 'The waiting list, step by step' },
  queueText: {
    id: 'Membeli paket haji tidak mempercepat antrean. Giliran mengikuti nomor porsi dan kuota tahun itu. Tidak ada travel yang dapat mengubahnya.',
    en: 'Buying a hajj package does not shorten the waiting list. Your turn depends on your queue number (nomor porsi) and that year’s quota. No agency can change it.',
  },
  questionsTitle: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
})
