import { formatNumber, formatRupiah } from '#core/format.ts'
import { messages } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'

/** What is wrong with a promo's form, each at its field. */
export const fieldWords = messages({
  days_turned: { id: 'Hari terakhir mendahului hari pertama', en: 'The last day is before the first' },
  days_over: { id: 'Hari terakhir sudah lewat', en: 'The last day is over' },
  one_discount: {
    id: 'Isi persen atau jumlah potongan, salah satu',
    en: 'Fill in either the percentage or the amount off',
  },
  ceiling_alone: { id: 'Batas potongan hanya untuk persen', en: 'A ceiling is only for a percentage' },
  terms_uneven: {
    id: 'Jumlah baris harus sama di kedua bahasa',
    en: 'Both languages need the same number of lines',
  },
  code_taken: { id: 'Kode ini sudah dipakai', en: 'This code is already in use' },
  picture_needed: { id: 'Pilih gambar', en: 'Choose a picture' },
  package_unknown: {
    id: 'Ada paket yang tidak dikenal, atau dari kategori lain. Periksa alamatnya',
    en: 'A package is unknown or of another category. Check the addresses',
  },
  budget_large: {
    id: (n: number) => `Isi anggaran di bawah ${formatRupiah(rupiah(n), 'id')}, atau minta admin membuatnya`,
    en: (n: number) => `Fill in a budget below ${formatRupiah(rupiah(n), 'en')}, or ask an admin to make it`,
  },
  below_used: {
    id: (n: number) => `Sudah dipakai ${formatNumber(n, 'id')} kali. Kuota tidak boleh kurang dari itu`,
    en: (n: number) => `Already used ${formatNumber(n, 'en')} times. The quota cannot be lower`,
  },
  below_given: {
    id: (n: number) => `Sudah diberikan ${formatRupiah(rupiah(n), 'id')}. Anggaran tidak boleh kurang dari itu`,
    en: (n: number) => `${formatRupiah(rupiah(n), 'en')} was already given. The budget cannot be lower`,
  },
})

export const conflictWords = messages({
  now: {
    id: (text: string, name: string) => `Diubah oleh ${name} menjadi: ${text}`,
    en: (text: string, name: string) => `Changed by ${name} to: ${text}`,
  },
  nothing: { id: 'kosong', en: 'empty' },
  yes: { id: 'ya', en: 'yes' },
  no: { id: 'tidak', en: 'no' },
})

/** Columns of the file of promos, and how one stands. */
export const promoColumns = messages({
  tenant: { id: 'Merek', en: 'Brand' },
  code: { id: 'Kode', en: 'Code' },
  title: { id: 'Judul', en: 'Title' },
  state: { id: 'Keadaan', en: 'State' },
  starts_on: { id: 'Hari pertama', en: 'First day' },
  ends_on: { id: 'Hari terakhir', en: 'Last day' },
  used: { id: 'Dipakai', en: 'Used' },
  quota: { id: 'Kuota', en: 'Quota' },
  given: { id: 'Diberikan (rupiah)', en: 'Given (rupiah)' },
  budget: { id: 'Anggaran (rupiah)', en: 'Budget (rupiah)' },
  left: { id: 'Sisa anggaran (rupiah)', en: 'Budget left (rupiah)' },
  active: { id: 'Berjalan', en: 'Running' },
  coming: { id: 'Belum mulai', en: 'Not started' },
  paused: { id: 'Dijeda', en: 'Paused' },
  used_up: { id: 'Habis', en: 'Used up' },
  over: { id: 'Berakhir', en: 'Over' },
})

/** A term that a promo has by who it is for. */
export const termWords = messages({
  newMembers: {
    id: (days: number) => `Hanya untuk anggota baru: akun dibuat dalam ${days} hari terakhir`,
    en: (days: number) => `For new members only: your account was created in the last ${days} days`,
  },
})
