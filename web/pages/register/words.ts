import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Daftar', en: 'Register' },
  description: {
    id: 'Buat akun untuk memesan perjalanan ibadah Anda.',
    en: 'Create an account to book your trip.',
  },
  heading: { id: 'Buat akun', en: 'Create your account' },
  lead: {
    id: 'Dengan akun, Anda dapat memesan paket, membayar, dan mengunggah dokumen.',
    en: 'With an account, you can book packages, pay and upload documents.',
  },
  fullName: { id: 'Nama lengkap', en: 'Full name' },
  fullNameHint: { id: 'Sesuai KTP atau paspor.', en: 'As shown on your ID card or passport.' },
  phone: { id: 'Nomor HP', en: 'Mobile number' },
  phoneHint: { id: 'Sebaiknya nomor WhatsApp yang aktif.', en: 'Preferably one you use on WhatsApp.' },
  emailHint: {
    id: 'Kami akan mengirim kode verifikasi ke email ini.',
    en: 'We’ll send a verification code to this email.',
  },
  consent: { id: 'Dengan mendaftar, Anda menyetujui', en: 'By registering, you agree to the' },
  terms: { id: 'Syarat dan Ketentuan', en: 'Terms and Conditions' },
  and: { id: 'dan', en: 'and the' },
  privacy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  submit: { id: 'Daftar', en: 'Register' },
  haveAccount: { id: 'Sudah punya akun?', en: 'Already have an account?' },
  login: { id: 'Masuk', en: 'Sign in' },
})
