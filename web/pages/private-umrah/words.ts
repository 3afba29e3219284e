import { messages } from '#core/messages.ts'

/** Fixed words of the page. They come with it as data, in the one language it is read in. */
export const labels = messages({
  title: { id: 'Umrah privat', en: 'Private umrah' },
  description: {
    id: 'Susun umrah keluarga Anda sendiri: tanggal, penerbangan, hotel, dan kendaraan. Perkiraan biaya langsung terlihat, lalu travel berizin memberi penawaran.',
    en: 'Plan your own family umrah: dates, flights, hotels and a vehicle. See an estimate at once, then get offers from licensed agencies.',
  },
  lead: {
    id: 'Pilih tanggal, penerbangan, dan hotel untuk keluarga Anda. Travel berizin lalu memberi penawaran.',
    en: 'Choose dates, flights and hotels for your family. Licensed agencies then make you offers.',
  },
  changing: {
    id: 'Anda sedang mengubah rencana yang tersimpan.',
    en: 'You’re changing a saved plan.',
  },
  backToPlan: { id: 'Kembali tanpa mengubah', en: 'Go back without changing it' },
  steps: { id: 'Bagian rencana', en: 'Parts of the plan' },
  // journey
  journey: { id: 'Perjalanan', en: 'Journey' },
  from: { id: 'Berangkat dari', en: 'Leaving from' },
  to: { id: 'Tiba di Arab Saudi', en: 'Arriving in Saudi Arabia' },
  home: { id: 'Pulang dari', en: 'Flying home from' },
  airportSearch: { id: 'Ketik kota atau kode bandara', en: 'Type a city or airport code' },
  airports: { id: 'Bandara', en: 'Airports' },
  clear: { id: 'Hapus pilihan', en: 'Clear' },
  noAirport: { id: 'Bandara tidak ditemukan', en: 'No airport found' },
  departs: { id: 'Tanggal berangkat', en: 'Departure date' },
  returns: { id: 'Tanggal penerbangan pulang', en: 'Date of the flight home' },
  returnsHint: {
    id: 'Isi jika Anda harus pulang pada tanggal tertentu.',
    en: 'Fill this in if you have to fly home on a certain day.',
  },
  optional: { id: '(opsional)', en: '(optional)' },
  airline: { id: 'Maskapai', en: 'Airline' },
  cabin: { id: 'Kelas', en: 'Class' },
  // travellers
  travellers: { id: 'Jamaah', en: 'Travellers' },
  adults: { id: 'Dewasa', en: 'Adults' },
  children: { id: 'Anak dan bayi', en: 'Children and infants' },
  chooseAge: { id: 'Pilih usia', en: 'Choose age' },
  less: { id: 'Kurangi', en: 'Remove one' },
  more: { id: 'Tambah', en: 'Add one' },
  // hotels
  hotels: { id: 'Hotel', en: 'Hotels' },
  order: { id: 'Kota mana dulu?', en: 'Which city first?' },
  madinahFirst: { id: 'Madinah dulu', en: 'Madinah first' },
  makkahFirst: { id: 'Makkah dulu', en: 'Makkah first' },
  stars: { id: 'Bintang', en: 'Stars' },
  anyStars: { id: 'Semua', en: 'Any' },
  hotelSearch: { id: 'Nama hotel', en: 'Hotel name' },
  nights: { id: 'Malam menginap', en: 'Nights' },
  noHotel: {
    id: 'Tidak ada hotel yang cocok. Ubah bintang atau nama.',
    en: 'No hotel matches. Change the stars or the name.',
  },
  // extras
  extras: { id: 'Kendaraan dan tambahan', en: 'Vehicle and extras' },
  vehicle: { id: 'Kendaraan di Tanah Suci', en: 'Vehicle in the Holy Land' },
  addons: { id: 'Layanan tambahan', en: 'Extras' },
  perPerson: { id: 'per orang', en: 'per person' },
  perGroup: { id: 'satu untuk semua', en: 'once for all' },
  // estimate
  estimate: { id: 'Perkiraan biaya', en: 'Estimate' },
  total: { id: 'Perkiraan total', en: 'Estimated total' },
  notOffer: { id: 'Ini perkiraan, bukan penawaran.', en: 'This is an estimate, not an offer.' },
  noEstimate: { id: '–', en: '–' },
  counting: { id: 'Menghitung', en: 'Calculating' },
  toMend: { id: 'Perbaiki dulu bagian ini', en: 'Please fix these first' },
  notCounted: {
    id: 'Perkiraan belum bisa dihitung. Coba lagi sebentar lagi.',
    en: 'We can’t work out the estimate right now. Please try again shortly.',
  },
  details: { id: 'Lihat rincian', en: 'See details' },
  days: { id: 'Hari demi hari', en: 'Day by day' },
  count: { id: 'Hitung perkiraan', en: 'Work out the estimate' },
  next: { id: 'Lanjut', en: 'Continue' },
  save: { id: 'Simpan rencana', en: 'Save this plan' },
  saveChange: { id: 'Simpan perubahan', en: 'Save changes' },
  saving: { id: 'Menyimpan', en: 'Saving' },
  saveHint: {
    id: 'Setelah disimpan, isi data jamaah lalu kirim ke travel. Belum ada yang dibayar.',
    en: 'Once saved, name the travellers and send it to agencies. You pay nothing yet.',
  },
  share: { id: 'Bagikan rencana', en: 'Share this plan' },
  past: { id: 'Rencana dan permintaan Anda', en: 'Your plans and requests' },
  // about
  includes: { id: 'Sudah termasuk', en: 'Always included' },
  howItGoes: { id: 'Cara kerjanya', en: 'How it works' },
  closed: {
    id: 'Umrah privat belum dapat disusun saat ini. Lihat paket umrah yang siap berangkat.',
    en: 'Private umrahs can’t be planned right now. See packages that are ready to go.',
  },
  toPackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
})
export type Labels = ReturnType<typeof labels>

