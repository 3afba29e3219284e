import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tanya jawab', en: 'Questions and answers' },
  text: {
    id: 'Pertanyaan di halaman FAQ: yang dipakai semua merek, dan milik tiap merek.',
    en: 'Questions of the FAQ page: those all brands share, and each brand’s own.',
  },
  make: { id: 'Tambah pertanyaan', en: 'Add a question' },
  list: { id: 'Daftar pertanyaan', en: 'List of questions' },
  search: { id: 'Pertanyaan atau jawaban', en: 'Question or answer' },
  of: { id: 'Untuk', en: 'For' },
  all: { id: 'Semua', en: 'All' },
  all_brands: { id: 'Semua merek', en: 'All brands' },
  one_brand: { id: 'Satu merek', en: 'One brand' },
  question: { id: 'Pertanyaan', en: 'Question' },
  group: { id: 'Kelompok', en: 'Group' },
  order: { id: 'Urutan', en: 'Order' },
  removed: { id: 'Pertanyaan dihapus.', en: 'The question is removed.' },
  empty: { id: 'Belum ada pertanyaan', en: 'There are no questions yet' },
  emptyText: {
    id: 'Tambahkan pertanyaan yang sering diajukan jamaah Anda.',
    en: 'Add a question that your pilgrims often ask.',
  },
})
