import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: {
    id: 'Umrah, haji dan wisata syariah dari travel berizin',
    en: 'Umrah, hajj and sharia tours from licensed agencies',
  },
  description: {
    id: 'Bandingkan paket umrah, haji dan wisata syariah. Harga lengkap, kursi pasti. Bayar penuh, bayar uang muka, atau menabung di bank mitra.',
    en: 'Compare umrah, hajj and sharia tour packages. Full prices, guaranteed seats. Pay in full, make a down payment, or save at a partner bank.',
  },
  titleWithoutHajj: {
    id: 'Umrah dan wisata syariah dari travel berizin',
    en: 'Umrah and sharia tours from licensed agencies',
  },
  descriptionWithoutHajj: {
    id: 'Bandingkan paket umrah dan wisata syariah. Harga lengkap, kursi pasti. Bayar penuh, bayar uang muka, atau menabung di bank mitra.',
    en: 'Compare umrah and sharia tour packages. Full prices, guaranteed seats. Pay in full, make a down payment, or save at a partner bank.',
  },
  promise: {
    id: 'Temukan paket perjalanan ibadah Anda',
    en: 'Find your pilgrimage package',
  },
  promiseText: {
    id: (travels: string) => `${travels} travel berizin. Harga lengkap, kursi pasti.`,
    en: (travels: string) => `${travels} licensed travel agencies. Full prices, guaranteed seats.`,
  },
  moreThan: { id: (n: string) => `Lebih dari ${n}`, en: (n: string) => `More than ${n}` },
  heroAlt: { id: 'Ka’bah dan jamaah yang bertawaf saat senja', en: 'The Kaaba and pilgrims circling it at dusk' },

  search: { id: 'Cari paket perjalanan', en: 'Search packages' },
  what: { id: 'Jenis perjalanan', en: 'Type of trip' },
  umrah: { id: 'Umrah', en: 'Umrah' },
  hajj: { id: 'Haji', en: 'Hajj' },
  tours: { id: 'Wisata', en: 'Tours' },
  month: { id: 'Kapan', en: 'When' },
  anyMonth: { id: 'Kapan saja', en: 'Any month' },
  hijri_year: { id: 'Kapan', en: 'When' },
  anyHijriYear: { id: 'Semua tahun', en: 'Any year' },
  city: { id: 'Dari kota', en: 'From' },
  anyCity: { id: 'Semua kota', en: 'Any city' },
  travel: { id: 'Travel', en: 'Travel agency' },
  anyTravel: { id: 'Semua travel', en: 'Any agency' },
  destination: { id: 'Ke mana', en: 'Where to' },
  anyDestination: { id: 'Semua tujuan', en: 'Anywhere' },
  travellers: { id: 'Jumlah orang', en: 'Travellers' },
  anyTravellers: { id: 'Berapa saja', en: 'Any number' },
  people: { id: (n: number) => `${n} orang`, en: (n: number) => (n === 1 ? '1 person' : `${n} people`) },
  find: { id: 'Cari paket', en: 'Find packages' },
  popularSearches: { id: 'Sedang banyak dicari', en: 'Popular searches' },

  journeys: { id: 'Paket perjalanan', en: 'Travel packages' },
  allUmrah: { id: (n: string) => `Lihat ${n} paket umrah`, en: (n: string) => `See all ${n} umrah packages` },
  allHajj: { id: (n: string) => `Lihat ${n} paket haji`, en: (n: string) => `See all ${n} hajj packages` },
  allTours: { id: (n: string) => `Lihat ${n} paket wisata`, en: (n: string) => `See all ${n} tours` },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },

  ownTitle: { id: 'Susun umrah keluarga Anda sendiri', en: 'Plan your own family umrah' },
  ownText: {
    id: 'Pilih tanggal, penerbangan, dan hotel. Perkiraan biaya langsung terlihat, lalu travel berizin memberi penawaran.',
    en: 'Choose dates, flights and hotels. See an estimate at once, then get offers from licensed agencies.',
  },
  toOwn: { id: 'Mulai susun rencana', en: 'Start planning' },
  ownAlt: { id: 'Sebuah keluarga memandang matahari terbenam', en: 'A family looking at the sunset' },

  promos: { id: 'Promo yang sedang berlaku', en: 'Current promos' },
  allPromos: { id: 'Semua promo', en: 'All promos' },

  certaintiesTitle: { id: 'Lima Pasti di setiap keberangkatan', en: 'Five Certainties on every departure' },
  certaintiesText: {
    id: 'Sesuai daftar 5 Pasti Umrah dari kementerian. Setiap butir disertai bukti dan tanggal pemeriksaan.',
    en: 'Based on the ministry’s “5 Pasti Umrah” checklist. Each check shows its evidence and date.',
  },
  licence: { id: 'Pasti izinnya', en: 'Licence' },
  licenceText: {
    id: 'Nomor izin, masa berlaku, dan siapa yang memeriksa.',
    en: 'Licence number, expiry date and who checked it.',
  },
  flight: { id: 'Pasti jadwalnya', en: 'Flight' },
  flightText: {
    id: 'Maskapai dan tanggal, langsung atau satu kali transit.',
    en: 'Airline and dates, direct or with one stop.',
  },
  price: { id: 'Pasti harganya', en: 'Price' },
  priceText: {
    id: 'Yang termasuk dan tidak termasuk, lengkap.',
    en: 'What is and isn’t included, in full.',
  },
  hotel: { id: 'Pasti hotelnya', en: 'Hotel' },
  hotelText: {
    id: 'Nama hotel, jumlah malam, dan lama jalan kaki ke masjid.',
    en: 'Hotel name, number of nights and walking time to the mosque.',
  },
  visa: { id: 'Pasti visanya', en: 'Visa' },
  visaText: { id: 'Siapa yang mengurus dan kapan harus siap.', en: 'Who arranges it and when it must be ready.' },

  plansTitle: {
    id: (monthly: string) => `Menabung umrah mulai ${monthly}`,
    en: (monthly: string) => `Save for umrah from ${monthly}`,
  },
  plansPlain: { id: 'Menabung untuk umrah', en: 'Save for umrah' },
  plansText: {
    id: 'Menabung di rekening bank syariah atas nama Anda sendiri. Uangnya tidak melewati rekening kami.',
    en: 'Save in your own account at a sharia bank. The money never passes through our account.',
  },
  toPlanner: { id: 'Bandingkan tunai, menabung, dan cicilan', en: 'Compare cash, saving and instalments' },
  plansAlt: {
    id: 'Celengan koin dan tunas di bawah gambar Ka’bah',
    en: 'A jar of coins and seedlings below a picture of the Kaaba',
  },
  plans: { id: 'Cara membayar', en: 'Ways to pay' },
  savings: { id: 'Menabung', en: 'Savings' },
  financing: { id: 'Dana talangan', en: 'Financing' },
  savingsAll: { id: 'Semua paket tabungan', en: 'All savings packages' },
  financingAll: { id: 'Semua paket dana talangan', en: 'All packages with financing' },
  firstPayment: { id: 'Uang muka mulai', en: 'Down payment from' },
  restMonthly: {
    id: (months: number) => `sisanya dicicil hingga ${months} bulan`,
    en: (months: number) => `the rest in up to ${months} monthly instalments`,
  },

  explore: { id: 'Lihat juga', en: 'See also' },
  promo: { id: 'Promo', en: 'Promo' },

  reviews: { id: 'Ulasan jamaah', en: 'Traveller reviews' },
  reviewsText: {
    id: 'Hanya dari jamaah yang memesan di sini dan sudah pulang.',
    en: 'Only from travellers who booked here and have returned.',
  },

  partners: { id: (n: string) => `${n} travel berizin`, en: (n: string) => `${n} licensed agencies` },
  partnersText: {
    id: 'Setiap izin kami periksa. Bila izin sebuah travel habis, paketnya berhenti dijual.',
    en: 'We check every licence. When one expires, we stop selling that agency’s packages.',
  },
  allPartners: { id: 'Semua travel', en: 'All travel agencies' },

  hasanah: { id: 'Artikel persiapan', en: 'Articles to help you prepare' },
  hasanahText: {
    id: 'Artikel Hasanah tentang dokumen, kesehatan, manasik dan ziarah.',
    en: 'Hasanah articles on documents, health, the rites and places to visit.',
  },
  allHasanah: { id: 'Semua artikel', en: 'All articles' },

  stepsTitle: { id: 'Empat langkah memesan', en: 'Book in four steps' },
  choose: { id: 'Pilih', en: 'Choose' },
  chooseText: {
    id: 'Bandingkan paket menurut perkiraan total biayanya.',
    en: 'Compare packages by their estimated total.',
  },
  book: { id: 'Pesan', en: 'Book' },
  bookText: {
    id: 'Kursi disimpan untuk Anda selama mengisi data.',
    en: 'Your seats are held while you fill in the form.',
  },
  pay: { id: 'Bayar', en: 'Pay' },
  payText: { id: 'Transfer bank, QRIS, dompet digital atau kartu.', en: 'Bank transfer, QRIS, e-wallet or card.' },
  go: { id: 'Berangkat', en: 'Depart' },
  goText: { id: 'Dokumen, pengingat dan panduan di satu tempat.', en: 'Documents, reminders and guides in one place.' },
})
