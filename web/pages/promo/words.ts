import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  promos: { id: 'Promo', en: 'Promos' },
  code: { id: 'Kode promo', en: 'Promo code' },
  copy: { id: 'Salin kode', en: 'Copy code' },
  copied: { id: 'Kode promo disalin', en: 'Promo code copied' },
  notCopied: {
    id: 'Kode tidak dapat disalin. Tekan lama kodenya untuk menyalin.',
    en: 'The code could not be copied. Press and hold it to copy.',
  },
  save: { id: 'Simpan promo', en: 'Save this promo' },
  saved: { id: 'Promo tersimpan di akun Anda', en: 'This promo is saved in your account' },
  share: { id: 'Bagikan promo', en: 'Share this promo' },
  use: {
    id: 'Masukkan kode ini di halaman pemesanan, sebelum membayar.',
    en: 'Enter this code at checkout, before you pay.',
  },
  starts: { id: 'Mulai', en: 'Starts' },
  ends: { id: 'Berakhir', en: 'Ends' },
  how: { id: 'Besar potongan', en: 'Discount' },
  offPercent: {
    id: (share: number) => `Total pemesanan dipotong ${share}%.`,
    en: (share: number) => `${share}% off your booking total.`,
  },
  offPercentUpTo: {
    id: (share: number, most: string) => `Total pemesanan dipotong ${share}%, maksimal ${most}.`,
    en: (share: number, most: string) => `${share}% off your booking total, up to ${most}.`,
  },
  offAmount: {
    id: (amount: string) => `Total pemesanan dipotong ${amount}.`,
    en: (amount: string) => `${amount} off your booking total.`,
  },
  shippingPercent: {
    id: (share: number) => `Ongkos kirim dipotong ${share}%.`,
    en: (share: number) => `${share}% off the shipping.`,
  },
  shippingPercentUpTo: {
    id: (share: number, most: string) => `Ongkos kirim dipotong ${share}%, maksimal ${most}.`,
    en: (share: number, most: string) => `${share}% off the shipping, up to ${most}.`,
  },
  shippingAmount: {
    id: (amount: string) => `Ongkos kirim dipotong hingga ${amount}.`,
    en: (amount: string) => `Up to ${amount} off the shipping.`,
  },
  toShop: { id: 'Belanja oleh-oleh', en: 'Shop for souvenirs' },
  least: {
    id: (amount: string) => `Berlaku untuk pemesanan mulai ${amount}.`,
    en: (amount: string) => `For bookings of ${amount} or more.`,
  },
  noLeast: { id: 'Berlaku untuk pemesanan berapa pun.', en: 'For bookings of any amount.' },
  example: {
    id: (spend: string, pay: string, off: string) => `Contoh: pemesanan ${spend} menjadi ${pay}, hemat ${off}.`,
    en: (spend: string, pay: string, off: string) => `Example: a ${spend} booking becomes ${pay}. You save ${off}.`,
  },
  terms: { id: 'Syarat dan ketentuan', en: 'Terms and conditions' },
  packages: { id: 'Paket yang bisa memakai promo ini', en: 'Packages you can use this promo on' },
  packageCount: {
    id: (n: string) => `${n} paket yang belum berangkat`,
    en: (n: string) => (n === '1' ? '1 package yet to depart' : `${n} packages yet to depart`),
  },
  noPackages: {
    id: 'Belum ada paket untuk promo ini yang sedang dijual.',
    en: 'No packages for this promo are on sale right now.',
  },
  over: { id: 'Promo ini sudah berakhir', en: 'This promo has ended' },
  overText: { id: (at: string) => `Berakhir ${at}.`, en: (at: string) => `It ended on ${at}.` },
  used_up: { id: 'Kuota promo ini sudah habis', en: 'This promo is fully redeemed' },
  usedUpText: {
    id: 'Semua kode sudah terpakai. Lihat promo lain yang masih bisa Anda pakai.',
    en: 'All codes have been used. See other promos you can still use.',
  },
  coming: { id: 'Promo ini belum dimulai', en: 'This promo has not started yet' },
  comingText: {
    id: (at: string) => `Bisa dipakai mulai ${at}. Simpan dulu agar tidak lupa.`,
    en: (at: string) => `You can use it from ${at}. Save it so you don’t forget.`,
  },
  missing: { id: 'Promo Tidak Tersedia', en: 'This promo is not available' },
  missingText: {
    id: 'Promo ini tidak ditemukan. Mungkin alamatnya salah, atau promonya sudah ditarik.',
    en: 'We could not find this promo. The address may be wrong, or the promo was withdrawn.',
  },
  others: { id: 'Promo lain yang berlaku', en: 'Other active promos' },
  seeAll: { id: 'Lihat semua promo', en: 'See all promos' },
})
