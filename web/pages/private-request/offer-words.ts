import { messages } from '#core/messages.ts'

/** What an offer says, row by row. */
export const offerWords = messages({
  licence: {
    id: (kind: string, number: string) => `Izin ${kind} ${number}`,
    en: (kind: string, number: string) => `${kind} licence ${number}`,
  },
  licensedUntil: { id: (day: string) => `berlaku sampai ${day}`, en: (day: string) => `valid until ${day}` },
  licensed: { id: 'masih berlaku', en: 'valid' },
  unlicensed: {
    id: 'Izin travel ini sedang tidak berlaku, jadi penawarannya tidak dapat diterima.',
    en: 'This agency’s licence is not valid right now, so its offer can’t be accepted.',
  },
  total: { id: 'Total', en: 'Total' },
  down: {
    id: (amount: string) => `Uang muka ${amount}`,
    en: (amount: string) => `Down payment ${amount}`,
  },
  fullOnly: { id: 'Dibayar penuh, tanpa uang muka', en: 'Paid in full, no down payment' },
  each: { id: 'Harga per orang', en: 'Price per person' },
  adult: { id: 'Dewasa', en: 'Adult' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },
  differences: { id: 'Dibanding permintaan Anda', en: 'Compared with your request' },
  asWished: { id: 'Sesuai permintaan Anda', en: 'As you requested' },
  differs: {
    id: (n: string) => `${n} hal berbeda`,
    en: (n: string) => `${n} ${n === '1' ? 'difference' : 'differences'}`,
  },
  wished: { id: (what: string) => `Permintaan: ${what}`, en: (what: string) => `Requested: ${what}` },
  offered: { id: (what: string) => `Ditawarkan: ${what}`, en: (what: string) => `Offered: ${what}` },
  date: { id: 'Tanggal berangkat', en: 'Departure date' },
  airline: { id: 'Maskapai', en: 'Airline' },
  flight_there: { id: 'Penerbangan berangkat', en: 'Flight there' },
  flight_home: { id: 'Penerbangan pulang', en: 'Flight home' },
  cabin: { id: 'Kelas', en: 'Class' },
  hotel: { id: 'Hotel', en: 'Hotel' },
  nights: { id: 'Lama menginap', en: 'Nights' },
  vehicle: { id: 'Kendaraan', en: 'Vehicle' },
  extra_missing: { id: 'Tidak termasuk', en: 'Not included' },
  extra_more: { id: 'Tambahan', en: 'Extra' },
  journey: { id: 'Perjalanan', en: 'Journey' },
  days: { id: (from: string, to: string) => `${from} – ${to}`, en: (from: string, to: string) => `${from} – ${to}` },
  flight: {
    id: (number: string, from: string, to: string) => `${number}, ${from} ke ${to}`,
    en: (number: string, from: string, to: string) => `${number}, ${from} to ${to}`,
  },
  via: {
    id: (flight: string, place: string) => `${flight}, transit di ${place}`,
    en: (flight: string, place: string) => `${flight}, via ${place}`,
  },
  stay: {
    id: (hotel: string, city: string, nights: string) => `${hotel}, ${city}, ${nights} malam`,
    en: (hotel: string, city: string, nights: string) =>
      `${hotel}, ${city}, ${nights} ${nights === '1' ? 'night' : 'nights'}`,
  },
  refund: { id: 'Ketentuan pengembalian dana', en: 'Refund terms' },
  note: { id: 'Catatan travel', en: 'Agency’s note' },
  noNote: { id: 'Tidak ada catatan', en: 'No note' },
  inIndonesian: { id: 'Ditulis travel dalam bahasa Indonesia.', en: 'The agency wrote this in Indonesian.' },
  inEnglish: { id: 'Ditulis travel dalam bahasa Inggris.', en: 'The agency wrote this in English.' },
  until: { id: (at: string) => `Berlaku sampai ${at}`, en: (at: string) => `Valid until ${at}` },
  why: { id: (reason: string) => `Alasan: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
  accept: { id: 'Pilih penawaran ini', en: 'Accept this offer' },
  decline: { id: 'Tolak', en: 'Decline' },
  of: { id: (partner: string) => `dari ${partner}`, en: (partner: string) => `from ${partner}` },
})
