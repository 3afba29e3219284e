import type { Language } from './messages.ts'
import type { Rupiah } from './money.ts'

const locale = { id: 'id-ID', en: 'en-US' } as const

/** "Rp. 1.250.000": dot thousands in both languages, as the product has always written it. */
export const formatRupiah = (amount: Rupiah): string =>
  `${amount < 0 ? '−' : ''}Rp. ${Math.abs(amount).toLocaleString('id-ID', { maximumFractionDigits: 0 })}`

const millions = {
  id: new Intl.NumberFormat(locale.id, { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(locale.en, { maximumFractionDigits: 1 }),
}

/** "27,5" (millions of rupiah), where the whole amount has no room; its exact figure must stand nearby. */
export const formatMillions = (amount: Rupiah, language: Language): string =>
  millions[language].format(amount / 1_000_000)

export const formatNumber = (value: number, language: Language): string => value.toLocaleString(locale[language])

/** "Minggu, 15 November 2026" for a day of the calendar or a moment, seen from Jakarta. */
export function formatDay(day: string | Date, language: Language): string {
  const time = typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day
  return new Intl.DateTimeFormat(locale[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: typeof day === 'string' ? 'UTC' : 'Asia/Jakarta',
  }).format(time)
}

const shortDays = {
  id: new Intl.DateTimeFormat(locale.id, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(locale.en, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** "15 Nov 2026" for a day of the calendar, where room is short. */
export const formatShortDay = (day: string, language: Language): string =>
  shortDays[language].format(new Date(`${day}T00:00:00Z`))

/** "Min", "Sun": the weekday of a day of the calendar, where room is short. */
export const formatWeekday = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** "November 2026" for a month (`YYYY-MM`). */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** "15 November 2026 pukul 13.05 WIB": a clock time always carries its zone. */
export function formatMoment(time: Date, language: Language): string {
  const day = new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(time)
  const clock = new Intl.DateTimeFormat(locale[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Jakarta',
  }).format(time)
  return `${day}, ${clock} WIB`
}

const fileUnits = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const

export function formatFileSize(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), fileUnits.length - 1)
  const value = (bytes / 1024 ** step).toLocaleString(locale[language], { maximumFractionDigits: step === 0 ? 0 : 1 })
  return `${value} ${fileUnits[step]}`
}

/** Notification badge: nothing at 0, "99+" above 99. */
export const formatBadge = (count: number): string | undefined =>
  count <= 0 ? undefined : count > 99 ? '99+' : String(count)
