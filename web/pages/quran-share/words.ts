import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: (what: string) => `Bagikan ${what}`, en: (what: string) => `Share ${what}` },
  chapter: { id: (name: string) => `Surah ${name}`, en: (name: string) => `Surah ${name}` },
  verse: {
    id: (name: string, key: string) => `QS. ${name} ${key}`,
    en: (name: string, key: string) => `Quran ${key}, ${name}`,
  },
  picture: { id: (key: string) => `Gambar ayat ${key}`, en: (key: string) => `Picture of verse ${key}` },
  back: { id: 'Kembali membaca', en: 'Back to reading' },
  mark: { id: 'Tandai ayat ini atau hapus tandanya', en: 'Bookmark this verse, or remove the bookmark' },
  markHint: {
    id: 'Tersimpan di akun Anda. Anda perlu masuk dahulu.',
    en: 'Saved in your account. You need to sign in first.',
  },
  missing: { id: 'Ayat ini tidak ada', en: 'Verse not found' },
  missingText: {
    id: 'Nomor surah atau ayat di alamat ini tidak ada di Al-Qur’an.',
    en: 'The chapter or verse number in this address is not in the Quran.',
  },
  all: { id: 'Daftar surah', en: 'All chapters' },
})
