import { messages } from '#core/messages.ts'

/** Names of what an installed site offers on a long press of its icon. */
export const words = messages({
  quran: { id: 'Al-Qur’an', en: 'Quran' },
  prayer: { id: 'Jadwal Sholat', en: 'Prayer times' },
  doa: { id: 'Doa', en: 'Supplications (doa)' },
})
