import { messages } from '#core/messages.ts'

/** Refused at a field. */
export const fieldWords = messages({
  not_known: {
    id: 'Tidak ada mitra atau paket dengan alamat ini',
    en: 'There is no partner or package with this address',
  },
})
