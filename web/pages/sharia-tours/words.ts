import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Wisata Syariah', en: 'Sharia Tours' },
  description: {
    id: 'Wisata halal di dalam dan luar negeri bersama travel berizin: tujuan, tanggal berangkat, sisa kursi dan harga apa adanya.',
    en: 'Halal tours at home and abroad with licensed agencies: destinations, departure dates, seats left and honest prices.',
  },
  heading: { id: 'Berlibur tanpa meninggalkan sholat', en: 'Holidays that leave room for prayer' },
  text: {
    id: 'Dari Lombok sampai Andalusia bersama travel berizin. Makanan, pemandu, dan waktu sholat tertulis di tiap paket, jadi Anda tahu sebelum memesan.',
    en: 'From Lombok to Andalusia with licensed agencies. Meals, guides and prayer stops are written in each package, so you know before you book.',
  },
  umrahTitle: { id: 'Umrah Wisata', en: 'Umrah Tours' },
  umrahDescription: {
    id: 'Umrah yang diteruskan ke kota-kota bersejarah Islam, oleh travel berizin umrah: tanggal, kursi, hotel dan harga apa adanya.',
    en: 'Umrah that goes on to historic Muslim cities, by agencies with an umrah licence: dates, seats, hotels and honest prices.',
  },
  umrahHeading: { id: 'Umrah, lalu singgah lebih jauh', en: 'Umrah, and a little further' },
  umrahText: {
    id: 'Ibadah di Makkah dan Madinah digabung kunjungan ke negeri lain, dalam satu perjalanan bersama satu rombongan.',
    en: 'Worship in Makkah and Madinah and a visit to another country, in one journey with one group.',
  },
  kinds: { id: 'Pilihan wisata syariah', en: 'Kinds of sharia tour' },
  tours: { id: 'Wisata halal', en: 'Halal tours' },
  umrah: { id: 'Umrah wisata', en: 'Umrah tours' },
  types: { id: 'Tujuan wisata', en: 'Where to' },
})
