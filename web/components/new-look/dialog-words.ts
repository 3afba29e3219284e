import { messages } from '#core/messages.ts'

/** Apart from the others: few people open the dialog, and everybody would fetch its words. */
export const dialogWords = messages({
  title: { id: 'Tampilan Baru, Perjalanan Ibadah Lebih Nyaman', en: 'A new look for an easier pilgrimage' },
  intro: {
    id: 'Isinya tetap sama, tampilannya lebih sederhana. Anda bisa kembali kapan saja.',
    en: 'Same content, simpler design. You can switch back at any time.',
  },
  faster: { id: 'Akses lebih cepat', en: 'Faster access' },
  fasterText: { id: 'Temukan yang Anda cari dengan satu ketukan.', en: 'Find what you need in one tap.' },
  neater: { id: 'Desain lebih rapi', en: 'Neater design' },
  neaterText: { id: 'Lebih lapang dan lebih mudah dibaca.', en: 'More space and easier to read.' },
  easier: { id: 'Fitur lebih mudah', en: 'Easier features' },
  easierText: { id: 'Langkah memesan lebih jelas dari awal.', en: 'Clearer steps from the very start.' },
  try: { id: 'Coba Tampilan Baru', en: 'Try the new look' },
  later: { id: 'Nanti saja', en: 'Maybe later' },
  close: { id: 'Tutup', en: 'Close' },
})
