import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tampilan baru', en: 'The new look' },
  description: {
    id: 'Tampilan baru: lebih cepat, lebih rapi, lebih mudah.',
    en: 'The new look: faster, neater, easier.',
  },
  on: { id: 'Sudah aktif di peramban ini', en: 'Now on in this browser' },
  promise: {
    id: 'Tampilan lebih lapang dan mudah dibaca',
    en: 'More space, easier to read',
  },
  intro: {
    id: 'Semua paket, pesanan, dan akun Anda tetap sama. Yang berubah hanya tampilannya.',
    en: 'Your packages, orders and account stay the same. Only the design has changed.',
  },
  start: { id: 'Mulai dari beranda', en: 'Start from home' },
  back: { id: 'Kembali ke tampilan klasik', en: 'Back to the classic look' },
  whatIsNew: { id: 'Yang baru', en: 'What’s new' },
  bar: { id: 'Bilah atas yang tetap terlihat', en: 'A header that stays in view' },
  barText: {
    id: 'Pencarian dan akun selalu di atas, tanpa menutupi isi halaman.',
    en: 'Search and your account stay at the top without covering the page.',
  },
  thumb: { id: 'Menu di dekat ibu jari', en: 'Menu near your thumb' },
  thumbText: {
    id: 'Menu bawah mudah dijangkau dengan satu tangan.',
    en: 'The bottom menu is easy to reach with one hand.',
  },
  cards: { id: 'Kartu tanpa garis', en: 'Cards without borders' },
  cardsText: {
    id: 'Gambar dan harga lebih menonjol, sekat-sekat berkurang.',
    en: 'Pictures and prices stand out, with fewer boxes.',
  },
  sameText: { id: 'Mudah dibaca', en: 'Easy to read' },
  sameTextText: {
    id: 'Ukuran teks sampai 200%, kontras yang sama kuat, dan tetap jalan tanpa animasi.',
    en: 'Text size up to 200%, the same strong contrast, and no animation if you turn it off.',
  },
})
