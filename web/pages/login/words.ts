import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Masuk', en: 'Sign in' },
  description: {
    id: 'Masuk untuk melihat pesanan dan pembayaran Anda.',
    en: 'Sign in to see your orders and payments.',
  },
  heading: { id: 'Masuk ke akun Anda', en: 'Sign in to your account' },
  lead: {
    id: 'Lihat pesanan, pembayaran, dan dokumen perjalanan Anda.',
    en: 'See your orders, payments and travel documents.',
  },
  chatLead: {
    id: 'Masuk dulu untuk chat dengan konsultan kami.',
    en: 'Sign in first to chat with one of our consultants.',
  },
  forgot: { id: 'Lupa kata sandi?', en: 'Forgot your password?' },
  submit: { id: 'Masuk', en: 'Sign in' },
  noAccount: { id: 'Belum punya akun?', en: 'Don’t have an account?' },
  register: { id: 'Daftar sekarang', en: 'Register now' },
})
