import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Galeri Perjalanan', en: 'Travel gallery' },
  description: {
    id: 'Foto perjalanan jamaah di Makkah, Madinah, dan kota-kota lain.',
    en: 'Photos of pilgrims in Makkah, Madinah and other cities.',
  },
  text: {
    id: 'Foto perjalanan jamaah di Tanah Suci, di pesawat, dan di kota-kota yang mereka singgahi.',
    en: 'Photos of pilgrims in the Holy Land, on the plane and in the cities on the way.',
  },
  shown: {
    id: (n: number) => `${n} foto ditampilkan`,
    en: (n: number) => (n === 1 ? '1 photo shown' : `${n} photos shown`),
  },
  more: { id: 'Tampilkan lebih banyak', en: 'Show more' },
  enlarge: { id: (title: string) => `Perbesar foto: ${title}`, en: (title: string) => `Enlarge photo: ${title}` },
  close: { id: 'Tutup', en: 'Close' },
  previous: { id: 'Foto sebelumnya', en: 'Previous photo' },
  next: { id: 'Foto berikutnya', en: 'Next photo' },
  none: { id: 'Belum ada foto', en: 'No photos yet' },
  noneText: {
    id: 'Foto perjalanan akan tampil di sini. Sementara itu, lihat paket umrah.',
    en: 'Photos of pilgrims’ trips will appear here. Meanwhile, browse umrah packages.',
  },
  seePackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
})
