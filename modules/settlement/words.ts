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
