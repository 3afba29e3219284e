import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Daftar', en: 'Register' },
  description: {
    id: 'Buat akun untuk memesan perjalanan ibadah Anda.',
    en: 'Create an account to book your journey.',
  },
  heading: { id: 'Buat akun Anda', en: 'Open your account' },
  lead: {
    id: 'Satu akun untuk memesan, menabung, dan menyiapkan perjalanan ibadah.',
    en: 'One account to book, to save and to prepare your journey.',
  },
  fullName: { id: 'Nama lengkap', en: 'Full name' },
  fullNameHint: { id: 'Sesuai KTP atau paspor.', en: 'As on your ID card or passport.' },
  phone: { id: 'Nomor telepon', en: 'Phone number' },
  phoneHint: { id: 'Sebaiknya nomor WhatsApp yang aktif.', en: 'Preferably a number on WhatsApp.' },
  emailHint: { id: 'Kode verifikasi dikirim ke alamat ini.', en: 'A verification code goes to this address.' },
  consent: { id: 'Dengan mendaftar, Anda menyetujui', en: 'By registering you agree to the' },
  terms: { id: 'Syarat & Ketentuan', en: 'Terms & Conditions' },
  and: { id: 'dan', en: 'and the' },
  privacy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  submit: { id: 'Daftar', en: 'Register' },
  haveAccount: { id: 'Sudah punya akun?', en: 'Already have an account?' },
  login: { id: 'Masuk', en: 'Sign in' },
})
