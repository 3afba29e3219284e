import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Kalender Hijriah', en: 'Hijri Calendar' },
  title: { id: (year: number) => `Kalender Hijriah ${year} H`, en: (year: number) => `Hijri Calendar ${year} AH` },
  description: {
    id: (year: number) =>
      `Dua belas bulan tahun ${year} H dengan tanggal Masehinya: awal Ramadan, Idulfitri, Arafah, Iduladha dan lainnya.`,
    en: (year: number) =>
      `The twelve months of ${year} AH with their Gregorian dates: Ramadan, Eid al-Fitr, Arafah, Eid al-Adha and more.`,
  },
  today: { id: 'Hari ini', en: 'Today' },
  evening: {
    id: 'Hari Hijriah dimulai saat maghrib: setiap tanggal di sini sudah berjalan sejak maghrib hari sebelumnya.',
    en: 'A Hijri day begins at maghrib: every date here has begun at maghrib of the day before.',
  },
  ruling: {
    id: 'Menurut kalender Umm al-Qura. Penetapan pemerintah dengan rukyat dan sidang isbat dapat berbeda sehari.',
    en: 'By the Umm al-Qura calendar. The government’s ruling by sighting the moon can differ by a day.',
  },
  moved: {
    id: (days: number) => `Tanggal di situs ini digeser ${days} hari dari Umm al-Qura, mengikuti penetapan setempat.`,
    en: (days: number) => `Dates on this site are moved by ${days} days from Umm al-Qura, after the local ruling.`,
  },
  years: { id: 'Pilih tahun', en: 'Choose a year' },
  previous: { id: (year: number) => `${year} H`, en: (year: number) => `${year} AH` },
  events: { id: 'Hari-hari penting', en: 'Days that matter' },
  until: { id: (days: number) => `${days} hari`, en: (days: number) => `${days} days` },
  months: { id: 'Dua belas bulan', en: 'Twelve months' },
  legend: { id: 'Angka besar Hijriah, angka kecil Masehi.', en: 'Large figures are Hijri, small ones Gregorian.' },
  bad: { id: 'Tahun ini tidak ada di kalender kami', en: 'This year is not in our calendar' },
  thisYear: { id: 'Lihat tahun ini', en: 'See this year' },
  more: { id: 'Teman ibadah', en: 'Companions in worship' },
  prayerTimes: { id: 'Jadwal sholat', en: 'Prayer times' },
  qibla: { id: 'Arah kiblat', en: 'Qibla direction' },
  doa: { id: 'Doa perjalanan', en: 'Prayers of the journey' },
})
