import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Paket Umrah', en: 'Umrah packages' },
  description: {
    id: 'Bandingkan paket umrah dari travel berizin: tanggal berangkat, sisa kursi, hotel, maskapai dan harga lengkap.',
    en: 'Compare umrah packages from licensed agencies: departure dates, seats left, hotels, airlines and full prices.',
  },
  heading: { id: 'Paket umrah dari travel berizin', en: 'Umrah packages from licensed agencies' },
  text: {
    id: 'Bandingkan tanggal berangkat, sisa kursi, hotel dan harga.',
    en: 'Compare departure dates, seats left, hotels and prices.',
  },
  own: { id: 'Susun umrah privat untuk keluarga', en: 'Plan a private umrah for your family' },
  types: { id: 'Jenis umrah', en: 'Types of umrah' },
})
