import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Profil saya', en: 'My profile' },
  description: {
    id: 'Data diri, keamanan, dan pengaturan akun Anda.',
    en: 'Your details, security and account settings.',
  },
  memberSince: { id: (day: string) => `Anggota sejak ${day}`, en: (day: string) => `Member since ${day}` },
  signOut: { id: 'Keluar', en: 'Sign out' },
  photo: { id: 'Foto profil', en: 'Profile picture' },
  changePhoto: { id: 'Ubah foto', en: 'Change picture' },
  photoHint: { id: 'JPEG, PNG, WebP, AVIF atau GIF, maksimal 5 MB.', en: 'JPEG, PNG, WebP, AVIF or GIF, up to 5 MB.' },
  photoChoose: { id: 'Pilih foto atau letakkan di sini', en: 'Choose a picture or drop it here' },
  photoCancel: { id: 'Batalkan unggahan', en: 'Cancel the upload' },
  photoRemove: { id: 'Pilih foto lain', en: 'Choose another picture' },
  photoChosen: { id: 'Siap dikirim', en: 'Ready to send' },
  photoSending: { id: 'Sedang mengunggah', en: 'Uploading' },
  photoSent: { id: 'Foto tersimpan', en: 'Picture saved' },
  photoFailed: { id: 'Foto belum tersimpan', en: 'The picture was not saved' },
  photoTooLarge: { id: 'Ukuran berkas melebihi 5 MB', en: 'File exceeds 5 MB' },
  photoInvalid: {
    id: 'Berkas tidak valid. Pilih foto JPEG, PNG, WebP, AVIF, atau GIF.',
    en: 'Invalid file. Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  },
  photoOffline: { id: 'Sambungan terputus. Coba sekali lagi.', en: 'The connection was lost. Please try again.' },
  photoSend: { id: 'Simpan foto', en: 'Save picture' },

  details: { id: 'Data diri', en: 'Personal details' },
  detailsLead: {
    id: 'Dipakai untuk mengisi data jamaah saat Anda memesan.',
    en: 'Used to fill in the pilgrim’s details when you book.',
  },
  fullName: { id: 'Nama lengkap', en: 'Full name' },
  fullNameHint: { id: 'Sesuai KTP atau paspor.', en: 'As on your ID card or passport.' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  birthDate: { id: 'Tanggal lahir', en: 'Date of birth' },
  address: { id: 'Alamat', en: 'Address' },
  addressHint: { id: 'Jalan, kelurahan, kota, dan kode pos.', en: 'Street, district, city and postal code.' },
  optional: { id: '(opsional)', en: '(optional)' },
  save: { id: 'Simpan perubahan', en: 'Save changes' },
  unsent: {
    id: 'Isian Anda belum tersimpan. Periksa, lalu kirim lagi.',
    en: 'Your changes were not saved. Check them and send them again.',
  },

  phone: { id: 'Nomor telepon', en: 'Phone number' },
  phoneLead: {
    id: 'Untuk kabar keberangkatan dan pembayaran Anda.',
    en: 'For news about your departures and payments.',
  },
  phoneNone: { id: 'Belum ada nomor telepon.', en: 'No phone number yet.' },
  phoneVerified: { id: 'Terverifikasi', en: 'Verified' },
  phoneUnverified: { id: 'Belum terverifikasi', en: 'Not verified' },
  phoneSendCode: { id: 'Kirim kode verifikasi', en: 'Send a verification code' },
  phoneCodeSentTo: { id: 'Kode 6 angka sudah kami kirim ke', en: 'We sent a 6-digit code to' },
  phoneVerify: { id: 'Verifikasi nomor', en: 'Verify the number' },
  phoneChange: { id: 'Ubah nomor telepon', en: 'Change the phone number' },
  phoneNew: { id: 'Nomor telepon baru', en: 'New phone number' },
  phoneNewHint: {
    id: 'Kode verifikasi akan dikirim ke nomor ini, dan email Anda kami beri tahu.',
    en: 'A verification code goes to this number, and we let your email know.',
  },
  phoneAsk: { id: 'Kirim kode ke nomor ini', en: 'Send a code to this number' },

  security: { id: 'Kata sandi', en: 'Password' },
  securityLead: {
    id: 'Setelah diubah, perangkat lain akan keluar dari akun Anda.',
    en: 'Once changed, other devices are signed out of your account.',
  },
  securityNone: {
    id: 'Anda belum punya kata sandi. Buat satu agar dapat masuk juga dengan email.',
    en: 'You have no password yet. Set one to sign in with your email too.',
  },
  changePassword: { id: 'Ubah kata sandi', en: 'Change the password' },
  setPassword: { id: 'Buat kata sandi', en: 'Set a password' },

  methods: { id: 'Cara masuk', en: 'Ways to sign in' },
  methodsLead: { id: 'Semua cara menuju akun yang sama.', en: 'They all lead to the same account.' },
  methodPassword: { id: 'Email dan kata sandi', en: 'Email and password' },
  methodGoogle: { id: 'Google', en: 'Google' },
  methodApple: { id: 'Apple', en: 'Apple' },
  methodOn: { id: 'Aktif', en: 'Active' },
  methodOff: { id: 'Belum dipakai', en: 'Not used' },

  remove: { id: 'Hapus akun', en: 'Delete account' },
  removeLead: {
    id: 'Data Anda dihapus untuk selamanya. Pesanan yang berjalan tetap berlaku.',
    en: 'Your data is erased for good. Orders under way stay valid.',
  },
  removeTitle: { id: 'Hapus akun Anda?', en: 'Delete your account?' },
  removeData: {
    id: 'Profil, foto, dan data pribadi Anda dihapus dan tidak dapat dikembalikan.',
    en: 'Your profile, picture and personal data are erased and cannot be brought back.',
  },
  removeSessions: { id: 'Anda keluar dari semua perangkat.', en: 'You are signed out on every device.' },
  removeRunning: {
    id: (n: number) => `${n} pesanan Anda masih berjalan`,
    en: (n: number) => (n === 1 ? 'You have 1 order under way' : `You have ${n} orders under way`),
  },
  removeOrders: {
    id: 'Setelah akun dihapus, Anda tidak dapat membukanya lagi. Unduh e-voucher dan kuitansinya dulu.',
    en: 'Once the account is deleted, you can no longer open them. Download the e-voucher and receipts first.',
  },
  removeDeparts: { id: (day: string) => `berangkat ${day}`, en: (day: string) => `departs ${day}` },
  removeProvider: {
    id: 'Anda masuk lewat Google atau Apple. Akun dapat dihapus dalam 10 menit setelah masuk. Setelah itu, keluar lalu masuk lagi lebih dahulu.',
    en: 'You sign in with Google or Apple. You can delete the account within 10 minutes of signing in. After that, sign out and sign in again first.',
  },
  removeConfirm: { id: 'Ya, hapus akun saya', en: 'Yes, delete my account' },
  removeKeep: { id: 'Tidak jadi', en: 'Keep my account' },
  close: { id: 'Tutup', en: 'Close' },

  proofHint: {
    id: 'Demi keamanan, kami perlu memastikan ini Anda.',
    en: 'To keep your account safe, please confirm it’s you.',
  },
  proofElsewhere: {
    id: 'Demi keamanan, keluar lalu masuk lagi, kemudian ulangi langkah ini.',
    en: 'For your safety, sign out and in again, then repeat this step.',
  },
})
