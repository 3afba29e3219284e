import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Galeri Perjalanan', en: 'Journey Gallery' },
  description: {
    id: 'Foto perjalanan umrah, haji dan wisata syariah bersama jamaah kami: Makkah, Madinah dan kota-kota lain.',
    en: 'Pictures of umrah, hajj and sharia tours with our pilgrims: Makkah, Madinah and other cities.',
  },
  text: {
    id: 'Sekilas perjalanan para jamaah: di Tanah Suci, di pesawat, dan di kota-kota yang kami singgahi.',
    en: 'Glimpses of our pilgrims’ journeys: in the Holy Land, on the plane, and in the cities on the way.',
  },
  shown: {
    id: (n: number) => `${n} foto ditampilkan`,
    en: (n: number) => (n === 1 ? '1 picture shown' : `${n} pictures shown`),
  },
  more: { id: 'Tampilkan lebih banyak', en: 'Show more' },
  enlarge: { id: (title: string) => `Perbesar foto: ${title}`, en: (title: string) => `Enlarge: ${title}` },
  close: { id: 'Tutup', en: 'Close' },
  previous: { id: 'Foto sebelumnya', en: 'Previous picture' },
  next: { id: 'Foto berikutnya', en: 'Next picture' },
  none: { id: 'Belum ada foto', en: 'No pictures yet' },
  noneText: {
    id: 'Foto perjalanan akan tampil di sini. Sementara itu, lihat paket yang bisa Anda pilih.',
    en: 'Pictures of journeys will appear here. Meanwhile, see the packages you can choose from.',
  },
  seePackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
})
