import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Verifikasi email', en: 'Verify your email' },
  description: {
    id: 'Masukkan kode yang kami kirim ke email Anda.',
    en: 'Enter the code we sent to your email.',
  },
  heading: { id: 'Periksa email Anda', en: 'Check your email' },
  lead: { id: 'Kami mengirim kode 6 angka ke', en: 'We sent a 6-digit code to' },
  spam: {
    id: 'Tidak ada di kotak masuk? Periksa folder spam atau promosi.',
    en: 'Not in your inbox? Check your spam or promotions folder.',
  },
  stuck: { id: 'Kode terus ditolak?', en: 'Code still not accepted?' },
  stuckLink: { id: 'Minta tautan lewat email', en: 'Get a link by email instead' },
  submit: { id: 'Verifikasi', en: 'Verify' },
  wrongAddress: { id: 'Alamatnya salah?', en: 'Wrong address?' },
  change: { id: 'Ubah alamat email', en: 'Change email address' },
  askHeading: { id: 'Verifikasi email Anda', en: 'Verify your email' },
  askLead: {
    id: 'Masukkan email yang Anda daftarkan. Kami akan mengirim kode ke email itu.',
    en: 'Enter the email you registered with and we’ll send you a code.',
  },
  send: { id: 'Kirim kode', en: 'Send code' },
})
