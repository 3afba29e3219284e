import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Paket Haji', en: 'Hajj packages' },
  hajj: { id: 'Haji', en: 'Hajj' },
  description: {
    id: 'Semua paket haji dari travel berizin (PIHK). Saring menurut tahun Hijriah, travel, bulan, durasi, harga, kota dan maskapai.',
    en: 'All hajj packages from licensed travel agencies (PIHK). Filter by Hijri year, agency, month, duration, price, city and airline.',
  },
  heading: { id: 'Semua paket haji', en: 'All hajj packages' },
  text: {
    id: 'Dari travel haji khusus (PIHK) yang izinnya masih berlaku. Untuk jamaah yang sudah punya nomor porsi dan berhak melunasi pada musim paket itu.',
    en: 'From special hajj agencies (PIHK) with a valid licence. For pilgrims who already hold a queue number and may pay the balance in the season of the package.',
  },
  toWays: { id: 'Jalur dan antrean haji', en: 'Ways to go on hajj and the waiting list' },
  types: { id: 'Jenis paket haji', en: 'Types of hajj package' },
})
