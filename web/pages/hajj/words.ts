import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Haji', en: 'Hajj' },
  description: {
    id: 'Jalur haji reguler dan khusus, cara kerja antrean, dan paket dari travel haji khusus (PIHK) berizin menurut tahun Hijriah.',
    en: 'Regular and special hajj explained, how the waiting list works, and packages from licensed travel agencies (PIHK) by Hijri year.',
  },
  heading: {
    id: 'Jalur haji dan paket haji khusus',
    en: 'Special hajj packages and how to go on hajj',
  },
  text: {
    id: 'Paket haji khusus hanya untuk jamaah yang sudah punya nomor porsi dan berhak melunasi pada musim paket itu. Bagi yang masih menunggu giliran haji reguler, ada umrah persiapan haji.',
    en: 'Special hajj packages are for pilgrims who already hold a queue number and may pay the balance in the season of the package. If you are still waiting for regular hajj, there are umrah packages with hajj preparation classes.',
  },
  toPackages: { id: 'Lihat paket', en: 'See packages' },
  toQueue: { id: 'Cara kerja antrean', en: 'How the waiting list works' },
  waysTitle: { id: 'Tiga jalur berhaji dari Indonesia', en: 'Three ways to go on hajj from Indonesia' },
  types: { id: 'Jenis paket haji', en: 'Types of hajj package' },
  organisers: {
    id: 'Kami memeriksa izin setiap travel. Bila izinnya habis, paketnya berhenti dijual.',
    en: 'We check every travel agency’s licence. When one expires, we stop selling its packages.',
  },
  toProducts: { id: 'Cari dengan semua filter', en: 'Search with all filters' },
  queueTitle: {
    id: 'Antrean haji khusus, langkah demi langkah',
    en: 'The special hajj waiting list, step by step',
  },
  queueText: {
    id: 'Membeli paket haji tidak mempercepat antrean. Giliran mengikuti nomor porsi dan kuota tahun itu. Tidak ada travel yang dapat mengubahnya.',
    en: 'Buying a hajj package does not shorten the waiting list. Your turn depends on your queue number (nomor porsi) and that year’s quota. No agency can change it.',
  },
  questionsTitle: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
})
