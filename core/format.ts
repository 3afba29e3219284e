import type { Language } from './messages.ts'
import type { Rupiah } from './money.ts'
import { jakartaDate } from './time.ts'

const locale = { id: 'id-ID', en: 'en-US' } as const

/** Making one takes a hundred times as long as using it: each is made once, when it is first asked for. */
function memoizedPerLanguage<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {}
  return (language) => {
    made[language] ??= make(locale[language])
    return made[language]
  }
}
const numbers = (options?: Intl.NumberFormatOptions) =>
  memoizedPerLanguage((locale) => new Intl.NumberFormat(locale, options))
const dates = (options: Intl.DateTimeFormatOptions) =>
  memoizedPerLanguage((locale) => new Intl.DateTimeFormat(locale, options))

const millions = numbers({ maximumFractionDigits: 1 })

/** "27,5" (millions of rupiah), where the whole amount has no room; its exact figure must stand nearby. */
export const formatMillions = (amount: Rupiah, language: Language): string =>
  millions(language).format(amount / 1_000_000)

const marks = { id: ['.', ','], en: [',', '.'] } as const

/** "1.234,5". By hand: a phone takes longer to make one Intl formatter than to draw a whole card. */
export function formatNumber(value: number, language: Language): string {
  const [thousands, decimal] = marks[language]
  const [whole = '', part] = String(Math.abs(Math.round(value * 1000) / 1000)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return (value < 0 ? '-' : '') + grouped + (part ? decimal + part : '')
}

/** "850 g", "1,25 kg". */
export const formatWeight = (grams: number, language: Language): string =>
  grams < 1000 ? `${formatNumber(grams, language)}\u00a0g` : `${formatNumber(grams / 1000, language)}\u00a0kg`

// Seeds, section 9: "Rp. " where Indonesian is read, and the variants by their codes.
const moneySigns = { id: { IDR: 'Rp. ', USD: 'USD ' }, en: { IDR: 'IDR ', USD: 'USD ' } } as const
type Currency = keyof (typeof moneySigns)['id']

/** An amount of a currency: "Rp. 1.250.000", "IDR 1,250,000", "USD 1,250.5". */
export const formatMoney = (amount: number, currency: Currency, language: Language): string =>
  `${amount < 0 ? '−' : ''}${moneySigns[language][currency]}${formatNumber(Math.abs(amount), language)}`

/** "Rp. 1.250.000" in Indonesian, "IDR 1,250,000" in English. */
export const formatRupiah = (amount: Rupiah, language: Language): string => formatMoney(amount, 'IDR', language)

/** Running text with no end of a line between a currency and its amount. */
export const unbrokenAmounts = (text: string): string => text.replaceAll(/(Rp\.|IDR|USD) (?=\d)/g, '$1\u00a0')

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

const shortMonths = {
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const

/** Every month by its name, where one is chosen. */
export const monthNames = {
  id: [
    ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
    ...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
} as const

// The day first in both languages, as Indonesia's English newspapers write it. By hand: `en-GB` has "Sept" and, in some
// browsers, no comma after the weekday.
const dayOf = (day: string, names: readonly string[]): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${names[Number(month) - 1]} ${year}`
}

/** "15 Nov 2026" for a day of the calendar, where room is short: on every card, so without a formatter. */
export const formatShortDay = (day: string, language: Language): string => dayOf(day, shortMonths[language])

const weekdays = dates({ weekday: 'long', timeZone: 'UTC' })

/** "Minggu, 15 November 2026" for a day of the calendar or a moment, seen from Jakarta. */
export function formatDay(day: string | Date, language: Language): string {
  const date = typeof day === 'string' ? day : jakartaDate(day)
  return `${weekdays(language).format(atMidnight(date))}, ${dayOf(date, monthNames[language])}`
}

const months = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "Min", "Sun": the weekday of a day of the calendar, where room is short. */
export const formatWeekday = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** "November 2026" for a month (`YYYY-MM`). */
export const formatMonth = (month: string, language: Language): string =>
  months(language).format(atMidnight(`${month}-01`))

const clocks = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Jakarta' })

/** "13.05 WIB", where the day stands beside it: a clock time always carries its zone. */
export const formatTime = (time: Date, language: Language): string => `${clocks(language).format(time)} WIB`

/** "15 November 2026, 13.05 WIB". */
export const formatMoment = (time: Date, language: Language): string =>
  `${dayOf(jakartaDate(time), monthNames[language])}, ${formatTime(time, language)}`

/** The day and the clock of the place itself, of a moment that says its offset: `2027-09-02T08:20:00+07:00`. */
export function localTime(at: string, language: Language): { day: string; clock: string } | undefined {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(at) ?? []
  return day === undefined ? undefined : { day, clock: `${hour}${language === 'id' ? '.' : ':'}${minute}` }
}

/** "15.02" in Indonesian and "15:02" in English, of a clock that says `15:02`. */
export const formatClock = (clock: string, language: Language): string =>
  language === 'id' ? clock.replace(':', '.') : clock

// Nobody but a machine counts in bytes: what is smaller than a kilobyte is one.
const fileUnits = ['KB', 'MB', 'GB', 'TB'] as const

export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(bytes / 1024, 1)
  const step = kilobytes < 1 ? 0 : Math.min(Math.floor(Math.log2(kilobytes) / 10), fileUnits.length - 1)
  const value = (kilobytes / 1024 ** step).toLocaleString(locale[language], { maximumFractionDigits: 1 })
  return `${value} ${fileUnits[step]}`
}

/** Notification badge: nothing at 0, "99+" above 99. */
export const formatBadge = (count: number): string | undefined =>
  count <= 0 ? undefined : count > 99 ? '99+' : String(count)
