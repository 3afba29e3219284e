import type { Language } from './messages.ts'
import { addMs, dayMs } from './time.ts'

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

/**
 * The daylight part of a day (`YYYY-MM-DD`) in the Umm al-Qura calendar; the evening already belongs to the next.
 * `offset` days are added where the authorities of a country see the moon on another evening.
 */
export function hijriOf(day: string, offset = 0): HijriDay {
  const parts = calendar.formatToParts(shifted(day, offset))
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return { year: number('year'), month: number('month'), day: number('day') }
}

const shifted = (day: string, days: number): Date => addMs(new Date(`${day}T00:00:00Z`), days * dayMs)
const dayText = (time: Date): string => time.toISOString().slice(0, 10)

/** "1 Ramadan 1448 H", "1 Ramadan 1448 AH". */
export const formatHijri = (day: string, language: Language, offset = 0): string =>
  writeHijri(hijriOf(day, offset), language)

export const writeHijri = ({ day, month, year }: HijriDay, language: Language): string =>
  `${day} ${hijriMonths[language][month - 1]} ${year} ${era[language]}`

// 1 Muharram 1 by the same calendar's mean reckoning, and the mean length of a lunar month.
const epoch = Date.UTC(622, 6, 19)
const meanMonthMs = 29.530588 * dayMs

/** The day (`YYYY-MM-DD`) on which a Hijri month begins. */
export function hijriMonthStart({ year, month }: Pick<HijriDay, 'year' | 'month'>, offset = 0): string {
  const near = dayText(new Date(epoch + ((year - 1) * 12 + month - 1) * meanMonthMs))
  for (let step = -4; step <= 4; step += 1) {
    const day = dayText(shifted(near, step - offset))
    const hijriDay = hijriOf(day, offset)
    if (hijriDay.year === year && hijriDay.month === month && hijriDay.day === 1) return day
  }
  throw new RangeError(`the calendar has no month ${month} of ${year}`)
}

/** How many days a Hijri month has: 29 or 30. */
export function hijriLength({ year, month }: Pick<HijriDay, 'year' | 'month'>): number {
  const last = hijriOf(dayText(shifted(hijriMonthStart({ year, month }), 29)))
  return last.month === month ? 30 : 29
}
