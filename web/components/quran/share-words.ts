import { messages } from '#core/messages.ts'

export const words = messages({
  verse: {
    id: (name: string, number: number, verse: number) => `QS. ${name} ${number}:${verse}`,
    en: (name: string, number: number, verse: number) => `Quran ${number}:${verse}, ${name}`,
  },
  close: { id: 'Tutup', en: 'Close' },
  link: { id: 'Tautan', en: 'Link' },
  copy: { id: 'Salin tautan', en: 'Copy link' },
  copied: { id: 'Tautan disalin', en: 'Link copied' },
  notCopied: {
    id: 'Peramban ini tidak dapat menyalin. Salin sendiri dari kolom ini',
    en: 'This browser can’t copy. Copy the link from this field',
  },
  newTab: { id: 'terbuka di tab baru', en: 'opens in a new tab' },
  picture: { id: 'Gambar ayat', en: 'Picture of the verse' },
  save: { id: 'Simpan gambar', en: 'Save picture' },
})
