import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Paket Haji', en: 'Hajj Packages' },
  hajj: { id: 'Haji', en: 'Hajj' },
  description: {
    id: 'Semua paket haji dari penyelenggara berizin PIHK: saring menurut tahun Hijriah, travel, bulan, durasi, harga, kota dan maskapai.',
    en: 'All hajj packages of licensed organisers (PIHK): filter by Hijri year, agency, month, duration, price, city and airline.',
  },
  heading: { id: 'Semua paket haji', en: 'All hajj packages' },
  text: {
    id: 'Dari penyelenggara haji khusus yang izinnya masih berlaku. Keberangkatan mengikuti nomor porsi dan kuota tahun itu.',
    en: 'By special-hajj organisers whose licence is valid. Departure follows your portion number and the quota of that year.',
  },
  toWays: { id: 'Pahami jalur dan antrean haji', en: 'Understand the paths and the queue' },
  types: { id: 'Jenis paket haji', en: 'Kinds of hajj package' },
})
