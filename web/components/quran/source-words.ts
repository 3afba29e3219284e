import { messages } from '#core/messages.ts'

export const words = messages({
  sources: { id: 'Sumber teks', en: 'Text sources' },
  arabic: {
    id: 'Teks Arab: Mushaf Standar Indonesia, Kementerian Agama Republik Indonesia, ditampilkan persis seperti aslinya. Latin dan terjemahan bahasa Indonesia: Kementerian Agama Republik Indonesia, tanpa nomor catatan kaki.',
    en: 'Arabic: Indonesian Standard Mushaf, Ministry of Religious Affairs of the Republic of Indonesia, shown exactly as published. Transliteration and Indonesian translation: the same ministry, without footnote numbers.',
  },
  english: {
    id: 'Terjemahan bahasa Inggris: Rowwad Translation Center.',
    en: 'English translation: Rowwad Translation Center.',
  },
  juz: {
    id: 'Batas juz mengikuti daftar Kementerian Agama; tujuh di antaranya berbeda dari mushaf Madinah.',
    en: 'Juz follow the Indonesian ministry’s list. Seven of them start at a different verse than in the Madinah mushaf.',
  },
  marks: {
    id: 'Nomor halaman dan ayat sajdah: mushaf Madinah, 604 halaman.',
    en: 'Page numbers and verses of prostration: Madinah mushaf, 604 pages.',
  },
})