/** Words with figures and names in them: put together on the server. */
export const words = messages({
  childAge: { id: (n: number) => `Usia anak ${n}`, en: (n: number) => `Age of child ${n}` },
  years: { id: (n: number) => `${n} tahun`, en: (n: number) => (n === 1 ? '1 year' : `${n} years`) },
  needAges: {
    id: 'Pilih usia setiap anak untuk melihat perkiraan.',
    en: 'Choose each child’s age to see the estimate.',
  },
  belowOne: { id: '0 tahun', en: 'Under 1' },
  adultHint: {
    id: (age: number) => `Usia ${age} tahun ke atas.`,
    en: (age: number) => `Aged ${age} and over.`,
  },
  childHint: {
    id: (infant: number) => `Usia saat berangkat. Bayi: di bawah ${infant} tahun.`,
    en: (infant: number) => `Age at departure. Infants are under ${infant}.`,
  },
  dateHint: {
    id: (first: string, last: string) => `Antara ${first} dan ${last}.`,
    en: (first: string, last: string) => `Between ${first} and ${last}.`,
  },
  most: { id: (n: number) => `Paling banyak ${n}`, en: (n: number) => `At most ${n}` },
  hotelIn: { id: (city: string) => `Hotel di ${city}`, en: (city: string) => `Hotel in ${city}` },
  nightsIn: { id: (city: string) => `Malam di ${city}`, en: (city: string) => `Nights in ${city}` },
  starsIn: { id: (city: string) => `Bintang hotel di ${city}`, en: (city: string) => `Stars in ${city}` },
  searchIn: { id: (city: string) => `Cari hotel di ${city}`, en: (city: string) => `Search hotels in ${city}` },
  starCount: { id: (n: number) => `Bintang ${n}`, en: (n: number) => (n === 1 ? '1 star' : `${n} stars`) },
  starOption: {
    id: (n: number, hotels: number) => `Bintang ${n} (${hotels})`,
    en: (n: number, hotels: number) => `${n} stars (${hotels})`,
  },
  toHaram: {
    id: (metres: string) => `${metres} m ke Masjidil Haram`,
    en: (metres: string) => `${metres} m to Masjid al-Haram`,
  },
  toNabawi: {
    id: (metres: string) => `${metres} m ke Masjid Nabawi`,
    en: (metres: string) => `${metres} m to the Prophet’s Mosque`,
  },
  walk: { id: (n: number) => `jalan kaki ${n} menit`, en: (n: number) => `${n} min walk` },
  moreHotels: {
    id: (n: number) => `Masih ada ${n} hotel lain. Cari nama atau pilih bintangnya.`,
    en: (n: number) => `${n} more hotels. Search by name or choose the stars.`,
  },
  seats: { id: (n: number) => `Sampai ${n} orang`, en: (n: number) => `Up to ${n} people` },
  shared: {
    id: (total: string) => `Rencana umrah privat, perkiraan ${total}`,
    en: (total: string) => `A private umrah plan, estimated at ${total}`,
  },
})
