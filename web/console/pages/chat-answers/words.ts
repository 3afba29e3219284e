import { messages } from '#core/messages.ts'

export const doneNames = ['added', 'changed', 'removed'] as const

export const words = messages({
  title: { id: 'Jawaban siap pakai', en: 'Saved answers' },
  text: {
    id: 'Jawaban yang sering Anda berikan. Sisipkan saat menjawab jamaah.',
    en: 'Answers you give often. Insert them while you answer members.',
  },
  list: { id: 'Daftar jawaban', en: 'List of answers' },
  search: { id: 'Kata dalam jawaban', en: 'Words of the answer' },
  name: { id: 'Judul', en: 'Title' },
  answer: { id: 'Jawaban', en: 'Answer' },
  whose: { id: 'Dipakai', en: 'Used by' },
  shared: { id: 'Semua konsultan', en: 'All consultants' },
  own: { id: 'Saya saja', en: 'Only me' },
  change: { id: 'Ubah', en: 'Change' },
  add: { id: 'Tambah jawaban', en: 'Add an answer' },
  isShared: { id: 'Untuk semua konsultan merek ini', en: 'For all consultants of this brand' },
  save: { id: 'Simpan', en: 'Save' },
  remove: { id: 'Hapus', en: 'Remove' },
  done_added: { id: 'Jawaban ditambahkan.', en: 'The answer is added.' },
  done_changed: { id: 'Jawaban diubah.', en: 'The answer is changed.' },
  done_removed: { id: 'Jawaban dihapus.', en: 'The answer is removed.' },
  empty: { id: 'Belum ada jawaban', en: 'No answers yet' },
  emptyText: {
    id: 'Tulis jawaban yang sering ditanyakan, misalnya cara membayar.',
    en: 'Write answers to common questions, such as how to pay.',
  },
  actions: { id: 'Tindakan', en: 'Actions' },
})
