import { messages } from '#core/messages.ts'

export const words = messages({
  console: { id: 'Konsol', en: 'Console' },
  menu: { id: 'Menu konsol', en: 'Console menu' },
  home: { id: 'Beranda', en: 'Home' },
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  account: { id: 'Akun saya', en: 'My account' },
  notThere: { id: 'Halaman ini tidak ada', en: 'This page does not exist' },
  notThereText: {
    id: 'Periksa alamatnya. Halaman konsol hanya terbuka bagi staf yang sudah masuk dan berhak membukanya.',
    en: 'Check the address. Pages of the console open only for staff who are signed in and may see them.',
  },
  failed: { id: 'Terjadi kesalahan', en: 'Something went wrong' },
  failedText: { id: 'Coba muat ulang halaman ini.', en: 'Try loading this page again.' },
  back: { id: 'Ke beranda konsol', en: 'To the console’s home page' },
  busy: { id: 'Mengirim', en: 'Sending' },
})
