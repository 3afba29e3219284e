import { messages } from '#core/messages.ts'
import { roomInText, roomNames } from '#modules/catalogue/rules/room-words.ts'

/** Fixed words of the page. They come with it as data, in the one language it is read in. */
export const labels = messages({
  // head
  pictures: { id: 'Foto paket', en: 'Package photos' },
  share: { id: 'Bagikan', en: 'Share' },
  unlicensed: { id: 'Izin tidak berlaku', en: 'Licence not valid' },
  glance: { id: 'Sekilas paket', en: 'At a glance' },
  offSale: { id: 'Paket ini sedang tidak dijual', en: 'This package is not on sale' },
  departedText: {
    id: 'Semua tanggal berangkat paket ini sudah lewat. Lihat paket serupa di bawah.',
    en: 'All departure dates have passed. See similar packages below.',
  },
  closedText: {
    id: 'Pemesanan semua tanggal paket ini sudah ditutup. Lihat paket serupa di bawah.',
    en: 'Booking has closed for all dates. See similar packages below.',
  },
  noDates: { id: 'Tanggal keberangkatan belum diumumkan.', en: 'No departure dates have been announced yet.' },
  similar: { id: 'Lihat paket serupa', en: 'See similar packages' },
  // certainties
  certainties: { id: 'Lima Pasti', en: 'Five Certainties' },
  licence: { id: 'Izin', en: 'Licence' },
  flight: { id: 'Penerbangan', en: 'Flight' },
  price: { id: 'Harga', en: 'Price' },
  hotel: { id: 'Hotel', en: 'Hotel' },
  visa: { id: 'Visa', en: 'Visa' },
  certain: { id: 'Pasti', en: 'Confirmed' },
  notNeeded: { id: 'Tidak perlu visa', en: 'Not needed' },
  pending: { id: 'Belum pasti', en: 'Not confirmed yet' },
  failed: { id: 'Tidak berlaku', en: 'Not valid' },
  // offer
  offer: { id: 'Harga dan keberangkatan', en: 'Price and departure' },
  close: { id: 'Tutup', en: 'Close' },
  perPerson: { id: '/orang', en: '/person' },
  room: { id: 'Pilih kamar', en: 'Choose a room' },
  departure: { id: 'Pilih keberangkatan', en: 'Choose a departure' },
  choose: { id: 'Pilih & pesan', en: 'Choose & book' },
  allDates: { id: 'Lihat kalender lengkap', en: 'See the full calendar' },
  trueTotal: { id: 'Perkiraan total biaya per orang', en: 'Estimated total per person' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },
  ask: { id: 'Tanya ketersediaan', en: 'Ask about availability' },
  newTab: { id: 'terbuka di tab baru', en: 'opens in a new tab' },
  travellers: { id: 'Jumlah jamaah', en: 'Travellers' },
  partyTotal: { id: 'Total untuk semua jamaah', en: 'Total for all travellers' },
  mixRooms: { id: 'Tambah jenis kamar lain', en: 'Add other room types' },
  less: { id: 'Kurangi', en: 'Remove one' },
  addOne: { id: 'Tambah', en: 'Add one' },
  book: { id: 'Pesan sekarang', en: 'Book now' },
  booking: { id: 'Menyimpan kursi', en: 'Holding your seats' },
  dateFull: { id: 'Tanggal ini penuh. Pilih tanggal lain.', en: 'This date is full. Please choose another one.' },
  tellMe: { id: 'Beri tahu saya', en: 'Notify me' },
  payment: { id: 'Cara membayar', en: 'Ways to pay' },
  // calendar
  calendar: { id: 'Tanggal keberangkatan', en: 'Departure dates' },
  months: { id: 'Bulan dengan keberangkatan', en: 'Months with departures' },
  previousMonth: { id: 'Bulan keberangkatan sebelumnya', en: 'Earlier departures' },
  nextMonth: { id: 'Bulan keberangkatan berikutnya', en: 'Later departures' },
  none: { id: 'Tidak ada keberangkatan bulan ini.', en: 'No departures this month.' },
  chosen: { id: 'Dipilih', en: 'Selected' },
  pick: { id: 'Pilih tanggal ini', en: 'Choose this date' },
  // tabs
  tabs: { id: 'Rincian paket', en: 'Package details' },
  summary: { id: 'Ringkasan', en: 'Summary' },
  description: { id: 'Deskripsi', en: 'Description' },
  accommodation: { id: 'Akomodasi', en: 'Accommodation' },
  agenda: { id: 'Agenda', en: 'Itinerary' },
  facilities: { id: 'Fasilitas', en: 'Facilities' },
  others: { id: 'Lainnya', en: 'Other' },
  includes: { id: 'Sudah termasuk', en: 'Included' },
  excludes: { id: 'Belum termasuk', en: 'Not included' },
  hotels: { id: 'Hotel', en: 'Hotels' },
  flights: { id: 'Penerbangan', en: 'Flights' },
  unknown: { id: 'biaya tergantung kebutuhan Anda', en: 'depends on your needs' },
  excludedSum: { id: 'Jumlah biaya yang diketahui', en: 'Total of known costs' },
  addons: { id: 'Layanan tambahan', en: 'Optional extras' },
  documents: { id: 'Dokumen yang perlu disiapkan', en: 'Documents to prepare' },
  terms: { id: 'Perubahan, pembatalan, dan pengembalian dana', en: 'Changes, cancellation and refunds' },
  questions: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
  organiser: { id: 'Travel', en: 'Travel agency' },
  // back in stock
  soldOut: { id: 'Kuota habis', en: 'Sold out' },
  soldOutText: {
    id: 'Isi nama dan nomor HP Anda. Kami beri tahu begitu ada kursi.',
    en: 'Leave your name and mobile number. We’ll let you know when a seat becomes available.',
  },
  fullName: { id: 'Nama lengkap', en: 'Full name' },
  phone: { id: 'Nomor HP', en: 'Mobile number' },
  phoneHint: { id: 'Hanya dipakai untuk kabar tentang paket ini.', en: 'We’ll only use it for this package.' },
  send: { id: 'Beri tahu saya', en: 'Notify me' },
  sending: { id: 'Mengirim', en: 'Sending' },
  willNotify: {
    id: 'Kami akan memberi tahu Anda saat tersedia kembali',
    en: 'We will let you know when it is available again',
  },
  // below
  promos: { id: 'Promo untuk paket ini', en: 'Promos for this package' },
  code: { id: 'Kode', en: 'Code' },
  reviews: { id: 'Ulasan jamaah', en: 'Traveller reviews' },
  noReviews: {
    id: 'Belum ada ulasan. Hanya jamaah yang sudah berangkat dengan paket ini yang dapat menulis ulasan.',
    en: 'No reviews yet. Only travellers who have taken this package can write one.',
  },
  verified: { id: 'Ditulis jamaah yang sudah berangkat', en: 'Written by travellers who have returned' },
  moreReviews: { id: 'Tampilkan ulasan lain', en: 'Show more reviews' },
  recommended: { id: 'Paket serupa', en: 'Similar packages' },
  more: { id: 'Muat lebih banyak', en: 'Load more' },
})
export type Labels = ReturnType<typeof labels>

