import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Ulasan jamaah', en: 'Traveller reviews' },
  text: {
    id: 'Ulasan dari jamaah yang sudah pulang. Jawaban Anda tampil di bawah ulasannya, dengan nama travel Anda.',
    en: 'Reviews from travellers who have returned. Your reply appears below the review, in the name of your agency.',
  },
  list: { id: 'Daftar ulasan', en: 'List of reviews' },
  search: { id: 'Nama paket atau penulis', en: 'Package or author' },
  review: { id: 'Ulasan', en: 'Review' },
  package: { id: 'Paket', en: 'Package' },
  rating: { id: 'Bintang', en: 'Stars' },
  allRatings: { id: 'Semua bintang', en: 'All ratings' },
  stars: { id: (n: string) => `${n} dari 5`, en: (n: string) => `${n} out of 5` },
  answered: { id: 'Jawaban', en: 'Reply' },
  all: { id: 'Semua', en: 'All' },
  yes: { id: 'Sudah dijawab', en: 'Replied' },
  no: { id: 'Belum dijawab', en: 'Not replied' },
  written: { id: 'Ditulis', en: 'Written' },
  by: {
    id: (author: string, day: string) => `${author}, berangkat ${day}`,
    en: (author: string, day: string) => `${author}, travelled ${day}`,
  },
  answeredBy: {
    id: (by: string, when: string) => `${by}, ${when}`,
    en: (by: string, when: string) => `${by}, ${when}`,
  },
  answer: { id: 'Jawab ulasan', en: 'Reply' },
  answerText: { id: 'Jawaban Anda', en: 'Your reply' },
  answerHint: {
    id: 'Tulis dalam bahasa ulasannya. Jawaban langsung tampil dan tidak dapat diubah lagi.',
    en: 'Write in the language of the review. It appears at once and cannot be changed.',
  },
  send: { id: 'Kirim jawaban', en: 'Send the reply' },
  done: { id: 'Jawaban tampil di bawah ulasan.', en: 'Your reply is shown below the review.' },
  empty: { id: 'Belum ada ulasan', en: 'There are no reviews yet' },
  emptyText: {
    id: 'Jamaah dapat menulis ulasan setelah perjalanannya selesai.',
    en: 'Travellers can write a review after their journey.',
  },
})
