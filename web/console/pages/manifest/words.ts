import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Manifest lengkap', en: 'Full manifest' },
  text: {
    id: 'Tanggal lahir, nomor paspor, dan nomor HP semua jamaah tanpa disamarkan. Setiap pengambilan dicatat di audit dengan nama Anda.',
    en: 'Dates of birth, passport numbers and mobile numbers of every traveller, unmasked. Each download is recorded in the audit with your name.',
  },
  departure: { id: 'Keberangkatan', en: 'Departure' },
  code: { id: 'Kode autentikator', en: 'Authenticator code' },
  format: { id: 'Format berkas', en: 'File format' },
  submit: { id: 'Buat tautan unduhan', en: 'Create the download link' },
  ready: { id: 'Tautan siap', en: 'The link is ready' },
  readyText: {
    id: (until: string) => `Tautan ini berlaku satu kali, sampai ${until}.`,
    en: (until: string) => `This link works once, until ${until}.`,
  },
  download: {
    id: (format: string) => `Unduh manifest (${format})`,
    en: (format: string) => `Download manifest (${format})`,
  },
  again: { id: 'Ambil sekali lagi', en: 'Get it again' },
})