/** Words with figures and names in them, put together on the server. */
export const words = messages({
  preview: {
    id: 'Ini pratinjau. Hanya pemegang tautan ini yang melihatnya, dan pesanan tidak dapat dibuat di sini.',
    en: 'This is a preview. Only people with this link can see it, and nothing can be booked here.',
  },
  previewOnly: { id: 'Ini pratinjau. Pesanan tidak dapat dibuat.', en: 'This is a preview. Nothing can be booked.' },
  description: {
    id: (summary: string, price: string, partner: string) => `${summary} Mulai ${price} per orang, dari ${partner}.`,
    en: (summary: string, price: string, partner: string) => `${summary} From ${price} per person, by ${partner}.`,
  },
  descriptionOnce: {
    id: (summary: string, price: string) => `${summary} Mulai ${price} per orang.`,
    en: (summary: string, price: string) => `${summary} From ${price} per person.`,
  },
  picture: {
    id: (name: string, at: number, of: number) => `${name}, foto ${at} dari ${of}`,
    en: (name: string, at: number, of: number) => `${name}, photo ${at} of ${of}`,
  },
  consultant: {
    id: (name: string) => `Paket Rekomendasi Consultan ${name}`,
    en: (name: string) => `Package recommended by consultant ${name}`,
  },
  reviewCount: { id: (n: string) => `${n} ulasan`, en: (n: string) => (n === '1' ? '1 review' : `${n} reviews`) },
  certainOf: { id: (n: number) => `${n} dari 5 pasti`, en: (n: number) => `${n} of 5 confirmed` },
  certainOn: { id: (day: string) => `Untuk keberangkatan ${day}`, en: (day: string) => `For the departure on ${day}` },
  checkedOn: { id: (day: string) => `Diperiksa ${day}`, en: (day: string) => `Checked on ${day}` },
  hijriYear: { id: (year: number) => `Musim haji ${year} H`, en: (year: number) => `Hajj season ${year} AH` },
  whoseTurn: {
    id: (year: number) => `Untuk jamaah yang sudah punya nomor porsi dan berhak melunasi musim ${year} H`,
    en: (year: number) =>
      `For pilgrims who already hold a queue number and may pay the balance for the ${year} AH season`,
  },
  fromCity: {
    id: (city: string, iata: string) => `Dari ${city} (${iata})`,
    en: (city: string, iata: string) => `From ${city} (${iata})`,
  },
  direct: { id: (airline: string) => `${airline}, langsung`, en: (airline: string) => `${airline}, direct` },
  stops: {
    id: (airline: string, n: number) => `${airline}, ${n} kali transit`,
    en: (airline: string, n: number) => `${airline}, ${n === 1 ? '1 stop' : `${n} stops`}`,
  },
  nightsIn: {
    id: (n: number, city: string) => `${n} malam di ${city}`,
    en: (n: number, city: string) => `${n === 1 ? '1 night' : `${n} nights`} in ${city}`,
  },
  ...roomNames,
  ...roomInText,
  adultsIn: { id: (room: string) => `Dewasa, ${room}`, en: (room: string) => `Adults, ${room}` },
  children: {
    id: (from: number, to: number) => `Anak, ${from}–${to} tahun`,
    en: (from: number, to: number) => `Children, ages ${from}–${to}`,
  },
  infants: { id: (below: number) => `Bayi, di bawah ${below} tahun`, en: (below: number) => `Infants, under ${below}` },
  bookNote: {
    id: (minutes: number) => `Kursi disimpan ${minutes} menit selama Anda mengisi data.`,
    en: (minutes: number) => `We hold your seats for ${minutes} minutes while you fill in your details.`,
  },
  once: { id: (price: string) => `${price} per pesanan`, en: (price: string) => `${price} per booking` },
  each: { id: (price: string) => `${price} / orang`, en: (price: string) => `${price} each` },
  leastOne: { id: 'Jumlah minimal 1', en: 'Quantity must be at least 1' },
  bookFailed: { id: 'Gagal menambahkan pesanan', en: 'Your order could not be added. Please try again' },
  noSeats: { id: 'Kursi keberangkatan ini tidak lagi mencukupi', en: 'Not enough seats left on this departure' },
  seats: {
    id: (n: number, quota: number) => `Sisa ${n} dari ${quota} kursi`,
    en: (n: number, quota: number) => `${n} of ${quota} seats left`,
  },
  onlySeats: {
    id: (n: number) => `Hanya tersisa ${n} kursi`,
    en: (n: number) => (n === 1 ? 'Only 1 seat left' : `Only ${n} seats left`),
  },
  mostPeople: {
    id: (n: number) => `Satu pesanan paling banyak ${n} orang`,
    en: (n: number) => `An order can have up to ${n} people`,
  },
  bookUntil: { id: (day: string) => `Pesan paling lambat ${day}`, en: (day: string) => `Book by ${day}` },
  seatsShort: { id: (n: number) => `${n} kursi`, en: (n: number) => (n === 1 ? '1 seat' : `${n} seats`) },
  full: { id: 'Habis', en: 'Full' },
  returns: { id: (day: string) => `Pulang ${day}`, en: (day: string) => `Returns ${day}` },
  added: {
    id: (amount: string) => `Harga paket + ${amount} biaya yang belum termasuk`,
    en: (amount: string) => `Package price + ${amount} in costs not included`,
  },
  downPayment: {
    id: (amount: string, day: string) => `Uang muka ${amount} per orang, pelunasan paling lambat ${day}`,
    en: (amount: string, day: string) => `Down payment ${amount} per person, balance due by ${day}`,
  },
  fullPayment: {
    id: (days: number) => `Bayar penuh, karena berangkat kurang dari ${days} hari lagi`,
    en: (days: number) => `Full payment, because departure is less than ${days} days away`,
  },
  saving: {
    id: (amount: string, months: number) =>
      `Rencanakan tabungan: ${amount} per bulan selama ${months} bulan. Menabung belum memesan kursi.`,
    en: (amount: string, months: number) =>
      `Plan your savings: ${amount} per month for ${months} months. Saving does not reserve a seat.`,
  },
  financing: {
    id: (months: number) => `Bisa dengan pembiayaan bank syariah, cicilan hingga ${months} bulan`,
    en: (months: number) => `Sharia bank financing available, up to ${months} months`,
  },
  askText: {
    id: (name: string, chosen: string, address: string) =>
      `Assalamu’alaikum, saya ingin menanyakan ketersediaan ${name}${chosen}. ${address}`,
    en: (name: string, chosen: string, address: string) =>
      `Assalamu’alaikum, I would like to ask whether ${name}${chosen} is available. ${address}`,
  },
  askChosen: {
    id: (day: string, hijri: string, room: string) => `, berangkat ${day} (${hijri}), ${room}`,
    en: (day: string, hijri: string, room: string) => `, departing ${day} (${hijri}), ${room}`,
  },
  dayPrice: {
    id: (day: string, hijri: string, price: string) => `${day}, ${hijri}: ${price} per orang`,
    en: (day: string, hijri: string, price: string) => `${day}, ${hijri}: ${price} per person`,
  },
  unit: {
    id: (room: string) => `Harga per orang dalam juta rupiah, ${room}`,
    en: (room: string) => `Prices per person in millions of rupiah, ${room}`,
  },
  monthFrom: { id: (price: string) => `mulai Rp. ${price} juta`, en: (price: string) => `from IDR ${price} million` },
  dayNumber: { id: (n: number) => `Hari ${n}`, en: (n: number) => `Day ${n}` },
  stars: { id: (n: number) => `Bintang ${n}`, en: (n: number) => (n === 1 ? '1 star' : `${n} stars`) },
  walkTo: {
    id: (n: number, place: string) => `${n} menit jalan kaki ke ${place}`,
    en: (n: number, place: string) => `${n} min walk to ${place}`,
  },
  haram: { id: 'Masjidil Haram', en: 'the Grand Mosque' },
  nabawi: { id: 'Masjid Nabawi', en: 'the Prophet’s Mosque' },
  localTime: { id: 'waktu setempat', en: 'local time' },
  hours: {
    id: (hours: number, minutes: number) => (minutes > 0 ? `${hours} jam ${minutes} menit` : `${hours} jam`),
    en: (hours: number, minutes: number) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  },
  leaves: { id: 'Berangkat', en: 'Departs' },
  arrives: { id: 'Tiba', en: 'Arrives' },
  licenceNumber: {
    id: (kind: string, number: string) => `Izin ${kind} ${number}`,
    en: (kind: string, number: string) => `${kind} licence ${number}`,
  },
  validUntil: { id: (day: string) => `Berlaku sampai ${day}`, en: (day: string) => `Valid until ${day}` },
  checkedBy: {
    id: (by: string, day: string) => `Diperiksa ${by} pada ${day}`,
    en: (by: string, day: string) => `Checked by ${by} on ${day}`,
  },
  percentOff: {
    id: (percent: number, most: string | undefined) => `Diskon ${percent}%${most ? `, maksimal ${most}` : ''}`,
    en: (percent: number, most: string | undefined) => `${percent}% off${most ? `, up to ${most}` : ''}`,
  },
  amountOff: { id: (amount: string) => `Potongan ${amount}`, en: (amount: string) => `${amount} off` },
  leastSpend: {
    id: (amount: string) => `Minimal pemesanan ${amount}`,
    en: (amount: string) => `Minimum booking ${amount}`,
  },
  until: { id: (day: string) => `Sampai ${day}`, en: (day: string) => `Until ${day}` },
  notOffered: { id: 'Tidak tersedia', en: 'Not available' },
  answerOf: { id: (partner: string) => `Jawaban ${partner}`, en: (partner: string) => `Reply from ${partner}` },
  travelled: { id: (month: string) => `Berangkat ${month}`, en: (month: string) => `Travelled in ${month}` },
  ratedBy: { id: (rating: string) => `Nilai ${rating} dari 5`, en: (rating: string) => `Rated ${rating} out of 5` },
  starCount: {
    id: (star: number, n: number) => `Bintang ${star}: ${n} ulasan`,
    en: (star: number, n: number) =>
      `${star} ${star === 1 ? 'star' : 'stars'}: ${n === 1 ? '1 review' : `${n} reviews`}`,
  },
  shownOf: {
    id: (shown: string, total: string) => `${shown} dari ${total} ulasan`,
    en: (shown: string, total: string) => `${shown} of ${total} reviews`,
  },
  // missing
  notFound: { id: 'Produk Tidak Ditemukan', en: 'Product not found' },
  notFoundText: {
    id: 'Alamatnya mungkin salah. Paket di bawah mirip dengan yang Anda cari.',
    en: 'The address may be wrong. These packages are similar to what you were looking for.',
  },
  gone: { id: 'Paket Tidak Tersedia', en: 'Package not available' },
  goneText: {
    id: 'Paket ini sudah tidak dijual. Paket di bawah mungkin cocok untuk Anda.',
    en: 'This package is no longer sold. One of these may suit you.',
  },
  suggestions: { id: 'Mungkin yang Anda cari', en: 'Were you looking for these?' },
  toUmrah: { id: 'Lihat semua paket umrah', en: 'See all umrah packages' },
})
export type Words = ReturnType<typeof words>
