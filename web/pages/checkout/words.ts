import { messages } from '#core/messages.ts'
import { roomInText, roomNames } from '#modules/catalogue/rules/room-words.ts'

/** Fixed words of the page. They come with it as data, in the one language it is read in. */
export const labels = messages({
  heading: { id: 'Lengkapi pesanan', en: 'Complete your order' },
  // hold
  hold: { id: 'Kursi Anda disimpan. Selesaikan dalam', en: 'Your seats are kept. Finish within' },
  hurry: { id: 'Kurang dari 5 menit lagi.', en: 'Less than 5 minutes left.' },
  // package
  package: { id: 'Paket Anda', en: 'Your package' },
  departs: { id: 'Berangkat', en: 'Departs' },
  returns: { id: 'Pulang', en: 'Returns' },
  rooms: { id: 'Kamar', en: 'Rooms' },
  code: { id: 'Kode pesanan', en: 'Order code' },
  // contact
  contact: { id: 'Data pemesan', en: 'Who orders' },
  contactText: {
    id: 'Tagihan, kode verifikasi, dan e-voucher dikirim ke sini.',
    en: 'Invoices, the verification code and the e-voucher go here.',
  },
  name: { id: 'Nama lengkap', en: 'Full name' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  choose: { id: 'Pilih', en: 'Choose' },
  birth_date: { id: 'Tanggal lahir', en: 'Date of birth' },
  address: { id: 'Alamat', en: 'Address' },
  addressHint: {
    id: 'Jalan, nomor, kelurahan, kota. Minimal 10 karakter.',
    en: 'Street, number, district, city. At least 10 characters.',
  },
  phone_number: { id: 'Nomor telepon', en: 'Phone number' },
  phoneHint: {
    id: 'Nomor yang aktif, untuk kode verifikasi.',
    en: 'One that is in use, for the verification code.',
  },
  email: { id: 'Email', en: 'Email' },
  job_name: { id: 'Pekerjaan', en: 'Occupation' },
  instansi: { id: 'Instansi', en: 'Institution' },
  instansiHint: { id: 'Tempat bekerja, usaha, atau sekolah.', en: 'Where you work, trade or study.' },
  // travellers
  travellers: { id: 'Data jamaah', en: 'Who travels' },
  travellersText: {
    id: 'Nama harus sama persis dengan paspor.',
    en: 'Names must be exactly as in the passport.',
  },
  self: { id: 'Saya sendiri ikut berangkat', en: 'I travel myself' },
  selfHint: {
    id: 'Jamaah pertama diisi dari data pemesan.',
    en: 'The first traveller is filled in from who orders.',
  },
  passportName: { id: 'Nama sesuai paspor', en: 'Name as in the passport' },
  singleName: { id: 'Nama di paspor hanya satu kata', en: 'The passport has only one name' },
  singleNameHint: {
    id: 'Untuk masuk Arab Saudi, paspor perlu nama kedua. Urus penambahannya di kantor imigrasi; kami tidak menambah nama sendiri. Pesanan ini akan ditandai.',
    en: 'Entry to Saudi Arabia needs a second name in the passport. Have it added at an immigration office; we never add a name ourselves. This order will be flagged.',
  },
  relation: { id: 'Hubungan dengan pemesan', en: 'Relation to who orders' },
  optional: { id: '(opsional)', en: '(optional)' },
  // extras
  addons: { id: 'Tambahan', en: 'Extras' },
  less: { id: 'Kurangi', en: 'One less' },
  more: { id: 'Tambah', en: 'One more' },
  recount: { id: 'Hitung ulang', en: 'Recalculate' },
  recounting: { id: 'Menghitung', en: 'Calculating' },
  // promo
  promo: { id: 'Promo', en: 'Promo' },
  promoCode: { id: 'Kode promo', en: 'Promo code' },
  promoUse: { id: 'Pakai', en: 'Use' },
  promoRemove: { id: 'Lepas', en: 'Remove' },
  promoList: { id: 'Lihat promo yang bisa dipakai', en: 'See the promos you can use' },
  promoTitle: { id: 'Promo untuk pesanan ini', en: 'Promos for this order' },
  promoNone: { id: 'Pilihan Promo tidak tersedia', en: 'No promo is available to choose' },
  promoApplied: { id: 'Terpakai', en: 'In use' },
  close: { id: 'Tutup', en: 'Close' },
  working: { id: 'Sedang diproses', en: 'Working on it' },
  // plan
  plan: { id: 'Cara membayar', en: 'How to pay' },
  // price
  price: { id: 'Rincian harga', en: 'Price details' },
  discount: { id: 'Potongan promo', en: 'Promo discount' },
  total: { id: 'Total', en: 'Total' },
  inWords: { id: 'Terbilang', en: 'In words' },
  dueNow: { id: 'Dibayar sekarang', en: 'To pay now' },
  // terms
  terms: { id: 'Ketentuan', en: 'Terms' },
  termsText: {
    id: 'Paket yang sudah dipesan tidak dapat diubah, dibatalkan, dikembalikan dananya, atau dialihkan kepada orang lain, kecuali mitra travel membatalkan atau menjadwal ulang. Perubahan harga hanya berlaku sebelum pemesanan.',
    en: 'A booked package cannot be changed, cancelled, refunded or passed on to someone else, unless the travel partner cancels or reschedules it. Price changes apply only before booking.',
  },
  consent: {
    id: 'Saya telah membaca dan menyetujui ketentuan di atas',
    en: 'I have read the terms above and agree to them',
  },
  consentMore: { id: 'Selengkapnya:', en: 'In full:' },
  toTerms: { id: 'Syarat & Ketentuan', en: 'Terms & Conditions' },
  toPrivacy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  next: { id: 'Lanjut ke pembayaran', en: 'Continue to payment' },
  nextShort: { id: 'Lanjut', en: 'Continue' },
  // confirm
  confirm: { id: 'Data sudah benar?', en: 'Is everything right?' },
  goOn: { id: 'Lanjutkan pembayaran', en: 'Continue paying' },
  checkAgain: { id: 'Periksa lagi', en: 'Check again' },
  changeMethod: { id: 'Ubah metode pembayaran', en: 'Change payment method' },
  singleFlag: {
    id: 'satu kata di paspor',
    en: 'one name in the passport',
  },
  ordering: { id: 'Membuat pesanan', en: 'Placing the order' },
})
export type Labels = ReturnType<typeof labels>

/** Words with figures and names in them, and those of the rarer screens: put together on the server. */
export const words = messages({
  steps: { id: 'Langkah pemesanan', en: 'Steps of the order' },
  stepOrder: { id: 'Pesanan', en: 'Order' },
  stepPay: { id: 'Bayar', en: 'Pay' },
  stepDone: { id: 'Selesai', en: 'Done' },
  done: { id: 'sudah', en: 'done' },
  consultant: {
    id: (name: string) => `Paket Rekomendasi Consultan ${name}`,
    en: (name: string) => `Package recommended by consultant ${name}`,
  },
  holdUntil: {
    id: (moment: string) => `Kursi Anda disimpan sampai ${moment}.`,
    en: (moment: string) => `Your seats are kept until ${moment}.`,
  },
  ...roomNames,
  ...roomInText,
  noBed: { id: 'Tanpa tempat tidur sendiri', en: 'No bed of their own' },
  inRoom: {
    id: (n: number, room: string) => `${n} dewasa, ${room}`,
    en: (n: number, room: string) => `${n === 1 ? '1 adult' : `${n} adults`}, ${room}`,
  },
  children: { id: (n: number) => `${n} anak`, en: (n: number) => (n === 1 ? '1 child' : `${n} children`) },
  infants: { id: (n: number) => `${n} bayi`, en: (n: number) => (n === 1 ? '1 infant' : `${n} infants`) },
  byPartner: {
    id: (partner: string, days: number) => `${partner} · ${days} hari`,
    en: (partner: string, days: number) => `${partner} · ${days} days`,
  },
  traveller: { id: (n: number) => `Jamaah ${n}`, en: (n: number) => `Traveller ${n}` },
  adult: { id: 'Dewasa', en: 'Adult' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },
  childBirth: {
    id: (from: number, to: number) => `Usia ${from} sampai ${to} tahun saat pulang.`,
    en: (from: number, to: number) => `Aged ${from} to ${to} on the day of the return.`,
  },
  infantBirth: {
    id: (below: number) => `Di bawah ${below} tahun saat pulang.`,
    en: (below: number) => `Under ${below} on the day of the return.`,
  },
  confirmCorrectable: {
    id: (day: string) =>
      `Setelah dipesan, paket dan jamaah tidak dapat diganti. Ejaan nama dapat diperbaiki sampai ${day}.`,
    en: (day: string) =>
      `Once ordered, the package and the travellers cannot be changed. The spelling of names can be corrected until ${day}.`,
  },
  confirmFinal: {
    id: 'Setelah dipesan, paket dan data jamaah tidak dapat diubah.',
    en: 'Once ordered, the package and the travellers cannot be changed.',
  },
  relationSelf: { id: 'Diri sendiri', en: 'Myself' },
  relationSpouse: { id: 'Suami atau istri', en: 'Husband or wife' },
  relationChild: { id: 'Anak', en: 'Child' },
  relationParent: { id: 'Orang tua', en: 'Parent' },
  relationSibling: { id: 'Saudara kandung', en: 'Brother or sister' },
  relationRelative: { id: 'Kerabat', en: 'Relative' },
  relationFriend: { id: 'Teman', en: 'Friend' },
  each: { id: (price: string) => `${price} / orang`, en: (price: string) => `${price} each` },
  times: { id: (name: string, n: number) => `${name} × ${n}`, en: (name: string, n: number) => `${name} × ${n}` },
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  fullHint: { id: 'Lunas sekali bayar.', en: 'All in one payment.' },
  downPayment: { id: 'Uang muka (DP)', en: 'Down payment' },
  downHint: {
    id: (rest: string, day: string) => `Sisanya ${rest}, paling lambat ${day}.`,
    en: (rest: string, day: string) => `The rest, ${rest}, by ${day}.`,
  },
  onlyFull: {
    id: (days: number) => `Uang muka tidak tersedia karena berangkat kurang dari ${days} hari lagi.`,
    en: (days: number) => `A down payment is not offered, as the departure is less than ${days} days away.`,
  },
  promoWorth: { id: (amount: string) => `Hemat ${amount}`, en: (amount: string) => `Saves ${amount}` },
  promoFailed: {
    id: (why: string) => `Promo gagal digunakan. ${why}`,
    en: (why: string) => `Promo failed to use. ${why}`,
  },
  promoUntil: { id: (day: string) => `Sampai ${day}`, en: (day: string) => `Until ${day}` },
  consentNeeded: {
    id: 'Setujui ketentuan untuk melanjutkan',
    en: 'Please agree to the terms to go on',
  },
  // over
  over: { id: 'Waktu pemesanan habis', en: 'The time to order ran out' },
  overText: {
    id: 'Kursi yang disimpan untuk pesanan ini sudah dilepas dan belum ada yang ditagih. Pilihan Anda kami ingat: pesan ulang selagi kursi masih ada.',
    en: 'The seats kept for this order were released and nothing was charged. We remember your choice: book again while there are seats.',
  },
  bookAgain: { id: 'Pesan ulang', en: 'Book again' },
  newer: { id: 'Lanjutkan pesanan terbaru', en: 'Continue your newest order' },
  noCart: { id: 'Belum ada pesanan untuk paket ini', en: 'No order of this package yet' },
  noCartText: {
    id: (name: string) => `Pilih tanggal, kamar, dan jumlah jamaah di halaman ${name} untuk mulai memesan.`,
    en: (name: string) => `Choose a date, rooms and who travels on the page of ${name} to begin.`,
  },
  toPackage: { id: 'Buka paket', en: 'Open the package' },
  // verification
  verify: { id: 'Verifikasi nomor telepon', en: 'Verify your phone number' },
  verifyLead: { id: 'Masukkan kode enam angka yang dikirim ke', en: 'Enter the six-digit code sent to' },
  verifySubmit: { id: 'Verifikasi dan buat pesanan', en: 'Verify and place the order' },
  verifyChange: { id: 'Ganti nomor telepon', en: 'Change the phone number' },
  verifyNew: { id: 'Nomor telepon baru', en: 'New phone number' },
  verifySend: { id: 'Kirim kode ke nomor ini', en: 'Send a code to this number' },
  verifyBack: { id: 'Kembali ke data pesanan', en: 'Back to the order' },
})
export type Words = ReturnType<typeof words>
