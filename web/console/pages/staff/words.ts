import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tim', en: 'Team' },
  text: {
    id: 'Siapa yang bekerja di konsol, dan apa yang boleh mereka lakukan.',
    en: 'Who works at the console, and what they may do.',
  },
  list: { id: 'Daftar orang', en: 'List of people' },
  search: { id: 'Cari nama atau email', en: 'Search name or email' },
  name: { id: 'Nama', en: 'Name' },
  roles: { id: 'Peran', en: 'Roles' },
  state: { id: 'Status', en: 'Status' },
  seen: { id: 'Terakhir masuk', en: 'Last seen' },
  never: { id: 'Belum pernah', en: 'Never' },
  invited: { id: 'Diundang', en: 'Invited' },
  no_second_factor: { id: 'Tanpa langkah kedua', en: 'No second step' },
  active: { id: 'Aktif', en: 'Active' },
  empty: { id: 'Baru Anda sendiri di sini', en: 'You are the only one here' },
  emptyText: { id: 'Undang rekan dengan formulir di bawah.', en: 'Invite a colleague with the form below.' },
  manage: { id: 'Kelola', en: 'Manage' },
  manageOf: { id: (name: string) => `Kelola ${name}`, en: (name: string) => `Manage ${name}` },
  invite: { id: 'Undang orang', en: 'Invite somebody' },
  inviteText: {
    id: 'Kami kirim tautan lewat email. Tautan berlaku 7 hari.',
    en: 'We send a link by email. It works for 7 days.',
  },
  full_name: { id: 'Nama lengkap', en: 'Full name' },
  email: { id: 'Email', en: 'Email' },
  role: { id: 'Peran', en: 'Role' },
  language: { id: 'Bahasa emailnya', en: 'Language of the email' },
  indonesian: { id: 'Indonesia', en: 'Indonesian' },
  english: { id: 'Inggris', en: 'English' },
  send: { id: 'Kirim undangan', en: 'Send invitation' },
  again: { id: 'Kirim ulang undangan', en: 'Send the invitation again' },
  endRole: { id: (role: string) => `Cabut peran ${role}`, en: (role: string) => `Take away the role ${role}` },
  endText: {
    id: 'Akses dari peran ini berakhir saat itu juga. Orang tanpa peran lain langsung keluar dari konsol.',
    en: 'The access of this role ends at once. Somebody with no other role is signed out of the console.',
  },
  end: { id: 'Cabut peran', en: 'Take away the role' },
  reset: { id: 'Atur ulang verifikasi dua langkah', en: 'Reset two-step verification' },
  resetNow: { id: 'Atur ulang', en: 'Reset' },
  resetText: {
    id: 'Untuk ponsel yang hilang. Semua sesinya berakhir, dan ia memasang aplikasi autentikator lagi.',
    en: 'For a lost phone. All their sessions end, and they set up an authenticator app again.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
  waiting: {
    id: (reason: string) => `Menunggu persetujuan kedua untuk mengatur ulang verifikasi dua langkah. Alasan: ${reason}`,
    en: (reason: string) => `Waiting for a second person to reset the two-step verification. Reason: ${reason}`,
  },
  ownRequest: {
    id: 'Anda yang mengajukan; orang lain yang memutuskan.',
    en: 'You asked for this; someone else decides.',
  },
  code: { id: 'Kode dari aplikasi autentikator Anda', en: 'Code from your authenticator app' },
  approve: { id: 'Setujui', en: 'Approve' },
  reject: { id: 'Tolak', en: 'Reject' },
})

export const doneWords = messages({
  invited: { id: 'Undangan sudah dikirim', en: 'The invitation is on its way' },
  ended: { id: 'Peran sudah dicabut', en: 'The role was taken away' },
  reset: { id: 'Verifikasi dua langkah sudah diatur ulang', en: 'Two-step verification was reset' },
  requested: { id: 'Menunggu persetujuan orang kedua', en: 'Waiting for a second person to approve' },
  decided: { id: 'Keputusan tersimpan', en: 'The decision was saved' },
})
