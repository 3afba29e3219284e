import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const stripWords = messages({
  title: { id: 'Ibadah hari ini', en: 'Worship today' },
  next: { id: 'Sholat berikutnya', en: 'Next prayer' },
  saudi: { id: 'waktu Arab Saudi', en: 'Saudi time' },
  tomorrow: { id: 'besok', en: 'tomorrow' },
  allTimes: { id: 'Lihat jadwal sholat', en: 'See prayer times' },
})
