import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Masuk ke konsol', en: 'Sign in to the console' },
  lead: {
    id: 'Untuk mitra dan tim yang menjalankan perjalanan jamaah.',
    en: 'For partners and the team who run the pilgrims’ journeys.',
  },
  over: {
    id: 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi.',
    en: 'The time to enter the code is over. Sign in with your password again.',
  },
  signedOut: { id: 'Anda telah keluar.', en: 'You are signed out.' },
  forgot: { id: 'Lupa kata sandi?', en: 'Forgot your password?' },
  submit: { id: 'Lanjut', en: 'Continue' },
  demoTitle: { id: 'Ini demo', en: 'This is a demo' },
  demo: {
    id: (email: string, password: string) =>
      `Masuk sebagai ${email} dengan kata sandi ${password}. Akun peran lainnya ada di README.`,
    en: (email: string, password: string) =>
      `Sign in as ${email} with the password ${password}. Accounts of the other roles are in the README.`,
  },
})
