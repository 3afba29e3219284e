import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Akun saya', en: 'My account' },
  roles: { id: 'Peran Anda', en: 'Your roles' },
  signOut: { id: 'Keluar', en: 'Sign out' },
  sessions: { id: 'Sesi yang terbuka', en: 'Open sessions' },
  sessionsLead: {
    id: 'Akhiri sesi yang tidak Anda kenal, lalu ganti kata sandi.',
    en: 'End a session you do not recognise, then change your password.',
  },
  current: { id: 'Sesi ini', en: 'This session' },
  seen: { id: (at: string) => `Terakhir dipakai ${at}`, en: (at: string) => `Last used ${at}` },
  since: {
    id: (at: string, ip: string) => `Masuk ${at} dari ${ip}`,
    en: (at: string, ip: string) => `Signed in ${at} from ${ip}`,
  },
  end: { id: 'Akhiri', en: 'End' },
  endOf: { id: (name: string) => `Akhiri sesi ${name}`, en: (name: string) => `End the session ${name}` },
  unknownDevice: { id: 'Perangkat tidak dikenal', en: 'Unknown device' },
  recovery: { id: 'Kode pemulihan', en: 'Recovery codes' },
  left: {
    id: (n: number) => `Sisa ${n} dari 10 kode. Buat yang baru jika hampir habis atau pernah terlihat orang lain.`,
    en: (n: number) => `${n} of 10 codes left. Make new ones when they run low or someone else has seen them.`,
  },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  renew: { id: 'Buat 10 kode baru', en: 'Make 10 new codes' },
  renewed: {
    id: 'Kode baru Anda. Simpan sekarang; kode lama tidak berlaku lagi.',
    en: 'Your new codes. Save them now; the old ones no longer work.',
  },
  password: { id: 'Ganti kata sandi', en: 'Change your password' },
  passwordLead: {
    id: 'Kami kirim tautannya ke email Anda. Semua sesi berakhir setelah kata sandi diganti.',
    en: 'We send a link to your email. All sessions end once the password is changed.',
  },
  sendLink: { id: 'Kirim tautan', en: 'Send the link' },
  ended: { id: 'Sesi itu sudah diakhiri', en: 'That session has ended' },
  linkSent: { id: 'Tautan sudah dikirim ke email Anda', en: 'The link is on its way to your email' },
})
