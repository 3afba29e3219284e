import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Buat kata sandi', en: 'Choose a password' },
  welcome: { id: (name: string) => `Selamat datang, ${name}`, en: (name: string) => `Welcome, ${name}` },
  invitation: {
    id: (email: string) => `Buat kata sandi untuk ${email}. Setelah itu Anda memasang aplikasi autentikator.`,
    en: (email: string) => `Choose a password for ${email}. Next you set up an authenticator app.`,
  },
  reset: {
    id: (email: string) => `Kata sandi baru untuk ${email}. Semua sesi lama diakhiri.`,
    en: (email: string) => `A new password for ${email}. All earlier sessions end.`,
  },
  submit: { id: 'Simpan dan lanjut', en: 'Save and continue' },
  brokenTitle: { id: 'Tautan ini tidak berlaku lagi', en: 'This link no longer works' },
  brokenLead: {
    id: 'Undangan berlaku 7 hari dan tautan kata sandi 1 jam; masing-masing dapat dipakai sekali. Minta undangan baru kepada yang mengundang Anda, atau tautan kata sandi baru di bawah.',
    en: 'An invitation works for 7 days and a password link for 1 hour, each of them once. Ask who invited you for a new invitation, or get a new password link below.',
  },
  again: { id: 'Minta tautan kata sandi', en: 'Get a password link' },
  login: { id: 'Ke halaman masuk', en: 'To the sign-in page' },
})
