import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Masuk', en: 'Sign in' },
  description: {
    id: 'Masuk untuk melihat pesanan, tabungan, dan persiapan ibadah Anda.',
    en: 'Sign in to see your orders, your savings and your preparations.',
  },
  heading: { id: 'Selamat datang kembali', en: 'Welcome back' },
  lead: {
    id: 'Masuk untuk melanjutkan persiapan ibadah Anda.',
    en: 'Sign in to go on with your preparations.',
  },
  forgot: { id: 'Lupa kata sandi?', en: 'Forgot your password?' },
  submit: { id: 'Masuk', en: 'Sign in' },
  noAccount: { id: 'Belum punya akun?', en: 'No account yet?' },
  register: { id: 'Daftar sekarang', en: 'Register now' },
})
