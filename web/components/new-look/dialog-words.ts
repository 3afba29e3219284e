import { messages } from '#core/messages.ts'

/** Apart from the others: few people open the dialog, and everybody would fetch its words. */
export const dialogWords = messages({
  title: { id: 'Tampilan Baru, Perjalanan Ibadah Lebih Nyaman', en: 'A New Look for an Easier Sacred Journey' },
  intro: {
    id: 'Isinya tetap sama, caranya lebih ringan. Anda bisa kembali kapan saja.',
    en: 'The same content, made lighter. You can come back at any time.',
  },
  faster: { id: 'Akses lebih cepat', en: 'Faster access' },
  fasterText: { id: 'Yang Anda cari terjangkau dalam satu ketukan.', en: 'What you look for is one tap away.' },
  neater: { id: 'Desain lebih rapi', en: 'Neater design' },
  neaterText: { id: 'Lebih lapang dan lebih tenang dibaca.', en: 'More air, and calmer to read.' },
  easier: { id: 'Fitur lebih mudah', en: 'Easier features' },
  easierText: { id: 'Langkah memesan lebih jelas dari awal.', en: 'Clearer steps from the very start.' },
  try: { id: 'Coba Tampilan Baru', en: 'Try the New Look' },
  later: { id: 'Nanti saja', en: 'Maybe later' },
  close: { id: 'Tutup', en: 'Close' },
})
