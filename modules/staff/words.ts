import { messages } from '#core/messages.ts'

export const words = messages({
  greeting: { id: (name: string) => `Assalamu’alaikum ${name},`, en: (name: string) => `Assalamu’alaikum ${name},` },
  footer: {
    id: (brand: string) => `Anda menerima surat ini karena bekerja di konsol ${brand}.`,
    en: (brand: string) => `You get this mail because you work at the console of ${brand}.`,
  },
  inviteSubject: {
    id: (brand: string) => `Undangan ke konsol ${brand}`,
    en: (brand: string) => `Your invitation to the console of ${brand}`,
  },
  inviteBody: {
    id: (role: string) =>
      `Anda diundang sebagai ${role}. Buat kata sandi, lalu pasang aplikasi autentikator di ponsel Anda.`,
    en: (role: string) =>
      `You are invited as ${role}. Choose a password, then set up an authenticator app on your phone.`,
  },
  inviteLife: {
    id: 'Tautan ini berlaku 7 hari dan hanya dapat dipakai satu kali.',
    en: 'This link works for 7 days, and only once.',
  },
  inviteAction: { id: 'Terima undangan', en: 'Accept the invitation' },
  grantedSubject: {
    id: (brand: string) => `Peran baru di konsol ${brand}`,
    en: (brand: string) => `A new role at the console of ${brand}`,
  },
  grantedBody: {
    id: (role: string) => `Anda mendapat peran ${role}. Masuk seperti biasa; menu barunya sudah ada.`,
    en: (role: string) => `You were given the role ${role}. Sign in as usual; its menu is already there.`,
  },
  open: { id: 'Buka konsol', en: 'Open the console' },
  resetSubject: { id: 'Atur ulang kata sandi konsol', en: 'Reset your console password' },
  resetBody: {
    id: 'Pilih kata sandi baru dengan tautan di bawah. Tautan berlaku 1 jam. Kode dari aplikasi autentikator tetap diperlukan.',
    en: 'Choose a new password with the link below. It works for 1 hour. The code of your authenticator app is still needed.',
  },
  resetIgnore: {
    id: 'Jika bukan Anda yang meminta, abaikan surat ini. Kata sandi Anda tidak berubah.',
    en: 'If you did not ask for this, ignore this mail. Your password stays as it is.',
  },
  resetAction: { id: 'Pilih kata sandi baru', en: 'Choose a new password' },
  passwordSubject: { id: 'Kata sandi konsol Anda diubah', en: 'Your console password was changed' },
  passwordBody: {
    id: (at: string) => `Kata sandi konsol Anda diubah pada ${at}. Semua sesi lama sudah diakhiri.`,
    en: (at: string) => `Your console password was changed on ${at}. All earlier sessions have ended.`,
  },
  recoverySubject: { id: 'Kode pemulihan dipakai untuk masuk', en: 'A recovery code was used to sign in' },
  recoveryBody: {
    id: (at: string, left: string) =>
      `Seseorang masuk ke konsol dengan kode pemulihan Anda pada ${at}. Sisa kode: ${left}.`,
    en: (at: string, left: string) =>
      `Somebody signed in to the console with one of your recovery codes on ${at}. Codes left: ${left}.`,
  },
  lockedSubject: { id: 'Kode konsol Anda salah beberapa kali', en: 'Several wrong codes for your console account' },
  lockedBody: {
    id: (at: string, until: string) =>
      `Sampai ${at}, kode autentikator yang salah dimasukkan berkali-kali untuk akun Anda. Kode baru dapat dicoba lagi setelah ${until}.`,
    en: (at: string, until: string) =>
      `By ${at}, a wrong authenticator code had been entered too many times for your account. A code can be tried again after ${until}.`,
  },
  lockedAdvice: {
    id: 'Siapa pun yang sampai di langkah ini sudah tahu kata sandi Anda. Jika bukan Anda, ganti kata sandi sekarang.',
    en: 'Whoever gets this far already knows your password. If it wasn’t you, change it now.',
  },
  twoStepSubject: { id: 'Verifikasi dua langkah Anda diatur ulang', en: 'Your two-step verification was reset' },
  twoStepBody: {
    id: 'Aplikasi autentikator Anda sudah dilepas. Saat masuk berikutnya, Anda memasangnya lagi. Semua sesi Anda sudah diakhiri.',
    en: 'Your authenticator app was removed. At your next sign-in you set one up again. All your sessions have ended.',
  },
  notYou: {
    id: (email: string) => `Jika bukan Anda, segera beri tahu ${email}.`,
    en: (email: string) => `If this was not you, tell ${email} at once.`,
  },
})

export const roleNames = messages({
  admin: { id: 'admin', en: 'admin' },
  finance: { id: 'petugas keuangan', en: 'finance officer' },
  acquisition: { id: 'petugas akuisisi', en: 'acquisition officer' },
  editor: { id: 'editor', en: 'editor' },
  support: { id: 'layanan pelanggan', en: 'customer support' },
  partner_owner: { id: 'pemilik travel', en: 'travel agency owner' },
  partner_staff: { id: 'staf travel', en: 'travel agency staff' },
  store: { id: 'pengelola toko', en: 'store manager' },
  bank_officer: { id: 'petugas bank', en: 'bank officer' },
  consultant: { id: 'konsultan', en: 'consultant' },
})

/** The columns of the audit as a file. */
export const auditColumns = messages({
  at: { id: 'Waktu', en: 'Time' },
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'Email', en: 'Email' },
  call: { id: 'Tindakan', en: 'Action' },
  thing: { id: 'Objek', en: 'Object' },
  thing_id: { id: 'Nomor objek', en: 'Object id' },
  before: { id: 'Sebelum', en: 'Before' },
  after: { id: 'Sesudah', en: 'After' },
  reason: { id: 'Alasan', en: 'Reason' },
})

/** The columns of the people as a file, and how somebody stands. */
export const staffColumns = messages({
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'Email', en: 'Email' },
  roles: { id: 'Peran', en: 'Roles' },
  platform: { id: 'seluruh platform', en: 'the whole platform' },
  state: { id: 'Status', en: 'Status' },
  invited: { id: 'Diundang', en: 'Invited' },
  no_second_factor: { id: 'Tanpa langkah kedua', en: 'No second step' },
  active: { id: 'Aktif', en: 'Active' },
  last_seen_at: { id: 'Terakhir masuk', en: 'Last seen' },
})
