import { messages } from '#core/messages.ts'

/** What the module itself says. */
export const words = messages({
  compareCount: { id: 'Pilih 2 sampai 4 paket', en: 'Choose 2 to 4 packages' },
  licenceValid: {
    id: (kind: string, number: string, by: string) => `Izin ${kind} ${number} berlaku, diperiksa oleh ${by}`,
    en: (kind: string, number: string, by: string) => `${kind} licence ${number} is valid, checked by ${by}`,
  },
  licenceExpired: {
    id: (kind: string, number: string) => `Izin ${kind} ${number} sudah habis masa berlakunya`,
    en: (kind: string, number: string) => `${kind} licence ${number} has expired`,
  },
  licenceSuspended: {
    id: (kind: string, number: string) => `Izin ${kind} ${number} sedang dibekukan`,
    en: (kind: string, number: string) => `${kind} licence ${number} is suspended`,
  },
  licenceUpcoming: {
    id: (kind: string, number: string) => `Izin ${kind} ${number} belum berlaku`,
    en: (kind: string, number: string) => `${kind} licence ${number} is not valid yet`,
  },
  licenceMissing: {
    id: (kind: string) => `Travel ini belum memiliki izin ${kind} untuk perjalanan ini`,
    en: (kind: string) => `The travel agency has no ${kind} licence for this trip`,
  },
  backInStock: {
    id: (brand: string, product: string, address: string) =>
      `${brand}: kursi ${product} tersedia kembali. Lihat di ${address}`,
    en: (brand: string, product: string, address: string) =>
      `${brand}: seats on ${product} are available again. See ${address}`,
  },
})

/** The columns of the packages as a file. */
export const packageColumns = messages({
  name: { id: 'Nama paket', en: 'Package' },
  partner: { id: 'Travel', en: 'Travel agency' },
  slug: { id: 'Alamat', en: 'Address' },
  category: { id: 'Kategori', en: 'Category' },
  state: { id: 'Status', en: 'Status' },
  open_dates: { id: 'Keberangkatan dibuka', en: 'Open departures' },
  seats_free: { id: 'Kursi tersedia', en: 'Seats left' },
  created_at: { id: 'Dibuat', en: 'Created' },
})

/** The columns of the departures as a file. */
export const departureColumns = messages({
  departs_on: { id: 'Berangkat', en: 'Departs' },
  returns_on: { id: 'Pulang', en: 'Returns' },
  package: { id: 'Nama paket', en: 'Package' },
  partner: { id: 'Travel', en: 'Travel agency' },
  airport: { id: 'Bandara keberangkatan', en: 'Departure airport' },
  state: { id: 'Status', en: 'Status' },
  quota: { id: 'Kuota', en: 'Quota' },
  sold: { id: 'Kursi terjual', en: 'Seats sold' },
  held: { id: 'Kursi ditahan', en: 'Seats held' },
  price_quad: { id: 'Harga quad', en: 'Quad price' },
})

/** The mail to whoever submitted what was rejected. */
export const rejectionWords = messages({
  subject: { id: (name: string) => `Perlu diperbaiki: ${name}`, en: (name: string) => `Needs changes: ${name}` },
  body: {
    id: (name: string) => `Paket ${name} sudah ditinjau dan belum dapat ditayangkan.`,
    en: (name: string) => `We reviewed the package ${name} and can’t publish it yet.`,
  },
  reason: { id: (text: string) => `Alasannya: ${text}`, en: (text: string) => `The reason: ${text}` },
  next: {
    id: 'Yang sudah tayang tidak berubah. Perbaiki isinya, lalu kirim lagi untuk ditinjau.',
    en: 'What is already published stays as it is. Change the package, then submit it again.',
  },
  open: { id: 'Buka paket', en: 'Open the package' },
})

/** The columns of what waits for a reviewer, as a file. */
export const changeColumns = messages({
  package: { id: 'Paket', en: 'Package' },
  partner: { id: 'Travel', en: 'Travel agency' },
  what: { id: 'Yang ditinjau', en: 'What to review' },
  isNew: { id: 'Paket baru', en: 'New package' },
  isChange: { id: 'Perubahan', en: 'Change' },
  fields: { id: 'Isian berubah', en: 'Fields changed' },
  dates: { id: 'Keberangkatan', en: 'Departures' },
  submitted_by: { id: 'Dikirim oleh', en: 'Submitted by' },
  submitted_at: { id: 'Waktu dikirim', en: 'Submitted at' },
})

/** The columns of reviews as a file. */
export const reviewColumns = messages({
  written: { id: 'Ditulis', en: 'Written' },
  package: { id: 'Paket', en: 'Package' },
  partner: { id: 'Travel', en: 'Travel agency' },
  rating: { id: 'Bintang', en: 'Stars' },
  author: { id: 'Penulis', en: 'Author' },
  travelled_on: { id: 'Berangkat', en: 'Travelled' },
  text: { id: 'Ulasan', en: 'Review' },
  answer: { id: 'Jawaban', en: 'Answer' },
  answered_by: { id: 'Dijawab oleh', en: 'Answered by' },
  answered_at: { id: 'Waktu dijawab', en: 'Answered at' },
})

/** What is wrong with the form of a hotel. */
export const hotelWords = messages({
  hotel_there: {
    id: 'Hotel dengan nama ini sudah ada di kota itu. Cari di daftar, lalu ubah yang sudah ada',
    en: 'That city already has a hotel of this name. Find it in the list, and change that one',
  },
})
