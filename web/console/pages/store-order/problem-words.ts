import { messages } from '#core/messages.ts'

/** What a buyer has reported of a parcel, and what the store and the platform can do about it. */
export const problemWords = messages({
  not_arrived: { id: 'Paket belum sampai', en: 'The parcel hasn’t arrived' },
  damaged: { id: 'Barang rusak', en: 'Something is damaged' },
  wrong: { id: 'Barang tidak sesuai pesanan', en: 'Not what was ordered' },
  incomplete: { id: 'Barang kurang', en: 'Something is missing' },
  open: { id: 'Menunggu keputusan', en: 'Waiting for a decision' },
  refunded: { id: 'Disetujui', en: 'Accepted' },
  closed: { id: 'Ditutup', en: 'Closed' },
  report: { id: 'Dilaporkan pembeli', en: 'Reported by the buyer' },
  answer: { id: 'Toko menjawab', en: 'The store answered' },
  reply: { id: 'Tim Rihla menjawab', en: 'Rihla’s team answered' },
  refund: { id: 'Pengembalian dana disetujui', en: 'Refund approved' },
  close: { id: 'Laporan ditutup', en: 'Report closed' },
  withdraw: { id: 'Pembeli menerima pesanan', en: 'The buyer has the order' },
  photo: { id: (n: string) => `Foto pembeli ${n}`, en: (n: string) => `Buyer’s photo ${n}` },
  waits: {
    id: 'Pembeli melaporkan masalah. Jawab di bawah; tim Rihla yang memutuskan.',
    en: 'The buyer reported a problem. Answer below; Rihla’s team decides.',
  },
  toDecide: {
    id: 'Pembeli melaporkan masalah dan menunggu keputusan.',
    en: 'The buyer reported a problem and is waiting for a decision.',
  },
  waitsText: {
    id: 'Pesanan tidak selesai dan pendapatan belum dihitung sampai ada keputusan.',
    en: 'The order isn’t completed and nothing is earned until there is a decision.',
  },
  answerTitle: { id: 'Jawab pembeli', en: 'Answer the buyer' },
  answerText: { id: 'Tulis apa yang toko ketahui.', en: 'Write what the store knows about it.' },
  answerSend: { id: 'Kirim jawaban', en: 'Send the answer' },
  refundTitle: { id: 'Kembalikan dana', en: 'Refund' },
  refundText: {
    id: 'Yang dikembalikan adalah yang dibayar pembeli untuk pilihan ini, setelah promo.',
    en: 'What goes back is what the buyer paid for your choice, after any promo.',
  },
  lines: { id: 'Yang dikembalikan', en: 'What goes back' },
  whole: {
    id: 'Seluruh pesanan dan ongkos kirimnya; pesanan berakhir',
    en: 'The whole order and its shipping; the order ends',
  },
  refundSend: { id: 'Kembalikan dana', en: 'Refund' },
  closeTitle: { id: 'Tutup tanpa pengembalian dana', en: 'Close without a refund' },
  closeSend: { id: 'Tutup laporan', en: 'Close the report' },
  words: { id: 'Penjelasan', en: 'Explanation' },
  wordsHint: { id: 'Dibaca pembeli, 10 sampai 1.000 karakter', en: 'The buyer reads it; 10 to 1,000 characters' },
})
