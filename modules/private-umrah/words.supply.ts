import { messages } from '#core/messages.ts'

/** What is wrong with what plans are made of, for whoever writes it at the desk. */
export const supplyWords = messages({
  route_there: {
    id: 'Penerbangan dengan nomor dan rute ini sudah ada',
    en: 'A flight with this number and route is already there',
  },
  hotel_there: { id: 'Hotel ini sudah ditawarkan', en: 'This hotel is already offered' },
  hotel_elsewhere: { id: 'Pilih hotel di Makkah atau Madinah', en: 'Choose a hotel in Makkah or Madinah' },
  airline_unknown: { id: 'Maskapai ini tidak dikenal', en: 'This airline is not known' },
  airport_unknown: { id: 'Bandara ini tidak dikenal', en: 'This airport is not known' },
  airport_same: { id: 'Pilih bandara yang berbeda', en: 'Choose different airports' },
  reopens_before: {
    id: 'Tanggal buka harus setelah tanggal tutup',
    en: 'It must reopen after it closes',
  },
  variant_unknown: { id: 'Pilihan ini tidak ada', en: 'There is no such option' },
})
