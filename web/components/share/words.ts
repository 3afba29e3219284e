import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Bagikan via', en: 'Share via' },
  close: { id: 'Tutup', en: 'Close' },
  link: { id: 'Tautan', en: 'Link' },
  copy: { id: 'Salin tautan', en: 'Copy link' },
  copied: { id: 'Tautan disalin', en: 'Link copied' },
  notCopied: {
    id: 'Peramban ini tidak dapat menyalin. Salin sendiri dari kolom ini',
    en: 'This browser can’t copy. Copy the link from this field',
  },
  otherApps: { id: 'Aplikasi lain', en: 'Other apps' },
  newTab: { id: 'terbuka di tab baru', en: 'opens in a new tab' },
})
