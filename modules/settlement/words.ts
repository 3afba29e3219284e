import { messages } from '#core/messages.ts'

/** What is wrong with a file. */
export const fileWords = messages({
  file_columns: {
    id: 'Baris pertama harus berisi kolom payment_number, gross, fee, dan net. Pisahkan dengan koma atau titik koma',
    en: 'The first line must name the columns payment_number, gross, fee and net, separated by commas or semicolons',
  },
  file_empty: { id: 'Berkas ini tidak berisi pembayaran', en: 'This file has no payments' },
  file_long: { id: 'Berkas ini lebih dari 20.000 baris', en: 'This file has more than 20,000 lines' },
  line_fields: {
    id: (n: number) => `Baris ${n}: jumlah kolomnya tidak sesuai`,
    en: (n: number) => `Line ${n}: it doesn’t have four columns`,
  },
  line_number: {
    id: (n: number) => `Baris ${n}: nomor pembayaran tidak valid`,
    en: (n: number) => `Line ${n}: the payment number is not valid`,
  },
  line_amount: {
    id: (n: number) => `Baris ${n}: jumlah harus rupiah bulat tanpa titik ribuan`,
    en: (n: number) => `Line ${n}: amounts must be whole rupiah without separators`,
  },
  line_sum: {
    id: (n: number) => `Baris ${n}: gross dikurangi fee tidak sama dengan net`,
    en: (n: number) => `Line ${n}: gross minus fee is not net`,
  },
})

/** The columns of files and differences as CSV. */
export const columnWords = messages({
  day: { id: 'Hari pembayaran', en: 'Payment day' },
  gateway: { id: 'Penyedia pembayaran', en: 'Payment provider' },
  name: { id: 'Berkas', en: 'File' },
  lines: { id: 'Baris', en: 'Lines' },
  gross: { id: 'Jumlah', en: 'Gross' },
  fee: { id: 'Biaya', en: 'Fees' },
  net: { id: 'Bersih', en: 'Net' },
  open: { id: 'Selisih terbuka', en: 'Open differences' },
  kind: { id: 'Selisih', en: 'Difference' },
  payment: { id: 'Nomor pembayaran', en: 'Payment number' },
  line: { id: 'Baris ke', en: 'Line' },
  expected: { id: 'Menurut kami', en: 'With us' },
  received: { id: 'Menurut penyedia', en: 'With the provider' },
  closed: { id: 'Ditutup', en: 'Closed' },
  closedBy: { id: 'Ditutup oleh', en: 'Closed by' },
  reason: { id: 'Alasan', en: 'Reason' },
})

export const kindWords = messages({
  missing_here: { id: 'Tidak tercatat di sini', en: 'Not recorded with us' },
  missing_there: { id: 'Tidak ada di berkas penyedia', en: 'Missing from the gateway’s file' },
  other_amount: { id: 'Jumlah berbeda', en: 'Different amount' },
  twice: { id: 'Disetor dua kali', en: 'Settled twice' },
  high_fee: { id: 'Biaya terlalu besar', en: 'Fee too high' },
})
