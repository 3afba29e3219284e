import { messages } from '#core/messages.ts'

/** The form of a banner, and how one stands. */
export const bannerWords = messages({
  path: { id: 'Tautan', en: 'Link' },
  pathHint: {
    id: 'Halaman situs seperti /umroh, atau alamat https://',
    en: 'A page of the site such as /umroh, or an https:// address',
  },
  startsOn: { id: 'Hari pertama', en: 'First day' },
  endsOn: { id: 'Hari terakhir', en: 'Last day' },
  dayHint: { id: 'Kosongkan bila tanpa batas', en: 'Leave empty for no limit' },
  shown: { id: 'Tampil', en: 'Shown' },
  coming: { id: 'Belum mulai', en: 'Not started' },
  over: { id: 'Berakhir', en: 'Over' },
})
