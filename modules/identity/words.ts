import { messages } from '#core/messages.ts'

/** What the module writes to people by mail and message. */
export const words = messages({
  codeSubject: {
    id: (brand: string) => `Kode verifikasi ${brand}`,
    en: (brand: string) => `Your ${brand} verification code`,
  },
  codeTitle: { id: 'Kode verifikasi Anda', en: 'Your verification code' },
  codeBody: {
    id: 'Masukkan kode ini untuk memverifikasi email Anda. Kode berlaku 5 menit dan hanya sekali pakai.',
    en: 'Enter this code to verify your email. It is valid for 5 minutes and can be used once.',
  },
  codeRepeated: {
    id: 'Email ini pernah didaftarkan tetapi belum diverifikasi. Masukkan kode hanya di halaman tempat Anda sendiri mendaftar.',
    en: 'This email was registered before but never verified. Enter the code only on the page where you registered.',
  },
  codeSecret: {
    id: (brand: string) => `Jangan berikan kode ini kepada siapa pun, termasuk pihak ${brand}.`,
    en: (brand: string) => `Don’t share this code with anyone, not even ${brand} staff.`,
  },
  codeIgnore: {
    id: 'Bukan Anda yang mendaftar? Abaikan email ini.',
    en: 'Didn’t register? Ignore this email.',
  },
  codeOf: { id: (code: string) => `Kode Anda: ${code}`, en: (code: string) => `Your code: ${code}` },
  codeAction: { id: 'Masukkan kode', en: 'Enter the code' },
  newEmailSubject: {
    id: (brand: string) => `Konfirmasi email baru untuk ${brand}`,
    en: (brand: string) => `Confirm your new email for ${brand}`,
  },
  newEmailBody: {
    id: 'Layanan pelanggan kami mencatat alamat ini sebagai email baru Anda. Masuk dengan email lama, lalu masukkan kode ini di profil Anda. Kode berlaku 5 menit. Email Anda baru berubah setelah itu.',
    en: 'Our support team noted this address as your new email. Sign in with your current email and enter this code on your profile. It is valid for 5 minutes. Your email changes only then.',
  },
  newEmailIgnore: {
    id: 'Bukan Anda yang meminta? Abaikan email ini. Tidak ada yang berubah.',
    en: 'Didn’t ask for this? Ignore this email. Nothing changes.',
  },
  addressCodeBody: {
    id: 'Masukkan kode ini di profil Anda untuk memakai alamat ini sebagai email akun Anda. Kode berlaku 5 menit dan hanya sekali pakai.',
    en: 'Enter this code on your profile to use this address as your account’s email. It is valid for 5 minutes and can be used once.',
  },
  newEmailAction: { id: 'Buka profil', en: 'Open your profile' },
  requestedSubject: {
    id: 'Ada permintaan mengubah kontak akun Anda',
    en: 'A change to your account contact was requested',
  },
  requestedEmailBody: {
    id: (email: string) =>
      `Layanan pelanggan kami mencatat ${email} sebagai email baru akun Anda. Email Anda baru berubah setelah kode yang kami kirim ke sana dimasukkan di profil Anda.`,
    en: (email: string) =>
      `Our support team noted ${email} as the new email for your account. Your email changes only once the code we sent there is entered on your profile.`,
  },
  requestedPhoneBody: {
    id: (ending: string) =>
      `Layanan pelanggan kami mencatat nomor HP baru yang berakhiran ${ending} untuk akun Anda. Nomor Anda baru berubah setelah kode yang kami kirim ke sana dimasukkan di profil Anda.`,
    en: (ending: string) =>
      `Our support team noted a new mobile number ending in ${ending} for your account. Your number changes only once the code we sent there is entered on your profile.`,
  },
  requestedNotYou: {
    id: 'Bukan Anda yang meminta? Segera buat kata sandi baru dan hubungi layanan pelanggan kami.',
    en: 'Didn’t ask for this? Set a new password right away and contact our support team.',
  },
  renamedSubject: { id: 'Nama di akun Anda telah diperbaiki', en: 'The name on your account was corrected' },
  renamedBody: {
    id: 'Layanan pelanggan kami memperbaiki nama di akun Anda. Nama yang baru ada di profil Anda.',
    en: 'Our support team corrected the name on your account. You can see the new name on your profile.',
  },
  renamedNotYou: {
    id: 'Bukan Anda yang meminta, atau namanya keliru? Hubungi layanan pelanggan kami.',
    en: 'Didn’t ask for this, or is the name wrong? Contact our support team.',
  },
  emailSubject: { id: 'Email akun Anda telah diubah', en: 'Your account email has been changed' },
  emailBody: {
    id: (email: string, when: string) =>
      `Email akun Anda diubah menjadi ${email} pada ${when}. Mulai sekarang, masuk dengan email baru.`,
    en: (email: string, when: string) =>
      `Your account email was changed to ${email} on ${when}. From now on, sign in with the new email.`,
  },
  codeText: {
    id: (brand: string, code: string) =>
      `${code} adalah kode verifikasi ${brand} untuk nomor HP Anda. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak ${brand}.`,
    en: (brand: string, code: string) =>
      `${code} is your ${brand} verification code for this mobile number. Valid for 5 minutes. Do not share it with anyone, not even ${brand} staff.`,
  },
  alreadySubject: {
    id: (brand: string) => `Anda sudah terdaftar di ${brand}`,
    en: (brand: string) => `You already have a ${brand} account`,
  },
  alreadyTitle: { id: 'Anda sudah punya akun', en: 'You already have an account' },
  alreadyBody: {
    id: 'Seseorang, mungkin Anda sendiri, baru saja mencoba mendaftar dengan email ini. Tidak ada yang berubah pada akun Anda.',
    en: 'Someone, perhaps you, just tried to register with this email. Nothing in your account has changed.',
  },
  alreadyHelp: {
    id: (url: string) => `Silakan masuk seperti biasa. Lupa kata sandi? Atur ulang di ${url}`,
    en: (url: string) => `Just sign in as usual. Forgot your password? Reset it at ${url}`,
  },
  signIn: { id: 'Masuk', en: 'Sign in' },
  resetSubject: { id: 'Atur ulang kata sandi', en: 'Reset your password' },
  resetTitle: { id: 'Buat kata sandi baru', en: 'Set a new password' },
  resetBody: {
    id: 'Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda. Buat kata sandi baru lewat tautan di bawah. Tautan berlaku 1 jam dan hanya sekali pakai.',
    en: 'We received a request to reset your password. Set a new one with the link below. It is valid for 1 hour and can be used once.',
  },
  resetIgnore: {
    id: 'Bukan Anda yang meminta? Abaikan email ini. Kata sandi Anda tetap sama.',
    en: 'Didn’t ask for this? Ignore this email. Your password stays the same.',
  },
  resetAction: { id: 'Buat kata sandi baru', en: 'Set a new password' },
  passwordSubject: { id: 'Kata sandi Anda telah diubah', en: 'Your password has been changed' },
  passwordBody: {
    id: (when: string) => `Kata sandi akun Anda diubah pada ${when}. Perangkat lain telah dikeluarkan dari akun.`,
    en: (when: string) => `Your password was changed on ${when}. Your other devices have been signed out.`,
  },
  notYou: {
    id: (email: string) => `Bukan Anda yang mengubahnya? Segera buat kata sandi baru dan hubungi kami di ${email}.`,
    en: (email: string) => `Wasn’t this you? Set a new password right away and contact us at ${email}.`,
  },
  phoneSubject: { id: 'Nomor HP Anda telah diubah', en: 'Your mobile number has been changed' },
  phoneBody: {
    id: (ending: string, when: string) =>
      `Nomor HP akun Anda diubah pada ${when}. Nomor yang baru berakhiran ${ending}.`,
    en: (ending: string, when: string) =>
      `The mobile number on your account was changed on ${when}. The new number ends in ${ending}.`,
  },
  choosePasswordSubject: {
    id: (brand: string) => `Buat kata sandi akun ${brand} Anda`,
    en: (brand: string) => `Set a password for your ${brand} account`,
  },
  choosePasswordTitle: { id: 'Email Anda sudah terverifikasi', en: 'Your email is verified' },
  choosePasswordBody: {
    id: 'Email ini didaftarkan lebih dari sekali. Demi keamanan, kata sandi dari semua pendaftaran itu tidak kami pakai. Buat kata sandi Anda lewat tautan di bawah. Tautan berlaku 1 jam dan hanya sekali pakai.',
    en: 'This email was registered more than once. For your security, we discarded those passwords. Set your own with the link below. It is valid for 1 hour and can be used once.',
  },
  deletedSubject: { id: 'Akun Anda telah dihapus', en: 'Your account has been deleted' },
  deletedBody: {
    id: (brand: string) =>
      `Akun ${brand} Anda telah dihapus dan tidak dapat dikembalikan. Anda dapat mendaftar lagi kapan saja.`,
    en: (brand: string) =>
      `Your ${brand} account has been deleted and can’t be restored. You can register again at any time.`,
  },
  // The same as the page where an account is deleted: what the law keeps must not be told as gone.
  deletedRetention: {
    id: 'Dokumen perjalanan dihapus 90 hari setelah tanggal pulang. Tagihan dan bukti pembayaran disimpan 10 tahun sesuai hukum. Pesanan yang sedang berjalan tetap berlaku.',
    en: 'Travel documents are deleted 90 days after the return date. Invoices and proof of payment are kept for 10 years, as the law requires. Orders in progress stay valid.',
  },
  deletedNotYou: {
    id: (email: string) => `Bukan Anda yang menghapusnya? Hubungi kami di ${email}.`,
    en: (email: string) => `Didn’t delete it yourself? Contact us at ${email}.`,
  },
  footerWhy: {
    id: (brand: string) => `Anda menerima email ini karena alamat email Anda dipakai di ${brand}.`,
    en: (brand: string) => `You’re receiving this email because your email address was used at ${brand}.`,
  },
})
