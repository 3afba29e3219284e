import { messages } from '#core/messages.ts'

/** What the fields of a package are called, in its form, in a review and where one of them is missing. */
export const fieldWords = messages({
  partner_id: { id: 'Travel', en: 'Travel agency' },
  category: { id: 'Kategori', en: 'Category' },
  kind: { id: 'Jenis perjalanan', en: 'Type of journey' },
  type_slug: { id: 'Kelompok paket', en: 'Package group' },
  name: { id: 'Nama paket', en: 'Package name' },
  summary: { id: 'Ringkasan', en: 'Summary' },
  description: { id: 'Keterangan', en: 'Description' },
  duration_days: { id: 'Lama perjalanan', en: 'Length of the journey' },
  hijri_year: { id: 'Tahun hijriah', en: 'Hijri year' },
  departure_airport: { id: 'Bandara keberangkatan', en: 'Departure airport' },
  picture_ids: { id: 'Gambar', en: 'Pictures' },
  includes: { id: 'Termasuk dalam harga', en: 'Included in the price' },
  excludes: { id: 'Tidak termasuk', en: 'Not included' },
  agenda: { id: 'Rencana perjalanan', en: 'Itinerary' },
  questions: { id: 'Tanya jawab', en: 'Questions and answers' },
  facilities: { id: 'Fasilitas', en: 'Facilities' },
  documents: { id: 'Dokumen yang diperlukan', en: 'Documents needed' },
  addons: { id: 'Layanan tambahan', en: 'Optional extras' },
  perPerson: { id: 'Per orang', en: 'Per person' },
  perBooking: { id: 'Per pesanan', en: 'Per booking' },
  refund_terms: { id: 'Ketentuan pembatalan dan pengembalian dana', en: 'Cancellation and refund terms' },
  down_payment: { id: 'Uang muka per orang', en: 'Down payment per person' },
  can_finance: { id: 'Dapat dibiayai bank mitra', en: 'Can be financed by a partner bank' },
  can_save: { id: 'Dapat dijadikan target tabungan', en: 'Can be a savings target' },
  licence: { id: 'Izin', en: 'Licence' },
  departures: { id: 'Keberangkatan', en: 'Departures' },
  prices: { id: 'Harga', en: 'Prices' },
  hotels: { id: 'Hotel', en: 'Hotels' },
  flights: { id: 'Penerbangan', en: 'Flights' },
  explanation: { id: 'Penjelasan harga', en: 'Explanation of the price' },
  pictureCount: { id: (n: string) => `${n} gambar`, en: (n: string) => (n === '1' ? '1 picture' : `${n} pictures`) },
  days: { id: (n: string) => `${n} hari`, en: (n: string) => (n === '1' ? '1 day' : `${n} days`) },
  day: { id: (n: string) => `Hari ${n}`, en: (n: string) => `Day ${n}` },
  yes: { id: 'Ya', en: 'Yes' },
  no: { id: 'Tidak', en: 'No' },
  none: { id: 'kosong', en: 'empty' },
})

/** What the fields of a date are called, in its form and in a review. */
export const dateFieldWords = messages({
  departs_on: { id: 'Tanggal berangkat', en: 'Departure date' },
  returns_on: { id: 'Tanggal pulang', en: 'Return date' },
  cutoff_days: { id: 'Batas pesan', en: 'Cut-off' },
  airline_code: { id: 'Maskapai', en: 'Airline' },
  flights: { id: 'Penerbangan', en: 'Flights' },
  stays: { id: 'Hotel', en: 'Hotels' },
  prices: { id: 'Harga', en: 'Prices' },
  certainties: { id: 'Kepastian', en: 'Certainties' },
})

/** Four of the five certainties, and how each stands. */
export const certaintyWords = messages({
  flight: { id: 'Penerbangan dan jadwal', en: 'Flight and schedule' },
  price: { id: 'Harga dan paket', en: 'Price and package' },
  hotel: { id: 'Hotel', en: 'Hotel' },
  visa: { id: 'Visa', en: 'Visa' },
  certain: { id: 'Pasti', en: 'Certain' },
  pending: { id: 'Belum pasti', en: 'Not certain yet' },
})

export const packageEventWords = messages({
  create: { id: 'Dibuat', en: 'Created' },
  copy: { id: 'Disalin dari paket lain', en: 'Copied from another package' },
  save: { id: 'Disimpan', en: 'Saved' },
  submit: { id: 'Dikirim untuk ditinjau', en: 'Submitted for review' },
  take_back: { id: 'Ditarik kembali dari tinjauan', en: 'Taken back from review' },
  approve: { id: 'Disetujui dan ditayangkan', en: 'Approved and published' },
  reject: { id: 'Dikembalikan untuk diperbaiki', en: 'Returned for changes' },
  withdraw: { id: 'Ditarik dari penjualan', en: 'Withdrawn from sale' },
})
