import { messages } from '#core/messages.ts'
import { roomInText, roomNames } from '#modules/catalogue/rules/room-words.ts'
import { draftLabels } from '../../components/form/draft-words.ts'

/** Fixed words of the page. They come with it as data, in the one language it is read in. */
export const labels = messages({
  heading: { id: 'Lengkapi pesanan', en: 'Complete your order' },
  // hold
  hold: { id: 'Kursi Anda disimpan. Sisa waktu', en: 'Your seats are held. Time left' },
  hurry: { id: 'Kurang dari 5 menit lagi.', en: 'Less than 5 minutes left.' },
  ...draftLabels,
  // package
  package: { id: 'Paket Anda', en: 'Your package' },
  departs: { id: 'Berangkat', en: 'Departs' },
  returns: { id: 'Pulang', en: 'Returns' },
  rooms: { id: 'Kamar', en: 'Rooms' },
  code: { id: 'Kode pesanan', en: 'Order code' },
  // contact
  contact: { id: 'Data pemesan', en: 'Your details' },
  contactText: {
    id: 'Tagihan, kode verifikasi, dan e-voucher dikirim ke sini.',
    en: 'We send invoices, the verification code and the e-voucher here.',
  },
  name: { id: 'Nama lengkap', en: 'Full name' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  choose: { id: 'Pilih', en: 'Choose' },
  birth_date: { id: 'Tanggal lahir', en: 'Date of birth' },
  address: { id: 'Alamat', en: 'Address' },
  addressHint: {
    id: 'Nama jalan, nomor rumah, kelurahan, kota. Minimal 10 karakter.',
    en: 'Street, number, district, city. At least 10 characters.',
  },
  phone_number: { id: 'Nomor HP', en: 'Mobile number' },
  phoneHint: {
    id: 'Nomor yang aktif. Kode verifikasi dikirim ke sini.',
    en: 'We send the verification code to this number.',
  },
  email: { id: 'Email', en: 'Email' },
  job_name: { id: 'Pekerjaan', en: 'Occupation' },
  instansi: { id: 'Instansi', en: 'Employer or school' },
  instansiHint: { id: 'Tempat kerja, usaha, atau sekolah Anda.', en: 'Where you work, run a business or study.' },
  // travellers
  travellers: { id: 'Data jamaah', en: 'Traveller details' },
  travellersText: {
    id: 'Nama harus sama persis dengan paspor.',
    en: 'Names must match the passport exactly.',
  },
  self: { id: 'Saya sendiri ikut berangkat', en: 'I’m travelling too' },
  selfHint: {
    id: 'Data jamaah pertama diisi dari data pemesan.',
    en: 'We fill in the first traveller with your details.',
  },
  passportName: { id: 'Nama sesuai paspor', en: 'Name as in passport' },
  singleName: { id: 'Nama di paspor hanya satu kata', en: 'The passport shows only one name' },
  singleNameHint: {
    id: 'Arab Saudi meminta paling sedikit dua kata di paspor. Tambahkan nama di kantor imigrasi. Anda tetap bisa memesan; pesanan ini akan ditandai.',
    en: 'Saudi Arabia requires at least two names in the passport. Have one added at an immigration office. You can still order; the order will be flagged.',
  },
  relation: { id: 'Hubungan dengan pemesan', en: 'Relationship to you' },
  optional: { id: '(opsional)', en: '(optional)' },
  // extras
  addons: { id: 'Layanan tambahan', en: 'Optional extras' },
  less: { id: 'Kurangi', en: 'Remove one' },
  more: { id: 'Tambah', en: 'Add one' },
  recount: { id: 'Hitung ulang', en: 'Recalculate' },
  recounting: { id: 'Menghitung', en: 'Calculating' },
  // promo
  promo: { id: 'Promo', en: 'Promo' },
  promoCode: { id: 'Kode promo', en: 'Promo code' },
  promoUse: { id: 'Pakai', en: 'Apply' },
  promoRemove: { id: 'Hapus', en: 'Remove' },
  promoList: { id: 'Lihat promo yang bisa dipakai', en: 'See available promos' },
  promoTitle: { id: 'Promo untuk pesanan ini', en: 'Promos for this order' },
  promoNone: { id: 'Pilihan Promo tidak tersedia', en: 'No promos available' },
  promoApplied: { id: 'Dipakai', en: 'Applied' },
  close: { id: 'Tutup', en: 'Close' },
  working: { id: 'Sedang diproses', en: 'Processing' },
  // plan
  plan: { id: 'Cara membayar', en: 'Ways to pay' },
  // price
  price: { id: 'Rincian harga', en: 'Price details' },
  discount: { id: 'Potongan promo', en: 'Promo discount' },
  total: { id: 'Total', en: 'Total' },
  inWords: { id: 'Terbilang', en: 'In words' },
  dueNow: { id: 'Dibayar sekarang', en: 'Due now' },
  // terms
  terms: { id: 'Ketentuan', en: 'Terms' },
  termsText: {
    id: 'Paket yang sudah dipesan tidak dapat diubah, dibatalkan, dikembalikan dananya, atau dialihkan kepada orang lain, kecuali travel membatalkan atau menjadwal ulang. Perubahan harga hanya berlaku sebelum pemesanan.',
    en: 'A booked package cannot be changed, cancelled, refunded or passed on to someone else, unless the travel agency cancels or reschedules it. Price changes apply only before booking.',
  },
  consent: {
    id: 'Saya telah membaca dan menyetujui ketentuan di atas',
    en: 'I have read and agree to the terms above',
  },
  consentMore: { id: 'Selengkapnya:', en: 'Read in full:' },
  toTerms: { id: 'Syarat dan Ketentuan', en: 'Terms and conditions' },
  toPrivacy: { id: 'Kebijakan Privasi', en: 'Privacy policy' },
  next: { id: 'Lanjut ke pembayaran', en: 'Continue to payment' },
  nextShort: { id: 'Lanjut', en: 'Continue' },
  // confirm
  confirm: { id: 'Data sudah benar?', en: 'Is everything correct?' },
  goOn: { id: 'Lanjutkan pembayaran', en: 'Yes, continue' },
  checkAgain: { id: 'Periksa lagi', en: 'Go back and check' },
  changeMethod: { id: 'Ubah metode pembayaran', en: 'Change payment method' },
  singleFlag: {
    id: 'nama di paspor satu kata',
    en: 'only one name in passport',
  },
  ordering: { id: 'Membuat pesanan', en: 'Placing your order' },
})
export type Labels = ReturnType<typeof labels>

/** Words with figures and names in them, and those of the rarer screens: put together on the server. */
export const words = messages({
  steps: { id: 'Langkah pemesanan', en: 'Order steps' },
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
    en: (moment: string) => `Your seats are held until ${moment}.`,
  },
  ...roomNames,
  ...roomInText,
  noBed: { id: 'Tanpa tempat tidur sendiri', en: 'No separate bed' },
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
    id: (from: number, to: number) => `Usia ${from} sampai ${to} tahun pada hari pulang.`,
    en: (from: number, to: number) => `Aged ${from} to ${to} on the return date.`,
  },
  infantBirth: {
    id: (below: number) => `Usia di bawah ${below} tahun pada hari pulang.`,
    en: (below: number) => `Under ${below} on the return date.`,
  },
  confirmCorrectable: {
    id: (day: string) =>
      `Setelah dipesan, paket dan jamaah tidak dapat diganti. Ejaan nama dapat diperbaiki sampai ${day}.`,
    en: (day: string) =>
      `Once you order, the package and travellers can’t be changed. You can correct the spelling of names until ${day}.`,
  },
  confirmFinal: {
    id: 'Setelah dipesan, paket dan data jamaah tidak dapat diubah.',
    en: 'Once you order, the package and traveller details can’t be changed.',
  },
  relationSelf: { id: 'Diri sendiri', en: 'Myself' },
  relationSpouse: { id: 'Suami atau istri', en: 'Husband or wife' },
  relationChild: { id: 'Anak', en: 'Child' },
  relationParent: { id: 'Orang tua', en: 'Parent' },
  relationSibling: { id: 'Saudara kandung', en: 'Brother or sister' },
  relationRelative: { id: 'Kerabat', en: 'Relative' },
  relationFriend: { id: 'Teman', en: 'Friend' },
  once: { id: (price: string) => `${price} per pesanan`, en: (price: string) => `${price} per booking` },
  each: { id: (price: string) => `${price} / orang`, en: (price: string) => `${price} each` },
  mostPieces: { id: (n: number) => `Paling banyak ${n} per pesanan`, en: (n: number) => `Up to ${n} per order` },
  times: { id: (name: string, n: number) => `${name} × ${n}`, en: (name: string, n: number) => `${name} × ${n}` },
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  fullHint: { id: 'Langsung lunas.', en: 'Pay everything at once.' },
  downPayment: { id: 'Uang muka (DP)', en: 'Down payment' },
  financing: { id: 'Pembiayaan bank syariah', en: 'Sharia bank financing' },
  financingHint: {
    id: (bank: string, months: number, down: string) => `${bank}, ${months} bulan, uang muka ${down}. Bank memutuskan.`,
    en: (bank: string, months: number, down: string) => `${bank}, ${months} months, ${down} down. The bank decides.`,
  },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  downHint: {
    id: (rest: string, day: string) => `Pelunasan ${rest}, paling lambat ${day}.`,
    en: (rest: string, day: string) => `Balance of ${rest} due by ${day}.`,
  },
  onlyFull: {
    id: (days: number) => `Uang muka tidak tersedia karena berangkat kurang dari ${days} hari lagi.`,
    en: (days: number) => `Down payment isn’t available because departure is less than ${days} days away.`,
  },
  promoWorth: { id: (amount: string) => `Hemat ${amount}`, en: (amount: string) => `Save ${amount}` },
  promoFailed: {
    id: (why: string) => `Promo gagal digunakan. ${why}`,
    en: (why: string) => `Promo failed to use. ${why}`,
  },
  promoUntil: { id: (day: string) => `Sampai ${day}`, en: (day: string) => `Until ${day}` },
  consentNeeded: {
    id: 'Centang persetujuan ini untuk melanjutkan',
    en: 'Please tick the box to agree and continue',
  },
  // over
  over: { id: 'Waktu pemesanan habis', en: 'Your time to order has run out' },
  overText: {
    id: 'Kursi Anda sudah dilepas dan tidak ada tagihan. Pilihan Anda masih tersimpan. Pesan ulang selama kursi masih ada.',
    en: 'Your seats were released and you were not charged. Your choices are saved. Book again while seats are available.',
  },
  bookAgain: { id: 'Pesan ulang', en: 'Book again' },
  newer: { id: 'Lanjutkan pesanan terbaru', en: 'Continue your latest order' },
  noCart: { id: 'Belum ada pesanan untuk paket ini', en: 'You have no order for this package yet' },
  noCartText: {
    id: (name: string) => `Pilih tanggal, kamar, dan jumlah jamaah di halaman ${name} untuk mulai memesan.`,
    en: (name: string) => `To start, choose a date, rooms and the number of travellers on the ${name} page.`,
  },
  toPackage: { id: 'Lihat paket', en: 'See package' },
  // verification
  verify: { id: 'Verifikasi nomor HP', en: 'Verify your mobile number' },
  verifyLead: { id: 'Masukkan kode 6 angka yang dikirim ke', en: 'Enter the 6-digit code sent to' },
  verifySubmit: { id: 'Verifikasi dan buat pesanan', en: 'Verify and place order' },
  verifyChange: { id: 'Ganti nomor HP', en: 'Change mobile number' },
  verifyNew: { id: 'Nomor HP baru', en: 'New mobile number' },
  verifySend: { id: 'Kirim kode ke nomor ini', en: 'Send a code to this number' },
  verifyBack: { id: 'Kembali ke data pesanan', en: 'Back to order details' },
})
export type Words = ReturnType<typeof words>
