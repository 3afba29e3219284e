import { messages } from '#core/messages.ts'

export const words = messages({
  partners: { id: 'Mitra', en: 'Partners' },
  title: { id: (name: string) => `${name}, travel umrah berizin`, en: (name: string) => `${name}, licensed agency` },
  titleProducts: { id: (name: string) => `Paket ${name}`, en: (name: string) => `${name} packages` },
  titleReviews: { id: (name: string) => `Ulasan ${name}`, en: (name: string) => `${name} reviews` },
  description: {
    id: (name: string, licence: string, city: string) =>
      `${name} di ${city}: izin ${licence}, siapa yang memeriksanya, paket yang dijual, ulasan jamaah dan ulasan Google.`,
    en: (name: string, licence: string, city: string) =>
      `${name} in ${city}: licence ${licence}, who checked it, packages on sale, traveller reviews and Google reviews.`,
  },
  tabs: { id: 'Tentang travel ini', en: 'About this agency' },
  information: { id: 'Informasi', en: 'Information' },
  products: { id: 'Produk', en: 'Products' },
  reviews: { id: 'Ulasan', en: 'Reviews' },
  onGoogle: {
    id: (rating: string, total: string) => `${rating} dari 5 di Google Maps, ${total} ulasan`,
    en: (rating: string, total: string) =>
      `${rating} out of 5 on Google Maps, ${total} ${total === '1' ? 'review' : 'reviews'}`,
  },
  licence: { id: (kind: string) => `Izin ${kind}`, en: (kind: string) => `${kind} licence` },
  number: { id: 'Nomor izin', en: 'Licence number' },
  validity: { id: 'Masa berlaku', en: 'Validity' },
  check: { id: 'Pemeriksaan', en: 'Verification' },
  expiredNotice: {
    id: 'Izin travel ini sudah habis masa berlakunya. Paketnya tidak dijual sampai izinnya diperbarui dan diperiksa lagi.',
    en: 'This agency’s licence has expired. Its packages are not on sale until the licence is renewed and checked again.',
  },
  upcomingNotice: {
    id: 'Izin ini belum berlaku. Paket yang memerlukannya dijual setelah izin mulai berlaku.',
    en: 'This licence is not valid yet. Packages that need it go on sale once it takes effect.',
  },
  suspendedNotice: {
    id: 'Izin travel ini sedang dibekukan. Paketnya tidak dijual selama pembekuan berlaku.',
    en: 'This agency’s licence is suspended. Its packages are not on sale during the suspension.',
  },
  company: { id: 'Data perusahaan', en: 'Company details' },
  companyName: { id: 'Nama perusahaan', en: 'Company name' },
  email: { id: 'Email', en: 'Email' },
  phone: { id: 'Telepon', en: 'Phone' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  address: { id: 'Alamat', en: 'Address' },
  founded: { id: 'Berdiri', en: 'Founded' },
  packages: { id: 'Paket', en: 'Packages' },
  packageCounts: {
    id: (active: string, total: string) => `${active} dari ${total} paket dijual`,
    en: (active: string, total: string) => `${active} of ${total} on sale`,
  },
  about: { id: 'Tentang', en: 'About' },
  nearest: { id: 'Keberangkatan terdekat', en: 'Next departures' },
  nearNames: { id: 'Mungkin yang Anda cari', en: 'Were you looking for these?' },
  allProducts: { id: 'Lihat semua paket travel ini', en: 'See all packages from this agency' },
  onSale: { id: 'Paket yang dijual', en: 'Packages on sale' },
  noProducts: { id: 'Paket Tidak Tersedia', en: 'No packages available' },
  noProductsText: {
    id: 'Travel ini belum menjual paket di sini. Lihat paket travel lain yang berizin.',
    en: 'This agency doesn’t sell packages here yet. See packages from other licensed agencies.',
  },
  compare: { id: 'Belum menemukan yang cocok?', en: 'Not what you’re looking for?' },
  compareText: {
    id: 'Bandingkan dengan paket umrah dari travel berizin lainnya.',
    en: 'Compare umrah packages from other licensed agencies.',
  },
  others: { id: 'Lihat paket umrah lain', en: 'See other umrah packages' },
  shown: {
    id: (from: number, to: number, total: string) => `${from}–${to} dari ${total}`,
    en: (from: number, to: number, total: string) => `${from}–${to} of ${total}`,
  },
  more: {
    id: (n: number) => `Tampilkan ${n} paket lagi`,
    en: (n: number) => (n === 1 ? 'Show 1 more package' : `Show ${n} more packages`),
  },
  less: { id: 'Tampilkan lebih sedikit', en: 'Show fewer' },
  verified: { id: 'Ulasan jamaah', en: 'Traveller reviews' },
  verifiedText: {
    id: 'Hanya dari jamaah yang memesan di sini dan sudah pulang.',
    en: 'Only from travellers who booked here and have returned.',
  },
  noReviews: { id: 'Belum ada ulasan', en: 'No reviews yet' },
  noReviewsText: {
    id: 'Ulasan muncul setelah jamaah yang memesan di sini pulang dan menuliskannya.',
    en: 'Reviews appear after travellers who booked here return and write them.',
  },
  google: { id: 'Ulasan Google', en: 'Google reviews' },
  googleText: {
    id: 'Dipilih dan diurutkan oleh Google menurut relevansi. Tidak kami periksa.',
    en: 'Selected and sorted by Google. We don’t check them.',
  },
  googleNone: {
    id: 'Belum ada ulasan Google yang dapat ditampilkan.',
    en: 'No Google reviews to show right now.',
  },
  googleAll: { id: 'Lihat di Google Maps', en: 'See on Google Maps' },
  newTab: { id: '(terbuka di tab baru)', en: '(opens in a new tab)' },
  pages: { id: 'Halaman', en: 'Pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  bad: { id: 'Halaman ini tidak ada', en: 'This page does not exist' },
  first: { id: 'Ke halaman pertama', en: 'Go to the first page' },
  missing: { id: 'Travel tidak ditemukan', en: 'Travel agency not found' },
  missingText: {
    id: 'Mungkin namanya salah ketik, atau travel ini tidak lagi menjadi mitra. Mungkin yang Anda cari salah satu dari ini:',
    en: 'The name may be misspelt, or the agency is no longer a partner. You may be looking for one of these:',
  },
  allPartners: { id: 'Lihat semua travel', en: 'See all travel agencies' },
})
