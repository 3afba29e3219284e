import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Paket Umrah', en: 'Umrah Packages' },
  description: {
    id: 'Bandingkan paket umrah dari travel berizin: tanggal berangkat, sisa kursi, hotel, maskapai dan harga apa adanya.',
    en: 'Compare umrah packages of licensed agencies: departure dates, seats left, hotels, airlines and honest prices.',
  },
  heading: { id: 'Umrah yang jelas sejak awal', en: 'Umrah, clear from the start' },
  text: {
    id: 'Setiap paket dijual travel berizin, dengan tanggal, kursi, hotel dan harga yang bisa Anda periksa sendiri.',
    en: 'Every package is sold by a licensed agency, with dates, seats, hotels and prices you can check yourself.',
  },
  types: { id: 'Jenis umrah', en: 'Kinds of umrah' },
})
