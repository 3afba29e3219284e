import { messages } from '#core/messages.ts'

/** Columns of the file of reported comments. */
export const reportedColumns = messages({
  created_at: { id: 'Ditulis pada', en: 'Written at' },
  author: { id: 'Penulis', en: 'Author' },
  text: { id: 'Komentar', en: 'Comment' },
  post: { id: 'Artikel', en: 'Post' },
  reports: { id: 'Jumlah laporan', en: 'Reports' },
  visibility: { id: 'Tampil', en: 'Visibility' },
  shown: { id: 'Tampil', en: 'Shown' },
  hidden: { id: 'Disembunyikan', en: 'Hidden' },
})
