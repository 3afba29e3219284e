import { formatRupiah } from '#core/format.ts'
import { messages } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'

/** What keeps a package from being published, at its field. */
export const publishingWords = messages({
  licence_missing: {
    id: 'Izin yang sesuai kategori paket ini tidak ada, habis masa berlakunya, atau dibekukan',
    en: 'The licence this kind of package needs is missing, has expired or is suspended',
  },
  text_missing: { id: 'Isi dalam kedua bahasa', en: 'Fill this in, in both languages' },
  list_missing: {
    id: 'Isi paling sedikit satu baris, masing-masing dalam kedua bahasa',
    en: 'Add at least one row, each in both languages',
  },
  departure_missing: { id: 'Tambahkan paling sedikit satu keberangkatan', en: 'Add at least one departure' },
  price_missing: { id: 'Isi harga kamar quad setiap keberangkatan', en: 'Enter the quad price of every departure' },
  hotel_missing: { id: 'Pilih hotel untuk setiap keberangkatan', en: 'Choose a hotel for every departure' },
  flight_missing: { id: 'Isi penerbangan setiap keberangkatan', en: 'Enter the flights of every departure' },
  picture_missing: { id: 'Tambahkan paling sedikit satu gambar', en: 'Add at least one picture' },
  evidence_missing: {
    id: 'Tulis buktinya dalam kedua bahasa, minimal 10 karakter',
    en: 'Write the evidence in both languages, at least 10 characters',
  },
  duration_missing: { id: 'Isi lama perjalanan', en: 'Enter the length of the journey' },
  hajj_financed: { id: 'Paket haji tidak boleh ditalangi', en: 'A hajj package cannot be financed' },
  tour_financed: { id: 'Hanya paket umrah dapat dibiayai bank', en: 'Only an umrah package can be financed' },
  only_umrah_saved: { id: 'Hanya paket umrah dapat ditabung', en: 'Only an umrah package can be saved for' },
  fixed: {
    id: 'Tidak dapat diubah lagi setelah paket tayang. Salin paket ini menjadi paket baru',
    en: 'This cannot change once the package is published. Copy the package instead',
  },
  explanation_missing: {
    id: (reference: number) =>
      `Ada harga di bawah harga acuan ${formatRupiah(rupiah(reference), 'id')}. Jelaskan alasannya, minimal 20 karakter`,
    en: (reference: number) =>
      `A price is below the reference price of ${formatRupiah(rupiah(reference), 'en')}. Explain why, in at least 20 characters`,
  },
})

export type PublishingWords = ReturnType<typeof publishingWords>
