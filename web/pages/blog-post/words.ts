import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  blog: { id: 'Hasanah', en: 'Hasanah' },
  share: { id: 'Bagikan artikel', en: 'Share this article' },
  updated: { id: (day: string) => `Diperbarui ${day}`, en: (day: string) => `Updated ${day}` },
  onlyIndonesian: {
    id: 'Artikel ini ditulis dalam bahasa Indonesia',
    en: 'This article is in Indonesian',
  },
  onlyIndonesianText: {
    id: 'Artikel ini belum diterjemahkan.',
    en: 'It has not been translated into English yet.',
  },
  related: { id: 'Bacaan terkait', en: 'Read next' },
  all: { id: 'Semua artikel', en: 'All articles' },
  comments: {
    id: (n: string) => `Komentar (${n})`,
    en: (n: string) => `Comments (${n})`,
  },
  noComments: { id: 'Belum ada komentar. Jadilah yang pertama.', en: 'No comments yet. Be the first.' },
  order: { id: 'Urutkan', en: 'Sort by' },
  newest: { id: 'Terbaru', en: 'Newest' },
  oldest: { id: 'Terlama', en: 'Oldest' },
  most_liked: { id: 'Paling disukai', en: 'Most liked' },
  more: { id: 'Tampilkan komentar lain', en: 'Show more comments' },
  shown: {
    id: (n: string, total: string) => `${n} dari ${total} komentar ditampilkan`,
    en: (n: string, total: string) => `${n} of ${total} comments shown`,
  },
  write: { id: 'Tulis komentar', en: 'Write a comment' },
  hint: {
    id: (most: number) => `Paling banyak ${most} karakter. Nama Anda tampil di samping komentar.`,
    en: (most: number) => `Up to ${most} characters. Your name is shown next to it.`,
  },
  send: { id: 'Kirim komentar', en: 'Send comment' },
  signIn: { id: 'Masuk untuk berkomentar', en: 'Sign in to comment' },
  signInText: {
    id: 'Punya pengalaman atau pertanyaan? Masuk dulu, lalu Anda kembali ke sini.',
    en: 'Have something to share or ask? Sign in and we’ll bring you back here.',
  },
  gone: { id: 'Mantan anggota', en: 'A former member' },
  own: { id: 'Anda', en: 'You' },
  hidden: {
    id: 'Komentar Anda dilaporkan beberapa anggota dan disembunyikan sampai kami tinjau. Hanya Anda yang melihatnya.',
    en: 'Several members reported your comment, so it is hidden until we review it. Only you can see it.',
  },
  like: { id: 'Suka', en: 'Like' },
  likeIt: {
    id: (who: string) => `, komentar ${who}`,
    en: (who: string) => `, comment by ${who}`,
  },
  report: { id: 'Laporkan', en: 'Report' },
  reportIt: { id: (who: string) => `Laporkan komentar ${who}`, en: (who: string) => `Report the comment by ${who}` },
  reported: { id: 'Sudah Anda laporkan', en: 'You reported this' },
  reason: { id: 'Alasan', en: 'Reason' },
  spam: { id: 'Iklan atau spam', en: 'Advertising or spam' },
  rude: { id: 'Kasar atau menyerang', en: 'Rude or hurtful' },
  misleading: { id: 'Menyesatkan', en: 'Misleading' },
  other: { id: 'Lainnya', en: 'Something else' },
  reportNote: {
    id: 'Komentar yang dilaporkan tiga anggota disembunyikan sampai ditinjau.',
    en: 'Comments reported by three members are hidden until we review them.',
  },
  sendReport: { id: 'Kirim laporan', en: 'Send report' },
  remove: { id: 'Hapus', en: 'Delete' },
  removeNote: {
    id: 'Komentar dan semua tanda sukanya akan dihapus permanen.',
    en: 'The comment and its likes will be permanently deleted.',
  },
  removeSure: { id: 'Ya, hapus', en: 'Yes, delete' },
  missing: { id: 'Artikel tidak ditemukan', en: 'Article not found' },
  missingText: {
    id: 'Mungkin alamatnya salah, atau artikelnya sudah ditarik. Artikel yang sedang banyak dibaca:',
    en: 'The address may be wrong, or the article has been withdrawn. Popular articles now:',
  },
})
