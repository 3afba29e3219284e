import { messages } from '#core/messages.ts'

/** Around one supplication; sent as data with the page, in one language. */
export const words = messages({
  perjalanan: { id: 'Perjalanan', en: 'Travel' },
  ihram: { id: 'Ihram', en: 'Ihram' },
  'masjidil-haram': { id: 'Masjidil Haram', en: 'The Grand Mosque' },
  tawaf: { id: 'Tawaf', en: 'Tawaf' },
  sai: { id: 'Sa’i', en: 'Sa’i' },
  tahallul: { id: 'Tahallul', en: 'Tahallul' },
  wukuf: { id: 'Wukuf', en: 'Arafah' },
  mina: { id: 'Mina', en: 'Mina' },
  madinah: { id: 'Ziarah Madinah', en: 'Madinah' },
  pulang: { id: 'Pulang', en: 'Return' },
  harian: { id: 'Harian', en: 'Everyday' },
  times: { id: (n: number) => `Dibaca ${n} kali`, en: (n: number) => `Say ${n} times` },
  awaiting: {
    id: 'Belum diperiksa ustaz',
    en: 'Not yet reviewed by a scholar',
  },
  fromQuran: { id: 'Teks Arab dari Al-Qur’an', en: 'Arabic text from the Quran' },
  reviewed: {
    id: (by: string, on: string) => `Diperiksa oleh ${by}, ${on}`,
    en: (by: string, on: string) => `Reviewed by ${by}, ${on}`,
  },
  meaning: { id: 'Arti', en: 'Meaning' },
  latin: { id: 'Latin', en: 'Transliteration' },
  source: { id: 'Sumber', en: 'Source' },
  link: { id: 'Tautan ke doa ini', en: 'Link to this supplication' },
})
