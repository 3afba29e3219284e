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
    id: 'Tautan hanya dapat dipakai sekali dan untuk waktu terbatas. Minta yang baru, hanya butuh sebentar.',
    en: 'A link works once and for a limited time. Ask for a new one, it only takes a moment.',
  },
  again: { id: 'Minta tautan baru', en: 'Ask for a new link' },
  login: { id: 'Kembali masuk', en: 'Back to sign in' },
})
