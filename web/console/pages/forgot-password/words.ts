import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Lupa kata sandi', en: 'Forgotten password' },
  lead: {
    id: 'Kami kirim tautan ke email Anda untuk membuat kata sandi baru.',
    en: 'We send a link to your email to choose a new password.',
  },
  submit: { id: 'Kirim tautan', en: 'Send the link' },
  sentTitle: { id: 'Periksa email Anda', en: 'Check your email' },
  sentLead: {
    id: 'Jika alamat itu punya akun konsol, tautannya sudah dikirim. Tautan berlaku 1 jam.',
    en: 'If that address has a console account, the link is on its way. It works for 1 hour.',
  },
  login: { id: 'Kembali ke halaman masuk', en: 'Back to sign in' },
})
