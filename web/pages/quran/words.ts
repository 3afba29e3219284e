import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Al-Qur’an', en: 'The Quran' },
  title: {
    id: 'Al-Qur’an Online: Arab, Latin, Terjemahan',
    en: 'Read the Quran: Arabic, transliteration, translation',
  },
  heading: { id: 'Al-Qur’an', en: 'The Quran' },
  about: {
    id: 'Mushaf standar Indonesia dengan Latin dan terjemahan. Tandai ayat, lanjutkan bacaan, dan simpan untuk dibaca tanpa internet.',
    en: 'The Indonesian standard mushaf with transliteration and translation. Bookmark verses, continue where you stopped, and save it to read offline.',
  },
  search: { id: 'Cari surah, ayat, juz, halaman, atau kata', en: 'Search chapter, verse, juz, page or word' },
  searchHint: {
    id: 'Contoh: Yasin, ayat kursi, 2:255, juz 30, halaman 50, rahmat, الرحمن',
    en: 'For example: Ya-Sin, throne verse, 2:255, juz 30, page 50, mercy, الرحمن',
  },
  find: { id: 'Cari', en: 'Search' },
  clear: { id: 'Hapus pencarian', en: 'Clear search' },
  tabs: { id: 'Tampilkan menurut', en: 'View by' },
  byChapter: { id: 'Surah', en: 'Chapters' },
  byJuz: { id: 'Juz', en: 'Juz' },
  chapters: { id: 'Daftar surah', en: 'All chapters' },
  juzList: { id: 'Daftar juz', en: 'All juz' },
  juz: { id: (n: number) => `Juz ${n}`, en: (n: number) => `Juz ${n}` },
  juzFrom: {
    id: (name: string, verse: number) => `Mulai ${name} ayat ${verse}`,
    en: (name: string, verse: number) => `From ${name}, verse ${verse}`,
  },
  page: { id: (n: number) => `Halaman ${n}`, en: (n: number) => `Page ${n}` },
  chapterPlace: {
    id: (n: number, name: string) => `Surah ${n}, ${name}`,
    en: (n: number, name: string) => `Chapter ${n}, ${name}`,
  },
  versePlace: {
    id: (name: string, verses: string) => `${name}, ayat ${verses}`,
    en: (name: string, verses: string) => `${name}, ${verses.includes('–') ? 'verses' : 'verse'} ${verses}`,
  },
  count: { id: (n: number) => `${n} ayat`, en: (n: number) => `${n} verses` },
  makkah: { id: 'Makkiyah', en: 'Makkah' },
  madinah: { id: 'Madaniyah', en: 'Madinah' },
  lastRead: { id: 'Terakhir dibaca', en: 'Last read' },
  goOn: { id: 'Lanjutkan', en: 'Continue' },
  noLast: {
    id: 'Belum ada. Ayat terakhir yang Anda baca tersimpan otomatis.',
    en: 'Nothing yet. The last verse you read is saved automatically.',
  },
  bookmarks: { id: 'Ayat yang ditandai', en: 'Bookmarked verses' },
  noBookmarks: { id: 'Belum ada ayat yang ditandai.', en: 'No bookmarks yet.' },
  allBookmarks: { id: 'Lihat semua', en: 'See all' },
  verseOf: { id: 'ayat', en: 'verse' },
  savedInBrowser: {
    id: 'Tersimpan di peramban ini. Masuk agar tersedia di perangkat lain.',
    en: 'Saved in this browser. Sign in to see it on your other devices.',
  },
  savedInAccount: { id: 'Tersimpan di akun Anda.', en: 'Saved in your account.' },
  offline: { id: 'Baca tanpa internet', en: 'Read offline' },
  offlineText: {
    id: 'Simpan seluruh 114 surah di perangkat ini, sekitar 20 MB.',
    en: 'Save all 114 chapters on this device, about 20 MB.',
  },
  offlineSave: { id: 'Simpan di perangkat', en: 'Save to device' },
  offlineSaving: { id: 'Menyimpan', en: 'Saving' },
  offlineDone: { id: 'Seluruh Al-Qur’an tersimpan di perangkat ini.', en: 'The whole Quran is saved on this device.' },
  offlineAgain: { id: 'Perbarui', en: 'Update' },
  offlineRemove: { id: 'Hapus dari perangkat', en: 'Remove from this device' },
  offlineFailed: {
    id: 'Penyimpanan terhenti. Periksa internet dan ruang penyimpanan, lalu coba lagi. Surah yang sudah tersimpan tidak diunduh ulang.',
    en: 'Saving stopped. Check your connection and storage, then try again. Saved chapters are not downloaded again.',
  },
  offlineNot: { id: 'Peramban ini tidak dapat menyimpan halaman.', en: 'This browser cannot save pages.' },
  resultsFor: {
    id: (query: string) => `Hasil untuk “${query}”`,
    en: (query: string) => `Results for “${query}”`,
  },
  places: { id: 'Buka langsung', en: 'Go to' },
  matchingChapters: { id: 'Surah', en: 'Chapters' },
  matchingVerses: {
    id: (n: string) => `${n} ayat memuat kata ini`,
    en: (n: string) => (n === '1' ? '1 verse with these words' : `${n} verses with these words`),
  },
  none: { id: 'Tidak ada yang cocok', en: 'No results' },
  noneText: {
    id: 'Periksa ejaannya, atau cari dengan nama surah, nomor seperti 2:255, atau satu kata saja.',
    en: 'Check the spelling, or search by chapter name, a number such as 2:255, or a single word.',
  },
  pages: { id: 'Halaman hasil', en: 'Result pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
})
