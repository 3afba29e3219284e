import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Statistik kunjungan', en: 'Visitor statistics' },
  ask: {
    id: 'Bolehkah kami menghitung kunjungan Anda dengan Google Analytics? Nama, kontak, dan pesanan Anda tidak dikirim.',
    en: 'May we count your visit with Google Analytics? Your name, contact details and orders are not sent.',
  },
  more: { id: 'Selengkapnya', en: 'Learn more' },
  no: { id: 'Tolak', en: 'Decline' },
  yes: { id: 'Terima', en: 'Accept' },
  about: {
    id: 'Jika Anda setuju, kami menghitung kunjungan ke halaman umum dengan Google Analytics: alamat halaman tanpa kata pencarian, halaman sebelumnya, jenis perangkat, dan perkiraan kota dari alamat IP. Halaman akun, pencarian, checkout, dan pembayaran tidak dihitung. Google menyimpan cookie _ga di peramban Anda. Cookie itu dihapus saat Anda menolak.',
    en: 'If you agree, we count visits to public pages with Google Analytics: the page address without search words, the previous page, the type of device, and an approximate city from the IP address. Account, search, checkout and payment pages are not counted. Google keeps _ga cookies in your browser. They are deleted when you decline.',
  },
  choice: { id: 'Pilihan Anda', en: 'Your choice' },
})
