import { messages } from '#core/messages.ts'

export const words = messages({
  notConnected: {
    id: 'Tidak tersambung. Pesan dikirim setelah tersambung lagi.',
    en: 'Not connected. Messages are sent when you’re back online.',
  },
})
