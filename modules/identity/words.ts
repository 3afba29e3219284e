import { messages } from '#core/messages.ts'

/** What the room writes to people by mail and message. */
export const words = messages({
  codeSubject: { id: (brand: string) => `Kode verifikasi ${brand}`, en: (brand: string) => `Your ${brand} code` },
  codeTitle: { id: 'Satu langkah lagi', en: 'One step to go' },
  codeBody: {
    id: 'Masukkan kode ini untuk mengonfirmasi alamat e-mail Anda. Kode berlaku 5 menit dan hanya sekali pakai.',
    en: 'Enter this code to confirm your e-mail address. It is good for 5 minutes and works once.',
  },
  codeRepeated: {
    id: 'Alamat ini sudah pernah didaftarkan dan belum dikonfirmasi. Masukkan kode hanya di halaman tempat Anda sendiri mendaftar.',
    en: 'This address was registered before and has not been confirmed yet. Enter the code only on the page where you registered yourself.',
  },
  codeSecret: {
    id: (brand: string) => `Jangan berikan kode ini kepada siapa pun, termasuk pihak ${brand}.`,
    en: (brand: string) => `Give this code to nobody, not even to people from ${brand}.`,
  },
  codeText: {
    id: (brand: string, code: string) =>
      `Kode ${brand} Anda ${code}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak ${brand}.`,
    en: (brand: string, code: string) =>
      `Your ${brand} code is ${code}. Good for 5 minutes. Give it to nobody, not even to ${brand}.`,
  },
  alreadySubject: {
    id: (brand: string) => `Anda sudah terdaftar di ${brand}`,
    en: (brand: string) => `You already have an account at ${brand}`,
  },
  alreadyTitle: { id: 'Akun Anda sudah ada', en: 'You already have an account' },
  alreadyBody: {
    id: 'Seseorang, mungkin Anda sendiri, baru saja mencoba mendaftar dengan alamat ini. Tidak ada yang berubah pada akun Anda.',
    en: 'Somebody, perhaps you, has just tried to register with this address. Nothing about your account has changed.',
  },
  alreadyHelp: {
    id: (url: string) => `Silakan masuk seperti biasa. Lupa kata sandi? Atur ulang di ${url}`,
    en: (url: string) => `Simply sign in as usual. Forgot your password? Reset it at ${url}`,
  },
  signIn: { id: 'Masuk', en: 'Sign in' },
  resetSubject: { id: 'Atur ulang kata sandi', en: 'Reset your password' },
  resetTitle: { id: 'Buat kata sandi baru', en: 'Choose a new password' },
  resetBody: {
    id: 'Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda. Tautan di bawah berlaku 1 jam dan hanya sekali pakai.',
    en: 'We were asked to reset the password of your account. The link below is good for 1 hour and works once.',
  },
  resetIgnore: {
    id: 'Bukan Anda yang meminta? Abaikan e-mail ini; kata sandi Anda tetap sama.',
    en: 'Was it not you? Ignore this e-mail; your password stays as it is.',
  },
  resetAction: { id: 'Buat kata sandi baru', en: 'Choose a new password' },
  passwordSubject: { id: 'Kata sandi Anda telah diubah', en: 'Your password has been changed' },
  passwordBody: {
    id: (when: string) => `Kata sandi akun Anda diubah pada ${when}. Perangkat lain telah dikeluarkan dari akun.`,
    en: (when: string) => `The password of your account was changed on ${when}. Other devices have been signed out.`,
  },
  notYou: {
    id: 'Bukan Anda? Segera atur ulang kata sandi dan hubungi kami.',
    en: 'Was it not you? Reset your password at once and contact us.',
  },
  phoneSubject: { id: 'Nomor telepon Anda telah diubah', en: 'Your phone number has been changed' },
  phoneBody: {
    id: (ending: string, when: string) => `Nomor telepon akun Anda menjadi nomor berakhiran ${ending} pada ${when}.`,
    en: (ending: string, when: string) =>
      `The phone number of your account became the one ending in ${ending} on ${when}.`,
  },
  choosePasswordSubject: {
    id: (brand: string) => `Buat kata sandi akun ${brand} Anda`,
    en: (brand: string) => `Choose a password for your ${brand} account`,
  },
  choosePasswordTitle: { id: 'Email Anda sudah terverifikasi', en: 'Your email is verified' },
  choosePasswordBody: {
    id: 'Pendaftaran dengan email ini datang dari beberapa tempat, sehingga kata sandi yang pernah diketik tidak kami pakai. Buat kata sandi Anda sendiri lewat tautan di bawah ini.',
    en: 'This email was registered from more than one place, so no password typed before is used. Please choose your own with the link below.',
  },
  deletedSubject: { id: 'Akun Anda telah dihapus', en: 'Your account has been deleted' },
  deletedBody: {
    id: (brand: string) =>
      `Akun Anda di ${brand} telah dihapus beserta data pribadi di dalamnya. Terima kasih telah bersama kami; Anda selalu dapat mendaftar kembali.`,
    en: (brand: string) =>
      `Your account at ${brand} has been deleted together with the personal data in it. Thank you for the time with us; you can register again whenever you like.`,
  },
  deletedNotYou: {
    id: (email: string) => `Bukan Anda yang menghapusnya? Hubungi kami di ${email}.`,
    en: (email: string) => `Was it not you who deleted it? Write to us at ${email}.`,
  },
  footerWhy: {
    id: (brand: string) => `E-mail ini dikirim karena alamat Anda dipakai di ${brand}.`,
    en: (brand: string) => `You get this e-mail because your address was used at ${brand}.`,
  },
})
