import { messages } from '#core/messages.ts'

export const words = messages({
  offline: { id: 'Tidak ada sambungan internet.', en: 'You’re offline.' },
  slow: { id: 'Sambungan internet lambat.', en: 'Your connection is slow.' },
  copied: {
    id: (when: string) => `Ini salinan dari ${when}.`,
    en: (when: string) => `This is a copy from ${when}.`,
  },
  saved: { id: 'Lihat yang tersimpan', en: 'See saved pages' },
  newer: { id: 'Versi baru tersedia', en: 'A new version is available' },
  reload: { id: 'Muat ulang', en: 'Reload' },
  close: { id: 'Tutup', en: 'Close' },
})
