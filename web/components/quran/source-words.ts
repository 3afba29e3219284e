import { messages } from '#core/messages.ts'

export const words = messages({
  sources: { id: 'Sumber teks', en: 'Sources of the text' },
  arabic: {
    id: 'Teks Arab: Mushaf Standar Indonesia, ditampilkan persis seperti sumbernya. Latin dan terjemahan bahasa Indonesia: Kementerian Agama Republik Indonesia, tanpa nomor catatan kaki (paket npm quran-pack 1.0.0).',
    en: 'Arabic: the Indonesian Standard Mushaf, shown exactly as its source has it. Latin letters and Indonesian translation: the Ministry of Religious Affairs of the Republic of Indonesia, without footnote numbers (npm package quran-pack 1.0.0).',
  },
  english: {
    id: 'Terjemahan bahasa Inggris: Rowwad Translation Center (paket npm @kmaslesa/quran_translation-english_rowwad_translation_centar 1.0.0).',
    en: 'English translation: Rowwad Translation Center (npm package @kmaslesa/quran_translation-english_rowwad_translation_centar 1.0.0).',
  },
  juz: {
    id: 'Batas juz mengikuti daftar Kementerian Agama; tujuh di antaranya berbeda dari cetakan Madinah.',
    en: 'Juz begin where the Indonesian ministry has them begin; seven of them differ from the Madinah print.',
  },
  marks: {
    id: 'Nomor halaman dan ayat sajdah: quran-meta, menurut cetakan 604 halaman.',
    en: 'Page numbers and verses of prostration: quran-meta, after the print of 604 pages.',
  },
})
