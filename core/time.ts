declare const brand: unique symbol
/** A day in Asia/Jakarta, `YYYY-MM-DD`: departures, due dates and cut-offs. */
export type JakartaDate = string & { readonly [brand]: 'JakartaDate' }

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const addMs = (time: Date, ms: number): Date => new Date(time.getTime() + ms)

// Jakarta has had no daylight saving since 1964 and stays at UTC+7.
const jakartaOffsetMs = 7 * hourMs

export const jakartaDate = (time: Date): JakartaDate =>
  new Date(time.getTime() + jakartaOffsetMs).toISOString().slice(0, 10) as JakartaDate

/** `2026-01-15T10:30:00+07:00`: a moment as Jakarta's clocks say it, no milliseconds. */
export const jakartaTimestamp = (time: Date): string =>
  new Date(time.getTime() + jakartaOffsetMs).toISOString().replace(/\.\d{3}Z$/, '+07:00')

/** A moment with its zone, as others write it: `Z` and fractions of a second too; nothing for any other text. */
export function parseTimestamp(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text)) return undefined
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** A real day of the calendar, or nothing: 2026-02-30 is not one. */
export function parseDate(text: string): JakartaDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? (text as JakartaDate) : undefined
}

/** Whole days from one day to another; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Some days later, or earlier. */
export const addDays = (day: string, days: number): JakartaDate =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10) as JakartaDate

/** The same day some months later; of a month that is shorter, its last. */
export function addMonths(day: string, months: number): JakartaDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10) as JakartaDate
}

/** Whole years between two days, as a person counts an age. */
export function ageOn(day: JakartaDate, birth: JakartaDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
