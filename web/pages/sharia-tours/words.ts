import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Wisata Syariah', en: 'Sharia tours' },
  description: {
    id: 'Wisata halal di dalam dan luar negeri bersama travel berizin: tujuan, tanggal berangkat, sisa kursi dan harga lengkap.',
    en: 'Sharia tours in Indonesia and abroad with licensed agencies: destinations, departure dates, seats left and full prices.',
  },
  heading: { id: 'Wisata halal, jadwal sholat terjaga', en: 'Sharia tours with time for every prayer' },
  text: {
    id: 'Dari Lombok sampai Andalusia bersama travel berizin. Makanan, pemandu, dan waktu sholat tertulis di setiap paket.',
    en: 'From Lombok to Andalusia with licensed agencies. Each package lists its meals, guides and prayer stops.',
  },
  umrahTitle: { id: 'Umrah Plus Wisata', en: 'Umrah plus a tour' },
  umrahDescription: {
    id: 'Umrah ditambah kunjungan ke kota bersejarah Islam, dari travel berizin umrah: tanggal, kursi, hotel dan harga lengkap.',
    en: 'Umrah plus a visit to historic Muslim cities, from agencies with an umrah licence: dates, seats, hotels and full prices.',
  },
  umrahHeading: { id: 'Umrah plus wisata ke negara lain', en: 'Umrah plus a tour of another country' },
  umrahText: {
    id: 'Ibadah di Makkah dan Madinah serta kunjungan ke negara lain, dalam satu perjalanan dengan satu rombongan.',
    en: 'Umrah in Makkah, time in Madinah and a visit to another country, in one trip with one group.',
  },
  kinds: { id: 'Pilihan wisata syariah', en: 'Types of sharia tour' },
  tours: { id: 'Wisata halal', en: 'Sharia tours' },
  umrah: { id: 'Umrah plus wisata', en: 'Umrah plus a tour' },
  types: { id: 'Tujuan wisata', en: 'Destinations' },
})
