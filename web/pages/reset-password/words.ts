import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Kata sandi baru', en: 'New password' },
  description: { id: 'Buat kata sandi baru untuk akun Anda.', en: 'Set a new password for your account.' },
  heading: { id: 'Buat kata sandi baru', en: 'Set a new password' },
  lead: {
    id: 'Setelah tersimpan, Anda keluar dari semua perangkat dan masuk dengan kata sandi ini.',
    en: 'Once saved, you are signed out everywhere and sign in with this password.',
  },
  submit: { id: 'Simpan kata sandi', en: 'Save the password' },
  brokenHeading: { id: 'Tautan ini tidak berlaku lagi', en: 'This link no longer works' },
  brokenLead: {
    id: 'Tautan berlaku 1 jam dan hanya dapat dipakai sekali. Minta tautan baru untuk melanjutkan.',
    en: 'A link works once, within 1 hour. Request a new one to continue.',
  },
  again: { id: 'Minta tautan baru', en: 'Request a new link' },
  login: { id: 'Kembali masuk', en: 'Back to sign in' },
})
