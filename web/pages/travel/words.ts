import { messages } from '#core/messages.ts'

export const words = messages({
  partners: { id: 'Mitra', en: 'Partners' },
  title: { id: (name: string) => `${name}, travel umrah berizin`, en: (name: string) => `${name}, licensed agency` },
  titleProducts: { id: (name: string) => `Paket ${name}`, en: (name: string) => `Packages of ${name}` },
  titleReviews: { id: (name: string) => `Ulasan ${name}`, en: (name: string) => `Reviews of ${name}` },
  description: {
    id: (name: string, licence: string, city: string) =>
      `${name} di ${city}: izin ${licence}, siapa yang memeriksanya, paket yang dijual, ulasan jamaah dan ulasan Google.`,
    en: (name: string, licence: string, city: string) =>
      `${name} in ${city}: licence ${licence}, who checked it, packages on sale, reviews of pilgrims and on Google.`,
  },
  tabs: { id: 'Tentang travel ini', en: 'About this agency' },
  information: { id: 'Informasi', en: 'Information' },
  products: { id: 'Produk', en: 'Products' },
  reviews: { id: 'Ulasan', en: 'Reviews' },
  onGoogle: {
    id: (rating: string, total: string) => `${rating} dari 5 di Google Maps, ${total} ulasan`,
    en: (rating: string, total: string) => `${rating} out of 5 on Google Maps, ${total} reviews`,
  },
  licence: { id: (kind: string) => `Izin ${kind}`, en: (kind: string) => `${kind} licence` },
  number: { id: 'Nomor izin', en: 'Licence number' },
  umrahPermit: { id: 'Nomor izin umrah', en: 'Umrah permit number' },
  validity: { id: 'Masa berlaku', en: 'Validity' },
  check: { id: 'Pemeriksaan', en: 'Check' },
  expiredNotice: {
    id: 'Izin travel ini sudah habis masa berlakunya. Paketnya tidak dijual sampai izinnya diperbarui dan diperiksa lagi.',
    en: 'The licence of this agency has run out. Its packages are off sale until it is renewed and checked again.',
  },
  upcomingNotice: {
    id: 'Izin ini belum berlaku. Paket yang memerlukannya dijual setelah izin mulai berlaku.',
    en: 'This licence is not valid yet. Packages that need it go on sale once it is.',
  },
  suspendedNotice: {
    id: 'Izin travel ini sedang dibekukan. Paketnya tidak dijual selama pembekuan berlaku.',
    en: 'The licence of this agency is suspended. Its packages are off sale as long as that lasts.',
  },
  company: { id: 'Data perusahaan', en: 'Company details' },
  companyName: { id: 'Nama perusahaan', en: 'Company name' },
  email: { id: 'E-mail', en: 'E-mail' },
  phone: { id: 'Telepon', en: 'Phone' },
  address: { id: 'Alamat', en: 'Address' },
  founded: { id: 'Berdiri', en: 'Founded' },
  packages: { id: 'Paket', en: 'Packages' },
  packageCounts: {
    id: (active: string, total: string) => `${active} aktif dari ${total} paket`,
    en: (active: string, total: string) => `${active} active of ${total} in all`,
  },
  about: { id: 'Tentang', en: 'About' },
  nearest: { id: 'Keberangkatan terdekat', en: 'Next departures' },
  nearNames: { id: 'Mungkin yang Anda cari', en: 'What you may be looking for' },
  allProducts: { id: 'Lihat semua paket travel ini', en: 'See all packages of this agency' },
  onSale: { id: 'Paket yang dijual', en: 'Packages on sale' },
  noProducts: { id: 'Paket Tidak Tersedia', en: 'No packages available' },
  noProductsText: {
    id: 'Travel ini belum menjual paket di sini. Lihat paket travel lain yang berizin.',
    en: 'This agency sells no packages here yet. Look at those of other licensed agencies.',
  },
  compare: { id: 'Belum menemukan yang cocok?', en: 'Not what you are looking for?' },
  compareText: {
    id: 'Bandingkan dengan paket umrah dari travel berizin lainnya.',
    en: 'Compare with umrah packages of other licensed agencies.',
  },
  others: { id: 'Lihat paket umrah lain', en: 'See other umrah packages' },
  shown: {
    id: (from: number, to: number, total: string) => `${from}–${to} dari ${total}`,
    en: (from: number, to: number, total: string) => `${from}–${to} of ${total}`,
  },
  verified: { id: 'Ulasan jamaah', en: 'Reviews of pilgrims' },
  verifiedText: {
    id: 'Hanya dari jamaah yang memesan di sini dan sudah pulang.',
    en: 'Only from pilgrims who booked here and have returned.',
  },
  noReviews: { id: 'Belum ada ulasan', en: 'No reviews yet' },
  noReviewsText: {
    id: 'Ulasan muncul setelah jamaah yang memesan di sini pulang dan menuliskannya.',
    en: 'Reviews appear once pilgrims who booked here have returned and written them.',
  },
  google: { id: 'Ulasan Google', en: 'Google reviews' },
  googleText: {
    id: 'Dipilih dan diurutkan Google menurut relevansi; tidak kami periksa.',
    en: 'Chosen and sorted by Google by relevance; we have not checked them.',
  },
  googleNone: {
    id: 'Belum ada ulasan Google yang dapat ditampilkan.',
    en: 'There are no Google reviews to show at the moment.',
  },
  googleAll: { id: 'Lihat di Google Maps', en: 'See on Google Maps' },
  newTab: { id: '(buka tab baru)', en: '(opens a new tab)' },
  pages: { id: 'Halaman', en: 'Pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  bad: { id: 'Halaman ini tidak ada', en: 'There is no such page' },
  first: { id: 'Ke halaman pertama', en: 'To the first page' },
  missing: { id: 'Travel tidak ditemukan', en: 'This agency could not be found' },
  missingText: {
    id: 'Mungkin namanya salah ketik, atau travel ini tidak lagi menjadi mitra. Barangkali yang Anda cari salah satu dari ini:',
    en: 'Its name may be misspelt, or it is no longer a partner. Perhaps you are looking for one of these:',
  },
  allPartners: { id: 'Lihat semua mitra travel', en: 'See all travel partners' },
})
