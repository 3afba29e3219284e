import { formatDay } from '#core/format.ts'
import { messages } from '#core/messages.ts'

const day = (at: number): string => new Date(at).toISOString().slice(0, 10)
const dayId = (at: number): string => formatDay(day(at), 'id')
const dayEn = (at: number): string => formatDay(day(at), 'en')
const nightsEn = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`

/** Why a wish cannot be had as it is, at the field it concerns. */
export const problemWords = messages({
  date_past: { id: 'Tanggal berangkat sudah lewat', en: 'This departure date has passed' },
  date_soon: {
    id: (days: number) => `Visa dan tiket perlu waktu. Pilih tanggal paling cepat ${days} hari dari sekarang`,
    en: (days: number) => `Visas and tickets take time. Choose a date at least ${days} days from now`,
  },
  date_far: {
    id: (days: number) => `Tiket belum dijual untuk tanggal ini. Pilih tanggal dalam ${days} hari ke depan`,
    en: (days: number) => `Flights are not on sale yet for this date. Choose one within the next ${days} days`,
  },
  season_closed: {
    id: (closes: number, reopens: number) =>
      `Umrah ditutup selama musim haji. Pulang sebelum ${dayId(closes)}, atau tiba mulai ${dayId(reopens)}`,
    en: (closes: number, reopens: number) =>
      `Umrah is closed during the hajj season. Leave before ${dayEn(closes)}, or arrive from ${dayEn(reopens)}`,
  },
  no_route: {
    id: 'Maskapai ini tidak terbang di rute tersebut. Pilih maskapai atau bandara lain',
    en: 'This airline doesn’t fly that route. Choose another airline or airport',
  },
  no_route_home: {
    id: 'Maskapai ini tidak terbang pulang dari bandara tersebut. Pilih bandara lain',
    en: 'This airline has no flight home from that airport. Choose another airport',
  },
  no_flight_out: {
    id: (next: number) => `Tidak ada penerbangan pada tanggal ini. Penerbangan berikutnya ${dayId(next)}`,
    en: (next: number) => `There is no flight on this date. The next one is on ${dayEn(next)}`,
  },
  no_flight_home: {
    id: (nights: number) => `Tidak ada penerbangan pulang pada hari itu. Tambah ${nights} malam di salah satu hotel`,
    en: (nights: number) => `There is no flight home that day. Add ${nightsEn(nights)} at one of the hotels`,
  },
  hotel_gone: {
    id: 'Hotel ini tidak tersedia lagi. Pilih hotel lain',
    en: 'This hotel is no longer offered. Choose another',
  },
  hotels_one_city: {
    id: 'Pilih satu hotel di Makkah dan satu di Madinah',
    en: 'Choose one hotel in Makkah and one in Madinah',
  },
  hotel_unlicensed: {
    id: (until: number) => `Izin hotel ini berlaku sampai ${dayId(until)}, sebelum Anda pulang. Pilih hotel lain`,
    en: (until: number) => `This hotel is licensed until ${dayEn(until)}, before you leave. Choose another`,
  },
  vehicle_gone: {
    id: 'Kendaraan ini tidak tersedia lagi. Pilih kendaraan lain',
    en: 'This vehicle is no longer offered. Choose another',
  },
  extra_gone: {
    id: 'Layanan tambahan ini tidak tersedia lagi',
    en: 'This extra is no longer offered',
  },
  return_before: {
    id: 'Tanggal pulang harus setelah tanggal berangkat',
    en: 'The return must be after the departure',
  },
  nights_least: {
    id: (least: number) => `Menginap minimal ${least} malam di setiap kota`,
    en: (least: number) => `Stay at least ${nightsEn(least)} in each city`,
  },
  nights_most: {
    id: (most: number) => `Menginap paling lama ${most} malam di setiap kota`,
    en: (most: number) => `Stay ${nightsEn(most)} at most in each city`,
  },
  nights_short: {
    id: (wanted: number, chosen: number) =>
      `Sampai tanggal pulang ada ${wanted} malam, hotel baru terisi ${chosen} malam`,
    en: (wanted: number, chosen: number) =>
      `It is ${nightsEn(wanted)} until your return, and the hotels cover ${chosen}`,
  },
  nights_long: {
    id: (wanted: number, chosen: number) =>
      `Sampai tanggal pulang hanya ada ${wanted} malam, sedangkan hotel dipilih ${chosen} malam`,
    en: (wanted: number, chosen: number) =>
      `It is only ${nightsEn(wanted)} until your return, and the hotels cover ${chosen}`,
  },
  stay_of_two: { id: 'Pilih dua hotel', en: 'Choose two hotels' },
  infants_laps: {
    id: 'Setiap bayi duduk di pangkuan satu orang dewasa. Jumlah bayi tidak boleh melebihi jumlah dewasa',
    en: 'Each infant sits on an adult’s lap. There can’t be more infants than adults',
  },
  party_large: {
    id: (most: number) => `Paling banyak ${most} jamaah. Untuk rombongan lebih besar, hubungi kami`,
    en: (most: number) => `At most ${most} travellers. For a larger group, contact us`,
  },
  fare_missing: {
    id: 'Kelas ini tidak dijual untuk bulan berangkat. Pilih kelas atau tanggal lain',
    en: 'This class is not sold in the month you leave. Choose another class or date',
  },
  fare_home_missing: {
    id: 'Kelas ini tidak dijual untuk bulan pulang. Pilih kelas atau tanggal lain',
    en: 'This class is not sold in the month you return. Choose another class or date',
  },
  hotel_price_missing: {
    id: 'Hotel ini tidak punya kamar yang cukup pada tanggal tersebut. Pilih hotel atau tanggal lain',
    en: 'This hotel has no room for all of you on these nights. Choose another hotel or date',
  },
  vehicle_price_missing: {
    id: 'Kendaraan ini tidak tersedia pada bulan tersebut. Pilih kendaraan lain',
    en: 'This vehicle is not available in that month. Choose another',
  },
  extra_price_missing: {
    id: 'Layanan ini tidak tersedia pada bulan tersebut',
    en: 'This extra is not available in that month',
  },
})

/** What an estimate is made of. */
export const lineWords = messages({
  flight_adult: { id: 'Tiket pesawat dewasa', en: 'Flights, adult' },
  flight_child: { id: 'Tiket pesawat anak', en: 'Flights, child' },
  flight_infant: { id: 'Tiket pesawat bayi', en: 'Flights, infant' },
  transport: { id: 'Transportasi di Tanah Suci', en: 'Transport in the Holy Land' },
  visa: { id: 'Visa umrah', en: 'Umrah visa' },
  handling: { id: 'Handling bandara dan pendampingan', en: 'Airport handling and assistance' },
})

export const cabinWords = messages({
  economy: { id: 'Ekonomi', en: 'Economy' },
  business: { id: 'Bisnis', en: 'Business' },
})

/** Whether planes are changed on the way, and where. */
export const flightWords = messages({
  direct: { id: 'Langsung', en: 'Direct' },
  via: { id: (place: string) => `Transit di ${place}`, en: (place: string) => `Change of planes in ${place}` },
})

export const nightWords = messages({
  nights: { id: (nights: number) => `${nights} malam`, en: nightsEn },
})
