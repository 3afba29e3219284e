import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Kata sandi baru', en: 'New password' },
  description: { id: 'Buat kata sandi baru untuk akun Anda.', en: 'Set a new password for your account.' },
  heading: { id: 'Buat kata sandi baru', en: 'Set a new password' },
  lead: {
    id: 'Setelah disimpan, Anda keluar dari semua perangkat. Masuk lagi dengan kata sandi baru.',
    en: 'After you save it, you’re signed out on all devices. Sign in again with the new password.',
  },
  submit: { id: 'Simpan kata sandi', en: 'Save password' },
  brokenHeading: { id: 'Tautan ini tidak berlaku lagi', en: 'This link no longer works' },
  brokenLead: {
    id: 'Tautan berlaku 1 jam dan hanya dapat dipakai sekali. Minta tautan baru untuk melanjutkan.',
    en: 'A link is valid for 1 hour and can be used once. Request a new one to continue.',
  },
  again: { id: 'Minta tautan baru', en: 'Request a new link' },
  login: { id: 'Kembali ke halaman masuk', en: 'Back to sign in' },
})
