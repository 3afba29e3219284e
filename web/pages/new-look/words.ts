import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tampilan baru', en: 'The new look' },
  description: {
    id: 'Tampilan baru: lebih cepat, lebih rapi, lebih mudah.',
    en: 'The new look: faster, neater, easier.',
  },
  on: { id: 'Sudah aktif di peramban ini', en: 'Now on in this browser' },
  promise: {
    id: 'Lebih lapang, lebih tenang, tetap Anda kenali',
    en: 'More air, more calm, still the one you know',
  },
  intro: {
    id: 'Semua paket, pesanan dan akun Anda tetap sama. Yang berubah hanya caranya tersaji.',
    en: 'Every package, order and account of yours is the same. Only the way it is shown has changed.',
  },
  start: { id: 'Mulai dari beranda', en: 'Start from home' },
  back: { id: 'Kembali ke tampilan klasik', en: 'Back to the classic look' },
  whatIsNew: { id: 'Yang baru', en: 'What is new' },
  bar: { id: 'Bilah yang ikut melayang', en: 'A bar that floats along' },
  barText: {
    id: 'Pencarian dan akun selalu di atas, tanpa menutupi isi halaman.',
    en: 'Search and account stay on top without covering the page.',
  },
  thumb: { id: 'Dekat dengan ibu jari', en: 'Close to the thumb' },
  thumbText: {
    id: 'Menu bawah berbentuk kapsul, mudah dijangkau satu tangan.',
    en: 'The bottom menu is a capsule within reach of one hand.',
  },
  cards: { id: 'Kartu tanpa garis', en: 'Cards without lines' },
  cardsText: {
    id: 'Gambar dan harga lebih menonjol, sekat-sekat berkurang.',
    en: 'Pictures and prices stand out, with fewer boxes between.',
  },
  sameText: { id: 'Mudah dibaca', en: 'Easy to read' },
  sameTextText: {
    id: 'Ukuran teks sampai 200%, kontras yang sama kuat, dan tetap jalan tanpa animasi.',
    en: 'Text up to 200%, contrast just as strong, and no motion where none is wanted.',
  },
})
