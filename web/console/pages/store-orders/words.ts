import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Proses dan kirim sebelum batas waktunya. Lewat dari itu, pesanan dibatalkan dan uang pembeli dikembalikan.',
    en: 'Process and ship orders before they are due. After that they are cancelled and the buyer is refunded.',
  },
  list: { id: 'Daftar pesanan', en: 'List of orders' },
  search: { id: 'Kode atau nama pembeli', en: 'Code or buyer’s name' },
  queue: { id: 'Antrean', en: 'Queue' },
  empty: { id: 'Tidak ada pesanan di antrean ini', en: 'There are no orders in this queue' },
  emptyText: {
    id: 'Pesanan tampil di sini setelah dibayar pembeli.',
    en: 'Orders appear here once the buyer has paid.',
  },
  upload: { id: 'Unggah nomor resi (CSV)', en: 'Upload waybills (CSV)' },
  uploadText: {
    id: 'Unduh daftarnya, isi kolom kedua dengan nomor resi, lalu unggah. Baris yang kosong dilewati.',
    en: 'Download the list, fill in the second column with waybills, then upload it. Empty lines are skipped.',
  },
  template: { id: 'Unduh daftar pesanan (CSV)', en: 'Download the list of orders (CSV)' },
  file: { id: 'Berkas CSV', en: 'CSV file' },
  send: { id: 'Kirim nomor resi', en: 'Send waybills' },
  shipped: {
    id: (n: string) => `${n} pesanan ditandai terkirim`,
    en: (n: string) => (n === '1' ? '1 order marked as shipped' : `${n} orders marked as shipped`),
  },
  wrong: {
    id: (n: string) => `${n} baris belum dipakai`,
    en: (n: string) => (n === '1' ? '1 line was not used' : `${n} lines were not used`),
  },
})
