import type { Language } from './messages.ts'

export type HijriDay = { year: number; month: number; day: number }

// Made once: building a formatter costs far more than using it.
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Months as Indonesians (KBBI) and English readers spell them, Muharram first. */
export const hijriMonths = {
  id: [
    'Muharam',
    'Safar',
    'Rabiulawal',
    'Rabiulakhir',
    'Jumadilawal',
    'Jumadilakhir',
    'Rajab',
    'Syakban',
    'Ramadan',
    'Syawal',
    'Zulkaidah',
    'Zulhijah',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Ula',
    'Jumada al-Akhirah',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
} as const satisfies Record<Language, readonly string[]>

const era = { id: 'H', en: 'AH' } as const

/** The daylight part of a day (`YYYY-MM-DD`) in the Umm al-Qura calendar; the evening already belongs to the next. */
export function hijriOf(day: string): HijriDay {
  const parts = calendar.formatToParts(new Date(`${day}T00:00:00Z`))
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return { year: number('year'), month: number('month'), day: number('day') }
}

/** "1 Ramadan 1448 H", "1 Ramadan 1448 AH". */
export function formatHijri(day: string, language: Language): string {
  const hijri = hijriOf(day)
  return `${hijri.day} ${hijriMonths[language][hijri.month - 1]} ${hijri.year} ${era[language]}`
}
