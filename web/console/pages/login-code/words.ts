import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Masukkan kode', en: 'Enter the code' },
  lead: {
    id: (email: string) => `Buka aplikasi autentikator di ponsel Anda dan masukkan kode 6 angka untuk ${email}.`,
    en: (email: string) => `Open the authenticator app on your phone and enter the 6-digit code for ${email}.`,
  },
  code: { id: 'Kode dari aplikasi', en: 'Code from the app' },
  codeHint: {
    id: 'Kode berganti setiap 30 detik dan hanya dapat dipakai sekali.',
    en: 'The code changes every 30 seconds and works only once.',
  },
  submit: { id: 'Masuk', en: 'Sign in' },
  lost: { id: 'Ponsel tidak ada? Pakai kode pemulihan', en: 'No phone? Use a recovery code' },
  recovery: { id: 'Kode pemulihan', en: 'Recovery code' },
  recoveryHint: {
    id: 'Salah satu dari 10 kode yang Anda simpan, misalnya 7KQ2M-9XR4T. Kode itu lalu tidak berlaku lagi.',
    en: 'One of the 10 codes you saved, such as 7KQ2M-9XR4T. It cannot be used again.',
  },
  noCodes: {
    id: 'Kode pemulihan juga tidak ada? Minta rekan yang mengundang Anda mengatur ulang verifikasi dua langkah.',
    en: 'No recovery codes either? Ask the colleague who invited you to reset your two-step verification.',
  },
  setupTitle: { id: 'Pasang aplikasi autentikator', en: 'Set up an authenticator app' },
  setupLead: {
    id: 'Konsol berisi uang dan dokumen jamaah, jadi kata sandi saja tidak cukup.',
    en: 'The console holds pilgrims’ money and documents, so a password alone is not enough.',
  },
  stepApp: {
    id: 'Pasang aplikasi autentikator di ponsel, misalnya Google Authenticator, Aegis, atau 1Password.',
    en: 'Install an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password.',
  },
  stepScan: { id: 'Pindai gambar ini dengan aplikasi itu.', en: 'Scan this picture with the app.' },
  picture: { id: 'Kode QR untuk aplikasi autentikator', en: 'QR code for the authenticator app' },
  orType: { id: 'Atau ketik kunci ini di aplikasi:', en: 'Or type this key into the app:' },
  stepCode: { id: 'Masukkan kode yang tampil di aplikasi.', en: 'Enter the code that the app shows.' },
  finish: { id: 'Selesai dan masuk', en: 'Finish and sign in' },
  demoTitle: { id: 'Ini demo', en: 'This is a demo' },
  demo: {
    id: (code: string) => `Kode saat ini: ${code}. Di luar demo, kode hanya tampil di aplikasi autentikator Anda.`,
    en: (code: string) => `The code now: ${code}. Outside a demo it shows only in your authenticator app.`,
  },
  otherAccount: { id: 'Masuk dengan akun lain', en: 'Sign in with another account' },
  codesTitle: { id: 'Simpan kode pemulihan Anda', en: 'Save your recovery codes' },
  codesLead: {
    id: 'Jika ponsel hilang, Anda masuk dengan salah satu kode ini. Masing-masing berlaku sekali, dan hanya tampil sekarang.',
    en: 'If you lose your phone, you sign in with one of these. Each works once, and they are shown only now.',
  },
  codesList: { id: 'Kode pemulihan', en: 'Recovery codes' },
  codesSaved: { id: 'Sudah saya simpan, lanjut', en: 'I have saved them, continue' },
})
