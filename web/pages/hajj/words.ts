import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Haji', en: 'Hajj' },
  description: {
    id: 'Jalur haji reguler dan khusus, antrean apa adanya, dan paket dari penyelenggara haji khusus (PIHK) berizin menurut tahun Hijriah.',
    en: 'The regular and the special path to hajj, the queue as it is, and packages of licensed organisers (PIHK) by Hijri year.',
  },
  heading: {
    id: 'Haji: pahami jalurnya, lalu pilih penyelenggaranya',
    en: 'Hajj: know the paths, then choose who takes you',
  },
  text: {
    id: 'Haji khusus dari PIHK berizin, dan persiapan bagi yang menunggu giliran haji reguler. Tidak satu pun paket di sini melompati antrean resmi.',
    en: 'Special hajj by licensed organisers, and preparation for those who wait their turn for the regular hajj. Nothing here skips the official queue.',
  },
  toPackages: { id: 'Lihat paket', en: 'See packages' },
  toQueue: { id: 'Bagaimana antreannya', en: 'How the queue works' },
  waysTitle: { id: 'Tiga jalur berhaji dari Indonesia', en: 'Three paths to hajj from Indonesia' },
  types: { id: 'Jenis paket haji', en: 'Kinds of hajj package' },
  organisers: {
    id: 'Izin setiap penyelenggara diperiksa; yang kedaluwarsa langsung turun dari daftar.',
    en: 'Every organiser’s licence is checked; one that runs out leaves the list at once.',
  },
  toProducts: { id: 'Cari dengan semua filter', en: 'Search with all filters' },
  queueTitle: { id: 'Antrean, langkah demi langkah', en: 'The queue, step by step' },
  queueText: {
    id: 'Membeli paket bukan membeli giliran. Giliran mengikuti nomor porsi dan kuota tahun itu, dan tidak ada travel yang dapat mengubahnya.',
    en: 'To buy a package is not to buy a turn. Turns follow the portion number and the quota of the year, and no agency can change them.',
  },
  questionsTitle: { id: 'Yang sering ditanyakan', en: 'What people ask' },
})
