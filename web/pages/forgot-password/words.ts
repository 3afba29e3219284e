import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Lupa kata sandi', en: 'Forgot password' },
  description: {
    id: 'Minta tautan untuk membuat kata sandi baru.',
    en: 'Request a link to set a new password.',
  },
  heading: { id: 'Lupa kata sandi?', en: 'Forgot your password?' },
  lead: {
    id: 'Masukkan email Anda. Kami akan mengirim tautan untuk membuat kata sandi baru.',
    en: 'Enter your email and we’ll send you a link to set a new password.',
  },
  submit: { id: 'Kirim tautan', en: 'Send link' },
  sentHeading: { id: 'Periksa email Anda', en: 'Check your email' },
  sentLead: {
    id: 'Jika email itu terdaftar, kami sudah mengirim tautan untuk membuat kata sandi baru.',
    en: 'If that email is registered, we’ve sent you a link to set a new password.',
  },
  sentHint: {
    id: 'Belum menerima email setelah beberapa menit? Periksa folder spam, atau pastikan alamatnya benar.',
    en: 'Nothing after a few minutes? Check your spam folder, or make sure the address is correct.',
  },
  again: { id: 'Coba email lain', en: 'Try another email' },
  remembered: { id: 'Sudah ingat?', en: 'Remember it now?' },
  login: { id: 'Kembali ke halaman masuk', en: 'Back to sign in' },
})
