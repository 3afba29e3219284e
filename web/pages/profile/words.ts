import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Profil saya', en: 'My profile' },
  description: {
    id: 'Data diri, kata sandi, dan pengaturan akun Anda.',
    en: 'Your details, password and account settings.',
  },
  memberSince: { id: (month: string) => `Anggota sejak ${month}`, en: (month: string) => `Member since ${month}` },
  signOut: { id: 'Keluar', en: 'Sign out' },
  photo: { id: 'Foto profil', en: 'Profile picture' },
  changePhoto: { id: 'Ubah foto', en: 'Change picture' },
  photoHint: { id: 'JPEG, PNG, WebP, AVIF, atau GIF, maksimal 5 MB.', en: 'JPEG, PNG, WebP, AVIF or GIF, up to 5 MB.' },
  photoChoose: { id: 'Pilih foto', en: 'Choose a picture' },
  photoDrop: { id: 'atau seret ke sini', en: 'or drop it here' },
  photoCancel: { id: 'Batalkan unggahan', en: 'Cancel upload' },
  photoRemove: { id: 'Pilih foto lain', en: 'Choose another picture' },
  photoChosen: { id: 'Siap diunggah', en: 'Ready to upload' },
  photoSending: { id: 'Sedang mengunggah', en: 'Uploading' },
  photoSent: { id: 'Foto tersimpan', en: 'Picture saved' },
  photoUnsaved: { id: 'Foto belum tersimpan', en: 'Picture not saved' },
  photoFailed: {
    id: 'Foto belum tersimpan. Coba lagi sebentar lagi.',
    en: 'Your picture wasn’t saved. Please try again in a moment.',
  },
  photoTooLarge: { id: 'Ukuran berkas melebihi 5 MB', en: 'File exceeds 5 MB' },
  photoInvalid: {
    id: 'Berkas tidak valid. Pilih foto JPEG, PNG, WebP, AVIF, atau GIF, maksimal 5 MB.',
    en: 'Invalid file. Choose a JPEG, PNG, WebP, AVIF or GIF picture, up to 5 MB.',
  },
  photoOffline: { id: 'Sambungan internet terputus. Coba lagi.', en: 'You lost your connection. Please try again.' },
  photoSend: { id: 'Simpan foto', en: 'Save picture' },

  details: { id: 'Data diri', en: 'Personal details' },
  detailsLead: {
    id: 'Dipakai untuk mengisi data jamaah saat Anda memesan.',
    en: 'Used to fill in your details when you book.',
  },
  fullName: { id: 'Nama lengkap', en: 'Full name' },
  fullNameHint: { id: 'Sesuai KTP atau paspor.', en: 'As shown on your ID card or passport.' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  birthDate: { id: 'Tanggal lahir', en: 'Date of birth' },
  address: { id: 'Alamat', en: 'Address' },
  addressHint: { id: 'Jalan, kelurahan, kota, dan kode pos.', en: 'Street, district, city and postal code.' },
  optional: { id: '(opsional)', en: '(optional)' },
  save: { id: 'Simpan perubahan', en: 'Save changes' },
  unsent: {
    id: 'Perubahan Anda belum tersimpan. Periksa, lalu simpan lagi.',
    en: 'Your changes weren’t saved. Check them, then save again.',
  },

  newEmail: { id: 'Email baru', en: 'New email' },
  sameEmail: { id: 'Verifikasi email', en: 'Verify your email' },
  newEmailLead: {
    id: 'Dipakai setelah Anda memasukkan kodenya.',
    en: 'Used once you enter the code.',
  },
  emailBounces: { id: 'Email tidak sampai', en: 'Your email isn’t getting through' },
  emailBouncesText: {
    id: (email: string) => `Email ke ${email} tidak sampai. Periksa alamatnya atau ganti.`,
    en: (email: string) => `Email to ${email} isn’t getting through. Check the address or change it.`,
  },
  emailBouncesLead: {
    id: 'Kami berhenti mengirim email ke alamat ini. Minta kode untuk memakainya lagi, atau masukkan alamat lain.',
    en: 'We’ve stopped sending email to this address. Get a code to use it again, or enter another address.',
  },
  emailAddress: { id: 'Alamat email', en: 'Email address' },
  emailSendCode: { id: 'Kirim kode ke alamat ini', en: 'Send code to this address' },
  newEmailConfirm: { id: 'Pakai email ini', en: 'Use this email' },

  phone: { id: 'Nomor HP', en: 'Mobile number' },
  phoneLead: {
    id: 'Untuk kabar keberangkatan dan pembayaran Anda.',
    en: 'For updates on your departures and payments.',
  },
  phoneNone: { id: 'Belum ada nomor HP.', en: 'No mobile number yet.' },
  phoneVerified: { id: 'Terverifikasi', en: 'Verified' },
  phoneUnverified: { id: 'Belum terverifikasi', en: 'Not verified' },
  phoneSendCode: { id: 'Kirim kode verifikasi', en: 'Send verification code' },
  phoneCodeSentTo: { id: 'Kode 6 angka sudah kami kirim ke', en: 'We sent a 6-digit code to' },
  phoneVerify: { id: 'Verifikasi nomor', en: 'Verify number' },
  phoneChange: { id: 'Ubah nomor HP', en: 'Change mobile number' },
  phoneNew: { id: 'Nomor HP baru', en: 'New mobile number' },
  phoneNewHint: {
    id: 'Kami akan mengirim kode verifikasi ke nomor ini dan pemberitahuan ke email Anda.',
    en: 'We’ll send a verification code to this number and let you know by email.',
  },
  phoneAsk: { id: 'Kirim kode ke nomor ini', en: 'Send code to this number' },

  security: { id: 'Kata sandi', en: 'Password' },
  securityLead: {
    id: 'Setelah kata sandi diubah, perangkat lain keluar dari akun Anda.',
    en: 'When you change it, your other devices are signed out.',
  },
  securityNone: {
    id: 'Anda belum punya kata sandi. Buat kata sandi agar dapat masuk dengan email juga.',
    en: 'You don’t have a password yet. Set one to sign in with your email too.',
  },
  changePassword: { id: 'Ubah kata sandi', en: 'Change password' },
  setPassword: { id: 'Buat kata sandi', en: 'Set a password' },

  methods: { id: 'Cara masuk', en: 'Ways to sign in' },
  methodsLead: { id: 'Semua cara ini membuka akun yang sama.', en: 'All of these open the same account.' },
  methodPassword: { id: 'Email dan kata sandi', en: 'Email and password' },
  methodGoogle: { id: 'Google', en: 'Google' },
  methodApple: { id: 'Apple', en: 'Apple' },
  methodOn: { id: 'Aktif', en: 'Active' },
  methodOff: { id: 'Belum dipakai', en: 'Not set up' },

  exportTitle: { id: 'Unduh data Anda', en: 'Download your data' },
  exportLead: {
    id: 'Semua data tentang Anda yang kami simpan, dalam satu berkas ZIP. Dapat diminta satu kali sehari.',
    en: 'Everything we hold about you in one ZIP file. You can request it once a day.',
  },
  exportRequest: { id: 'Minta data saya', en: 'Request my data' },
  exportPreparing: {
    id: 'Data Anda sedang disiapkan. Kami akan mengirim email setelah siap, biasanya dalam beberapa menit.',
    en: 'Your data is being prepared. We’ll email you when it’s ready, usually within a few minutes.',
  },
  exportReady: {
    id: (when: string) => `Data Anda siap. Unduh sebelum ${when}, setelah itu berkasnya dihapus.`,
    en: (when: string) => `Your data is ready. Download it before ${when}, when the file is deleted.`,
  },
  exportDownload: { id: 'Unduh data (ZIP)', en: 'Download data (ZIP)' },

  consents: { id: 'Persetujuan Anda', en: 'Your consents' },
  consentsLead: {
    id: 'Semua yang pernah Anda setujui, dan cara menariknya kembali.',
    en: 'Everything you’ve agreed to, and how to withdraw it.',
  },
  consentsNone: { id: 'Belum ada persetujuan yang tercatat.', en: 'No consents are on record yet.' },
  consentGiven: { id: (when: string) => `Disetujui ${when}.`, en: (when: string) => `Agreed on ${when}.` },
  consentVersion: {
    id: (version: string, day: string) => `Versi ${version}, ${day}.`,
    en: (version: string, day: string) => `Version ${version}, ${day}.`,
  },
  consentBank: {
    id: (bank: string, akad: string, day: string) => `${bank}, akad ${akad}, ketentuan bank sejak ${day}.`,
    en: (bank: string, akad: string, day: string) => `${bank}, ${akad} contract, the bank’s terms from ${day}.`,
  },
  consentWithdrawn: { id: (when: string) => `Ditarik ${when}.`, en: (when: string) => `Withdrawn on ${when}.` },
  consentRead: { id: 'Baca teksnya', en: 'Read the text' },
  consentWithdraw: { id: 'Tarik persetujuan', en: 'Withdraw consent' },
  consentOrder: { id: (code: string) => `Buka pesanan ${code}`, en: (code: string) => `Open order ${code}` },

  remove: { id: 'Hapus akun', en: 'Delete account' },
  removeLead: {
    id: 'Data akun Anda langsung dihapus. Dokumen perjalanan dihapus 90 hari setelah tanggal pulang. Tagihan dan bukti pembayaran disimpan 10 tahun sesuai hukum. Pesanan yang sedang berjalan tetap berlaku.',
    en: 'Your account data is deleted at once. Travel documents are deleted 90 days after the return date. Invoices and proof of payment are kept for 10 years, as the law requires. Orders in progress stay valid.',
  },
  removeTitle: { id: 'Hapus akun Anda?', en: 'Delete your account?' },
  removeData: {
    id: 'Profil, foto, dan data akun Anda dihapus dan tidak dapat dikembalikan.',
    en: 'Your profile, picture and account data are deleted and can’t be restored.',
  },
  removeSessions: { id: 'Anda keluar dari semua perangkat.', en: 'You’re signed out on all devices.' },
  removeRunning: {
    id: (n: number) => `${n} pesanan Anda masih berjalan`,
    en: (n: number) => (n === 1 ? 'You have 1 order in progress' : `You have ${n} orders in progress`),
  },
  removeOrders: {
    id: 'Setelah akun dihapus, Anda tidak dapat membuka pesanan ini lagi. Unduh e-voucher dan kuitansi lebih dulu.',
    en: 'Once your account is deleted, you can’t open these orders. Download your e-vouchers and receipts first.',
  },
  removeSavings: { id: (bank: string) => `Tabungan di ${bank}`, en: (bank: string) => `Savings at ${bank}` },
  removeDeparts: { id: (day: string) => `berangkat ${day}`, en: (day: string) => `departs ${day}` },
  removeProvider: {
    id: 'Anda masuk dengan Google atau Apple. Akun hanya dapat dihapus dalam 10 menit setelah masuk. Jika sudah lewat, keluar lalu masuk lagi.',
    en: 'You sign in with Google or Apple. You can delete the account only within 10 minutes of signing in. If it has been longer, sign out and sign in again.',
  },
  removeConfirm: { id: 'Ya, hapus akun saya', en: 'Yes, delete my account' },
  removeKeep: { id: 'Tidak jadi', en: 'Keep my account' },
  close: { id: 'Tutup', en: 'Close' },
})

