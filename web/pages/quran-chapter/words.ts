import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  quran: { id: 'Al-Qur’an', en: 'The Quran' },
  title: {
    id: (name: string, meaning: string) => `Surah ${name} (${meaning}): Arab, Latin, Terjemahan`,
    en: (name: string, meaning: string) => `Surah ${name} (${meaning}): Arabic, transliteration, translation`,
  },
  description: {
    id: (name: string, count: number) =>
      `Baca Surah ${name}, ${count} ayat: mushaf standar Indonesia, Latin dan terjemahan Kementerian Agama.`,
    en: (name: string, count: number) =>
      `Read Surah ${name}, ${count} verses: the Indonesian standard mushaf with transliteration and English translation.`,
  },
  surah: { id: (name: string) => `Surah ${name}`, en: (name: string) => `Surah ${name}` },
  makkah: { id: 'Makkiyah', en: 'Revealed in Makkah' },
  madinah: { id: 'Madaniyah', en: 'Revealed in Madinah' },
  count: { id: (n: number) => `${n} ayat`, en: (n: number) => `${n} verses` },
  pages: {
    id: (from: number, to: number) => (from === to ? `Halaman ${from}` : `Halaman ${from}–${to}`),
    en: (from: number, to: number) => (from === to ? `Page ${from}` : `Pages ${from}–${to}`),
  },
  juz: { id: 'Juz', en: 'Juz' },
  page: { id: 'Halaman', en: 'Page' },
  sajda: { id: 'Ayat sajdah', en: 'Verse of prostration' },
  verses: { id: 'Ayat-ayat', en: 'Verses' },
  settings: { id: 'Pengaturan baca', en: 'Reading settings' },
  show: { id: 'Yang ditampilkan', en: 'Show' },
  arabic: { id: 'Arab', en: 'Arabic' },
  latin: { id: 'Latin', en: 'Transliteration' },
  translation: { id: 'Terjemahan', en: 'Translation' },
  size: { id: 'Ukuran huruf', en: 'Text size' },
  size1: { id: 'Kecil', en: 'Small' },
  size2: { id: 'Sedang', en: 'Medium' },
  size3: { id: 'Besar', en: 'Large' },
  size4: { id: 'Sangat besar', en: 'Very large' },
  keys: { id: 'Pintasan papan ketik', en: 'Keyboard shortcuts' },
  keysText: {
    id: 'j ayat berikutnya · k ayat sebelumnya · b tandai ayat · n surah berikutnya · p surah sebelumnya',
    en: 'j next verse · k previous verse · b bookmark the verse · n next chapter · p previous chapter',
  },
  oneStays: { id: 'Setidaknya satu bagian harus tampil.', en: 'At least one part must be shown.' },
  apply: { id: 'Terapkan', en: 'Apply' },
  jump: { id: 'Ke ayat', en: 'Go to verse' },
  jumpHint: {
    id: (n: number) => `1 sampai ${n}, atau rentang seperti 2-5`,
    en: (n: number) => `1 to ${n}, or a range such as 2-5`,
  },
  go: { id: 'Buka', en: 'Go' },
  beyond: { id: 'Ayat itu tidak ada', en: 'Verse not found' },
  beyondText: {
    id: (name: string, n: number) => `Surah ${name} terdiri atas ${n} ayat. Pilih nomor antara 1 dan ${n}.`,
    en: (name: string, n: number) => `Surah ${name} has ${n} verses. Choose a number from 1 to ${n}.`,
  },
  highlightedText: {
    id: (from: number, to: number) => `Ayat ${from}–${to} disorot di bawah.`,
    en: (from: number, to: number) => `Verses ${from}–${to} are highlighted below.`,
  },
  highlightedLink: { id: (from: number) => `Ke ayat ${from}`, en: (from: number) => `Go to verse ${from}` },
  mark: { id: 'Tandai ayat', en: 'Bookmark verse' },
  read: { id: 'Jadikan terakhir dibaca: ayat', en: 'Mark as last read: verse' },
  copy: { id: 'Salin ayat', en: 'Copy verse' },
  // The browser fills in the verse: words travel to it as texts.
  citation: {
    id: (name: string, chapter: number) => `QS. ${name} ${chapter}:{verse}`,
    en: (name: string, chapter: number) => `Quran ${chapter}:{verse}, ${name}`,
  },
  share: { id: 'Bagikan ayat', en: 'Share verse' },
  shareChapter: { id: 'Bagikan surah', en: 'Share chapter' },
  marked: { id: 'Ayat ditandai', en: 'Verse bookmarked' },
  unmarked: { id: 'Tanda ayat dihapus', en: 'Bookmark removed' },
  lastRead: { id: 'Disimpan sebagai terakhir dibaca', en: 'Saved as last read' },
  copied: { id: 'Ayat disalin', en: 'Verse copied' },
  notCopied: { id: 'Peramban ini tidak dapat menyalin', en: 'This browser can’t copy' },
  notSaved: { id: 'Peramban ini tidak dapat menyimpan tanda', en: 'This browser can’t save bookmarks' },
  previous: { id: 'Surah sebelumnya', en: 'Previous chapter' },
  next: { id: 'Surah berikutnya', en: 'Next chapter' },
  all: { id: 'Daftar surah', en: 'All chapters' },
  missing: { id: 'Surah tidak ditemukan', en: 'Chapter not found' },
  missingText: {
    id: 'Al-Qur’an terdiri atas 114 surah. Pilih dari daftar, atau cari dengan nama dan nomornya.',
    en: 'The Quran has 114 chapters. Choose one from the list, or search by name or number.',
  },
  first: { id: 'Buka Al-Fatihah', en: 'Open Al-Fatihah' },
})
