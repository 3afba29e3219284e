import { messages } from '#core/messages.ts'

export const words = messages({
  settlements: { id: 'Setoran penyedia', en: 'Gateway transfers' },
  title: {
    id: (gateway: string, day: string) => `${gateway}, ${day}`,
    en: (gateway: string, day: string) => `${gateway}, ${day}`,
  },
  name: { id: 'Berkas', en: 'File' },
  lines: { id: 'Baris', en: 'Lines' },
  gross: { id: 'Jumlah', en: 'Gross' },
  fee: { id: 'Biaya', en: 'Fees' },
  net: { id: 'Setelah biaya', en: 'After fees' },
  receivedBy: { id: 'Diunggah oleh', en: 'Uploaded by' },
  fetched: { id: 'Diambil otomatis', en: 'Fetched automatically' },
  receivedAt: { id: 'Diterima', en: 'Received' },
  differences: { id: 'Selisih', en: 'Differences' },
  noDifferences: { id: 'Tidak ada selisih. Semua baris cocok.', en: 'There are no differences. Every line matches.' },
  firstLines: { id: 'Baris berkas (100 pertama)', en: 'Lines of the file (first 100)' },
  line: { id: 'Baris', en: 'Line' },
  payment: { id: 'Nomor pembayaran', en: 'Payment number' },
  outcome: { id: 'Hasil', en: 'Result' },
  outcomeCount: { id: (name: string, n: string) => `${name}: ${n}`, en: (name: string, n: string) => `${name}: ${n}` },
})

export const outcomes = ['taken', 'known', 'closed'] as const

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  taken: { id: 'Berkas diterima dan dicocokkan.', en: 'The file is received and matched.' },
  known: {
    id: 'Berkas ini sudah pernah diterima. Tidak ada yang berubah.',
    en: 'This file was received before. Nothing has changed.',
  },
  closed: { id: 'Selisih ditutup.', en: 'The difference is closed.' },
})