/** What was agreed to. */
export const consentNames = messages({
  terms: { id: 'Syarat dan Ketentuan', en: 'Terms and conditions' },
  privacy: { id: 'Kebijakan Privasi', en: 'Privacy policy' },
  order_terms: { id: 'Ketentuan pesanan', en: 'Terms of order' },
  savings_terms: { id: 'Ketentuan bank', en: 'The bank’s terms' },
  push: { id: 'Notifikasi di perangkat', en: 'Notifications on your devices' },
  analytics: { id: 'Penghitungan kunjungan (Google Analytics)', en: 'Counting visits (Google Analytics)' },
  financing_terms: { id: 'Ketentuan pembiayaan', en: 'Terms of financing' },
  financing_privacy: { id: 'Kebijakan Privasi untuk pembiayaan', en: 'Privacy policy for financing' },
  financing_data: { id: 'Pengiriman data ke bank untuk pembiayaan', en: 'Sending your data to the bank for financing' },
  savings_data: { id: 'Pengiriman data ke bank untuk tabungan', en: 'Sending your data to the bank for savings' },
})

/** What follows when it is taken back. */
export const consentFollows = messages({
  terms: {
    id: 'Akun tidak dapat dipakai tanpa persetujuan ini. Untuk menariknya, hapus akun Anda.',
    en: 'You can’t use an account without this. To withdraw it, delete your account.',
  },
  privacy: {
    id: 'Kami memerlukan data Anda untuk menjalankan akun. Untuk menarik persetujuan ini, hapus akun Anda.',
    en: 'We need your data to run your account. To withdraw this, delete your account.',
  },
  order_terms: {
    id: 'Data jamaah dikirim ke travel untuk perjalanan ini. Pesanan tidak dapat berjalan tanpa persetujuan ini. Untuk membatalkannya, hubungi kami.',
    en: 'The travellers’ details go to the travel agency for this trip. The order can’t go ahead without this. To cancel it, contact us.',
  },
  savings_terms: {
    id: 'Bank membuka rekening Anda dengan ketentuan ini. Untuk menariknya, tarik pengajuan atau tutup rekeningnya.',
    en: 'The bank opens your account under these terms. To withdraw this, withdraw the application or close the account.',
  },
  financing_data: {
    id: 'Bank memerlukan data dan dokumen Anda untuk memutuskan. Untuk menariknya, batalkan pengajuan selama uang muka belum dibayar.',
    en: 'The bank needs your details and documents to decide. To withdraw it, withdraw the application before the down payment is paid.',
  },
  savings_data: {
    id: 'Bank memerlukan data Anda untuk memproses pengajuan. Untuk menariknya, tarik pengajuan atau tutup rekeningnya.',
    en: 'The bank needs your data to process the application. To withdraw this, withdraw the application or close the account.',
  },
  push: {
    id: 'Bila ditarik, semua perangkat Anda berhenti menerima notifikasi. Email tetap kami kirim.',
    en: 'If you withdraw it, none of your devices get notifications. We still email you.',
  },
  analytics: {
    id: 'Bila ditarik, kunjungan di peramban ini tidak dihitung lagi. Di peramban lain, ubah pilihan Anda di Kebijakan Privasi.',
    en: 'If you withdraw it, visits in this browser are no longer counted. In other browsers, change your choice in the privacy policy.',
  },
  financing_terms: {
    id: 'Pengajuan pembiayaan tidak dapat berjalan tanpa persetujuan ini. Untuk menariknya, batalkan pengajuan selama uang muka belum dibayar.',
    en: 'A financing application can’t go ahead without this. To withdraw it, withdraw the application before the down payment is paid.',
  },
  financing_privacy: {
    id: 'Pengajuan pembiayaan tidak dapat berjalan tanpa persetujuan ini. Untuk menariknya, batalkan pengajuan selama uang muka belum dibayar.',
    en: 'A financing application can’t go ahead without this. To withdraw it, withdraw the application before the down payment is paid.',
  },
})
