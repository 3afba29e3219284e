import { messages } from '#core/messages.ts'

export const words = messages({
  label_taken: {
    id: 'Nomor kamar ini sudah dipakai di hotel ini. Pakai nomor lain',
    en: 'Another room of this hotel has this number. Use a different one',
  },
})
