import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Doa Umrah dan Haji', en: 'Supplications for umrah and hajj' },
  crumb: { id: 'Doa', en: 'Supplications' },
  description: {
    id: 'Doa perjalanan, umrah, haji, ziarah Madinah, dan harian: teks Arab, Latin, arti, dan sumbernya.',
    en: 'Supplications for travel, umrah, hajj, Madinah and every day: Arabic, transliteration, meaning and source.',
  },
  text: {
    id: 'Urut menurut perjalanan, dari berangkat sampai pulang, lalu doa harian.',
    en: 'In the order of your trip, from leaving home to coming back, then everyday supplications.',
  },
  search: { id: 'Cari doa', en: 'Search supplications' },
  searchHint: {
    id: 'Judul, arti, Latin, atau huruf Arab tanpa harakat',
    en: 'Title, meaning, transliteration, or Arabic letters without marks',
  },
  find: { id: 'Cari', en: 'Search' },
  steps: { id: 'Tahap perjalanan', en: 'Stages of the trip' },
  every: { id: 'Semua', en: 'All' },
  count: {
    id: (n: string) => `${n} doa`,
    en: (n: string) => (n === '1' ? '1 supplication' : `${n} supplications`),
  },
  none: { id: 'Doa tidak ditemukan', en: 'No supplication found' },
  noneText: { id: 'Coba kata lain, atau lihat semua doa.', en: 'Try another word, or see all supplications.' },
  bad: { id: 'Pilihan tidak dikenali', en: 'This option doesn’t exist' },
  all: { id: 'Lihat semua doa', en: 'See all supplications' },
  note: {
    id: 'Doa dari Al-Qur’an memakai teks mushaf standar Indonesia. Doa lain yang bertanda jam pasir belum diperiksa ustaz. Bila ragu, tanyakan kepada ustaz atau pembimbing rombongan Anda.',
    en: 'Supplications from the Quran use the text of the Indonesian standard mushaf. No scholar has reviewed those marked with an hourglass yet. If in doubt, ask a scholar or your group’s ustaz.',
  },
  more: { id: 'Lihat juga', en: 'See also' },
  prayerTimes: { id: 'Jadwal sholat', en: 'Prayer times' },
  qibla: { id: 'Arah kiblat', en: 'Qibla direction' },
  calendar: { id: 'Kalender Hijriah', en: 'Hijri calendar' },
})
