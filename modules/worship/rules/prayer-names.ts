import { messages } from '#core/messages.ts'

/** The times of a day as each language calls them. */
export const prayerLabels = messages({
  imsak: { id: 'Imsak', en: 'Imsak' },
  subuh: { id: 'Subuh', en: 'Fajr' },
  terbit: { id: 'Terbit', en: 'Sunrise' },
  dzuhur: { id: 'Dzuhur', en: 'Dhuhr' },
  ashar: { id: 'Ashar', en: 'Asr' },
  maghrib: { id: 'Maghrib', en: 'Maghrib' },
  isya: { id: 'Isya', en: 'Isha' },
})
