import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  latestOrder: { id: 'Lanjutkan pesanan Anda', en: 'Continue your order' },
  latestDue: { id: 'Yang perlu Anda bayar berikutnya', en: 'Your next payment' },
  title: { id: 'Umrah, haji dan wisata syariah tepercaya', en: 'Umrah, hajj and sharia travel you can trust' },
  description: {
    id: 'Bandingkan paket umrah, haji dan wisata syariah dari travel berizin. Harga jelas, kursi pasti, bayar penuh, uang muka atau menabung di bank mitra.',
    en: 'Compare umrah, hajj and sharia tours from licensed agencies. Clear prices, real seats; pay in full, by down payment, or save at a partner bank.',
  },
  titleWithoutHajj: { id: 'Umrah dan wisata syariah tepercaya', en: 'Umrah and sharia travel you can trust' },
  descriptionWithoutHajj: {
    id: 'Bandingkan paket umrah dan wisata syariah dari travel berizin. Harga jelas, kursi pasti, bayar penuh, uang muka atau menabung di bank mitra.',
    en: 'Compare umrah and sharia tours from licensed agencies. Clear prices, guaranteed seats. Pay in full, by down payment, or save at a partner bank.',
  },
  promise: {
    id: 'Berangkat dengan tenang, sejak langkah pertama',
    en: 'Travel with peace of mind, from the first step',
  },
  promiseText: {
    id: (travels: string) => `${travels} travel berizin. Harga lengkap, kursi pasti.`,
    en: (travels: string) => `${travels} licensed travel agencies. Full prices, guaranteed seats.`,
  },
  moreThan: { id: (n: string) => `Lebih dari ${n}`, en: (n: string) => `More than ${n}` },
  heroAlt: { id: 'Ka’bah dan jamaah yang bertawaf saat senja', en: 'The Kaaba and pilgrims circling it at dusk' },

  search: { id: 'Cari perjalanan', en: 'Find a journey' },
  what: { id: 'Perjalanan', en: 'Journey' },
  umrah: { id: 'Umrah', en: 'Umrah' },
  hajj: { id: 'Haji', en: 'Hajj' },
  tours: { id: 'Wisata', en: 'Tours' },
  month: { id: 'Kapan', en: 'When' },
  anyMonth: { id: 'Kapan saja', en: 'Any month' },
  hijri_year: { id: 'Kapan', en: 'When' },
  anyHijriYear: { id: 'Tahun berapa saja', en: 'Any year' },
  city: { id: 'Dari kota', en: 'From' },
  anyCity: { id: 'Mana saja', en: 'Any city' },
  travel: { id: 'Lewat travel', en: 'With agency' },
  anyTravel: { id: 'Mana saja', en: 'Any agency' },
  destination: { id: 'Ke mana', en: 'Where to' },
  anyDestination: { id: 'Mana saja', en: 'Anywhere' },
  travellers: { id: 'Berapa orang', en: 'How many' },
  anyTravellers: { id: 'Fleksibel', en: 'Flexible' },
  people: { id: (n: number) => `${n} orang`, en: (n: number) => (n === 1 ? '1 person' : `${n} people`) },
  find: { id: 'Cari paket', en: 'Find packages' },
  sought: { id: 'Sedang banyak dicari', en: 'Often looked for' },

  journeys: { id: 'Pilih perjalanan Anda', en: 'Choose your journey' },
  allUmrah: { id: (n: string) => `Lihat ${n} paket umrah`, en: (n: string) => `See all ${n} umrah packages` },
  allHajj: { id: (n: string) => `Lihat ${n} paket haji`, en: (n: string) => `See all ${n} hajj packages` },
  allTours: { id: (n: string) => `Lihat ${n} paket wisata`, en: (n: string) => `See all ${n} tours` },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },

  promos: { id: 'Promo yang sedang berjalan', en: 'Promos running now' },
  allPromos: { id: 'Semua promo', en: 'All promos' },

  certaintiesTitle: { id: 'Lima kepastian di setiap keberangkatan', en: 'Five certainties on every departure' },
  certaintiesText: {
    id: 'Mengikuti daftar periksa 5 Pasti Umrah dari kementerian, masing-masing dengan bukti dan tanggal pemeriksaannya.',
    en: 'Following the ministry’s 5 Pasti Umrah checklist, each with its evidence and the day it was checked.',
  },
  licence: { id: 'Pasti izinnya', en: 'A certain licence' },
  licenceText: {
    id: 'Nomor izin, masa berlaku, dan siapa yang memeriksa.',
    en: 'The licence number, its validity, and who checked it.',
  },
  flight: { id: 'Pasti jadwalnya', en: 'A certain flight' },
  flightText: {
    id: 'Maskapai dan tanggal, langsung atau satu kali transit.',
    en: 'Airline and date, direct or with one stop.',
  },
  price: { id: 'Pasti harganya', en: 'A certain price' },
  priceText: {
    id: 'Yang termasuk dan tidak termasuk, lengkap.',
    en: 'Everything that is and isn’t included.',
  },
  hotel: { id: 'Pasti hotelnya', en: 'A certain hotel' },
  hotelText: {
    id: 'Nama hotel, jumlah malam, dan jarak jalan kaki.',
    en: 'The hotel’s name, the nights, and the walk to the Haram.',
  },
  visa: { id: 'Pasti visanya', en: 'A certain visa' },
  visaText: { id: 'Siapa yang mengurus dan kapan harus siap.', en: 'Who arranges it and when it must be ready.' },

  plansTitle: {
    id: (monthly: string) => `Belum cukup? Mulai dari ${monthly}`,
    en: (monthly: string) => `Not there yet? Begin from ${monthly}`,
  },
  plansPlain: { id: 'Belum cukup? Menabung dulu', en: 'Not there yet? Save first' },
  plansText: {
    id: 'Menabung di rekening bank syariah atas nama Anda sendiri. Uangnya tetap milik Anda dan tidak pernah singgah di rekening kami.',
    en: 'Save in an account of your own at a sharia bank. The money stays yours and never passes through our account.',
  },
  plansAlt: {
    id: 'Celengan koin dan tunas di bawah gambar Ka’bah',
    en: 'A jar of coins and seedlings below a picture of the Kaaba',
  },
  plans: { id: 'Cara membayar', en: 'Ways to pay' },
  savings: { id: 'Menabung', en: 'Saving' },
  financing: { id: 'Dana talangan', en: 'Financing' },
  savingsAll: { id: 'Semua paket tabungan', en: 'All packages to save for' },
  financingAll: { id: 'Semua paket dana talangan', en: 'All packages with financing' },
  firstPayment: { id: 'Uang muka mulai', en: 'Down payment from' },
  restMonthly: {
    id: (months: number) => `sisanya dicicil hingga ${months} bulan`,
    en: (months: number) => `the rest over up to ${months} months`,
  },

  explore: { id: 'Jelajahi lebih jauh', en: 'Explore further' },
  promo: { id: 'Promo', en: 'Promo' },

  reviews: { id: 'Cerita mereka yang sudah pulang', en: 'From those who have returned' },
  reviewsText: {
    id: 'Hanya jamaah yang benar-benar berangkat yang dapat menulis ulasan.',
    en: 'Only pilgrims who have made the journey can write a review.',
  },

  partners: { id: (n: string) => `${n} travel berizin`, en: (n: string) => `${n} licensed agencies` },
  partnersText: {
    id: 'Setiap izin kami periksa. Yang izinnya habis tidak lagi dijual di sini.',
    en: 'We check every licence. Whoever’s has ended is no longer sold here.',
  },
  allPartners: { id: 'Semua mitra', en: 'All partners' },

  hasanah: { id: 'Bekal sebelum berangkat', en: 'Reading before you go' },
  hasanahText: {
    id: 'Tulisan Hasanah tentang dokumen, kesehatan, manasik dan ziarah.',
    en: 'Hasanah articles on papers, health, the rites and visits.',
  },
  allHasanah: { id: 'Semua artikel', en: 'All articles' },

  stepsTitle: { id: 'Empat langkah menuju Baitullah', en: 'Four steps to the House of God' },
  choose: { id: 'Pilih', en: 'Choose' },
  chooseText: { id: 'Bandingkan paket dengan total sebenarnya.', en: 'Compare packages by their true total.' },
  book: { id: 'Pesan', en: 'Book' },
  bookText: {
    id: 'Kursi ditahan atas nama Anda selagi mengisi data.',
    en: 'Your seats are held while you fill in the form.',
  },
  pay: { id: 'Bayar', en: 'Pay' },
  payText: { id: 'Transfer bank, QRIS, dompet digital atau kartu.', en: 'Bank transfer, QRIS, e-wallet or card.' },
  go: { id: 'Berangkat', en: 'Depart' },
  goText: { id: 'Dokumen, pengingat dan panduan di satu tempat.', en: 'Papers, reminders and guides in one place.' },
})
