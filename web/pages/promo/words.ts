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
    id: 'Masukkan kode ini di langkah pembayaran.',
    en: 'Enter this code at the payment step.',
  },
  starts: { id: 'Mulai', en: 'Starts' },
  ends: { id: 'Berakhir', en: 'Ends' },
  how: { id: 'Potongannya', en: 'What it takes off' },
  offPercent: {
    id: (share: number) => `Total pemesanan dipotong ${share}%.`,
    en: (share: number) => `${share}% is taken off the total of your booking.`,
  },
  offPercentUpTo: {
    id: (share: number, most: string) => `Total pemesanan dipotong ${share}%, paling banyak ${most}.`,
    en: (share: number, most: string) => `${share}% is taken off the total of your booking, at most ${most}.`,
  },
  offAmount: {
    id: (amount: string) => `Total pemesanan dipotong ${amount}.`,
    en: (amount: string) => `${amount} is taken off the total of your booking.`,
  },
  least: {
    id: (amount: string) => `Berlaku untuk pemesanan mulai ${amount}.`,
    en: (amount: string) => `For bookings from ${amount}.`,
  },
  noLeast: { id: 'Berlaku untuk pemesanan berapa pun.', en: 'For bookings of any amount.' },
  example: {
    id: (spend: string, pay: string, off: string) => `Contoh: pemesanan ${spend} menjadi ${pay}, hemat ${off}.`,
    en: (spend: string, pay: string, off: string) =>
      `For example, a booking of ${spend} becomes ${pay}: you save ${off}.`,
  },
  terms: { id: 'Syarat dan ketentuan', en: 'Terms' },
  packages: { id: 'Paket yang bisa memakai promo ini', en: 'Packages this promo holds for' },
  packagesFound: { id: (n: string) => `${n} paket`, en: (n: string) => (n === '1' ? '1 package' : `${n} packages`) },
  noPackages: {
    id: 'Belum ada paket untuk promo ini yang sedang dijual.',
    en: 'No package of this promo is on sale at the moment.',
  },
  over: { id: 'Promo ini sudah berakhir', en: 'This promo has ended' },
  overText: { id: (at: string) => `Berakhir ${at}.`, en: (at: string) => `It ended on ${at}.` },
  used_up: { id: 'Kuota promo ini sudah habis', en: 'This promo is used up' },
  usedUpText: {
    id: 'Semua kode sudah terpakai. Lihat promo lain yang masih bisa Anda pakai.',
    en: 'Every code has been used. See the other promos you can still use.',
  },
  coming: { id: 'Promo ini belum dimulai', en: 'This promo has not started yet' },
  comingText: {
    id: (at: string) => `Bisa dipakai mulai ${at}. Simpan dulu agar tidak lupa.`,
    en: (at: string) => `You can use it from ${at}. Save it so that you do not forget.`,
  },
  missing: { id: 'Promo Tidak Tersedia', en: 'This promo is not available' },
  missingText: {
    id: 'Promo ini tidak ditemukan. Mungkin alamatnya salah, atau promonya sudah ditarik.',
    en: 'We could not find this promo. The address may be wrong, or the promo was taken back.',
  },
  others: { id: 'Promo lain yang berlaku', en: 'Other promos that hold' },
  seeAll: { id: 'Lihat semua promo', en: 'See all promos' },
})
