import { messages } from '#core/messages.ts'

export const words = messages({
  offline: { id: 'Anda sedang luring.', en: 'You are offline.' },
  slow: { id: 'Sambungan sedang lambat.', en: 'The connection is slow.' },
  copied: {
    id: (when: string) => `Ini salinan ${when}.`,
    en: (when: string) => `This is a copy of ${when}.`,
  },
  saved: { id: 'Lihat yang tersimpan', en: 'See what is saved' },
  newer: { id: 'Versi baru tersedia', en: 'A new version is available' },
  reload: { id: 'Muat ulang', en: 'Reload' },
  close: { id: 'Tutup', en: 'Close' },
})
