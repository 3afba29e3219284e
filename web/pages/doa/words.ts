import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Doa Umrah dan Haji', en: 'Prayers of Umrah and Hajj' },
  crumb: { id: 'Doa', en: 'Prayers' },
  description: {
    id: 'Doa dari niat hingga pulang: teks Arab, Latin, arti dan sumbernya, urut menurut langkah perjalanan.',
    en: 'Prayers from the intention to the way home: Arabic, Latin, meaning and source, in the order of the journey.',
  },
  text: {
    id: 'Dari niat di miqat hingga pulang ke rumah, urut menurut langkahnya.',
    en: 'From the intention at the miqat to the way home, in the order of the journey.',
  },
  search: { id: 'Cari doa', en: 'Find a prayer' },
  searchHint: {
    id: 'Judul, arti, Latin, atau huruf Arab tanpa harakat',
    en: 'Title, meaning, Latin, or Arabic letters without marks',
  },
  find: { id: 'Cari', en: 'Find' },
  steps: { id: 'Langkah perjalanan', en: 'Steps of the journey' },
  every: { id: 'Semua', en: 'All' },
  ihram: { id: 'Ihram', en: 'Ihram' },
  'masjidil-haram': { id: 'Masjidil Haram', en: 'The Sacred Mosque' },
  tawaf: { id: 'Tawaf', en: 'Tawaf' },
  sai: { id: 'Sai', en: 'Sa’i' },
  wukuf: { id: 'Wukuf', en: 'Arafah' },
  mina: { id: 'Mina', en: 'Mina' },
  pulang: { id: 'Pulang', en: 'The way home' },
  count: {
    id: (n: string) => `${n} doa`,
    en: (n: string) => (n === '1' ? '1 prayer' : `${n} prayers`),
  },
  times: { id: (n: number) => `Dibaca ${n} kali`, en: (n: number) => `Said ${n} times` },
  awaiting: {
    id: 'Menunggu pemeriksaan oleh orang yang berkompeten',
    en: 'Awaiting review by a qualified person',
  },
  reviewed: {
    id: (by: string, on: string) => `Diperiksa oleh ${by}, ${on}`,
    en: (by: string, on: string) => `Reviewed by ${by}, ${on}`,
  },
  meaning: { id: 'Arti', en: 'Meaning' },
  latin: { id: 'Latin', en: 'Latin' },
  source: { id: 'Sumber', en: 'Source' },
  link: { id: 'Tautan ke doa ini', en: 'Link to this prayer' },
  none: { id: 'Doa tidak ditemukan', en: 'No prayer found' },
  noneText: { id: 'Coba kata lain, atau lihat semua langkah.', en: 'Try another word, or see every step.' },
  bad: { id: 'Pilihan tidak dikenali', en: 'This choice makes no sense' },
  all: { id: 'Lihat semua doa', en: 'See all prayers' },
  note: {
    id: 'Teks Arab ditampilkan sebagaimana sumbernya. Setiap doa yang belum diperiksa oleh pembimbing ibadah ditandai; tanyakan kepada pembimbing Anda bila ragu.',
    en: 'The Arabic is shown as its source has it. Every prayer that no qualified guide has read yet is marked; ask your own guide where in doubt.',
  },
  more: { id: 'Teman ibadah', en: 'Companions in worship' },
  prayerTimes: { id: 'Jadwal sholat', en: 'Prayer times' },
  qibla: { id: 'Arah kiblat', en: 'Qibla direction' },
  calendar: { id: 'Kalender Hijriah', en: 'Hijri calendar' },
})
