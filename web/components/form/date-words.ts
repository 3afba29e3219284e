import { messages } from '#core/messages.ts'

export const dateWords = messages({
  day: { id: 'Tanggal', en: 'Day' },
  month: { id: 'Bulan', en: 'Month' },
  year: { id: 'Tahun', en: 'Year' },
  choose: { id: 'Pilih', en: 'Choose' },
})
