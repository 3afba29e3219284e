import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Lupa kata sandi', en: 'Forgot password' },
  description: {
    id: 'Minta tautan untuk membuat kata sandi baru.',
    en: 'Ask for a link to set a new password.',
  },
  heading: { id: 'Lupa kata sandi?', en: 'Forgot your password?' },
  lead: {
    id: 'Tidak apa-apa. Tulis email Anda, kami kirimkan tautan untuk membuat kata sandi baru.',
    en: 'No worries. Write your email and we will send a link to set a new one.',
  },
  submit: { id: 'Kirim tautan', en: 'Send the link' },
  sentHeading: { id: 'Periksa email Anda', en: 'Check your email' },
  sentLead: {
    id: 'Jika alamat itu terdaftar, tautan untuk membuat kata sandi baru sudah kami kirim ke sana.',
    en: 'If that address is registered, a link to set a new password is on its way.',
  },
  sentHint: {
    id: 'Belum masuk setelah beberapa menit? Periksa folder spam, atau pastikan alamatnya benar.',
    en: 'Nothing after a few minutes? Look into spam, or make sure the address is right.',
  },
  again: { id: 'Coba alamat lain', en: 'Try another address' },
  remembered: { id: 'Sudah ingat?', en: 'Remembered it?' },
  login: { id: 'Kembali masuk', en: 'Back to sign in' },
})
