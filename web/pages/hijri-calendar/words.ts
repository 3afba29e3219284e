import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Kalender Hijriah', en: 'Hijri calendar' },
  title: { id: (year: number) => `Kalender Hijriah ${year} H`, en: (year: number) => `Hijri calendar ${year} AH` },
  description: {
    id: (year: number) =>
      `Dua belas bulan tahun ${year} H dengan tanggal Masehinya: awal Ramadan, Idulfitri, Arafah, Iduladha dan lainnya.`,
    en: (year: number) =>
      `The twelve months of ${year} AH with their Gregorian dates: Ramadan, Eid al-Fitr, Arafah, Eid al-Adha and more.`,
  },
  today: { id: 'Hari ini', en: 'Today' },
  evening: {
    id: 'Hari Hijriah dimulai saat maghrib, jadi setiap tanggal dimulai sejak maghrib hari sebelumnya.',
    en: 'A Hijri day begins at maghrib, so each date starts at maghrib on the previous day.',
  },
  ruling: {
    id: 'Menurut kalender Ummul Qura. Penetapan pemerintah dengan rukyat dan sidang isbat dapat berbeda sehari.',
    en: 'Dates follow the Umm al-Qura calendar. The Indonesian government’s decision, based on sighting the moon, can differ by a day.',
  },
  moved: {
    id: (days: number) => `Tanggal di situs ini digeser ${days} hari dari Ummul Qura, mengikuti penetapan setempat.`,
    en: (days: number) =>
      `Dates on this site differ from Umm al-Qura by ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}, following the local decision.`,
  },
  years: { id: 'Pilih tahun', en: 'Choose a year' },
  previous: { id: (year: number) => `${year} H`, en: (year: number) => `${year} AH` },
  next: { id: 'Hari penting berikutnya', en: 'Next key date' },
  daysLeft: {
    id: (days: number) => (days === 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`),
    en: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  },
  thisMonth: { id: 'Bulan ini', en: 'This month' },
  ahead: { id: 'Hari penting yang akan datang', en: 'Upcoming key dates' },
  events: { id: 'Hari penting', en: 'Key dates' },
  past: { id: 'Hari penting yang sudah lewat', en: 'Past key dates' },
  until: { id: (days: number) => `${days} hari`, en: (days: number) => `${days} days` },
  months: { id: 'Dua belas bulan', en: 'All twelve months' },
  monthsAhead: { id: 'Bulan berikutnya', en: 'Months ahead' },
  monthsPast: { id: 'Bulan yang sudah lewat', en: 'Past months' },
  legend: {
    id: 'Angka besar Hijriah, angka kecil Masehi.',
    en: 'Large numbers are Hijri dates, small numbers Gregorian.',
  },
  bad: { id: 'Tahun ini tidak ada di kalender kami', en: 'This year is not in our calendar' },
  range: {
    id: (first: number, last: number) => `Kalender ini memuat tahun ${first} sampai ${last} Hijriah.`,
    en: (first: number, last: number) => `This calendar covers the years ${first} to ${last} AH.`,
  },
  thisYear: { id: 'Lihat tahun ini', en: 'See this year' },
  more: { id: 'Lihat juga', en: 'See also' },
  prayerTimes: { id: 'Jadwal sholat', en: 'Prayer times' },
  qibla: { id: 'Arah kiblat', en: 'Qibla direction' },
  doa: { id: 'Doa umrah dan haji', en: 'Umrah and hajj supplications' },
})
