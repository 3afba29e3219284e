import type { Output } from '#core/call.ts'
import { formatDay, formatShortDay, formatWeekday } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { addMs, dayMs } from '#core/time.ts'
import { hijriCalendar } from '#modules/worship/contract.ts'
import { hijriYears } from '#modules/worship/rules/hijri-days.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { unlessRefused } from '../../softly.server.ts'
import { words } from './words.ts'

type Answer = Output<typeof hijriCalendar>
const path = '/kalender-hijriah'

const later = (day: string, days: number): string =>
  addMs(new Date(`${day}T00:00:00Z`), days * dayMs)
    .toISOString()
    .slice(0, 10)

/** A Hijri year as the page draws it. A year that is none shows why, and a way back. */
export async function loadYear(context: Context, url: URL) {
  const { language } = pageOf(context)
  const { title, description, moved, previous: _previous, until: _until, range, daysLeft, ...say } = words(language)
  const requestedYear = url.searchParams.get('tahun')?.trim() || undefined
  const answer = await ask(context, requestedYear)
  if (!answer) return { say, problem: range(hijriYears.first, hijriYears.last), year: undefined }
  return {
    say,
    problem: undefined,
    year: {
      title: title(answer.year),
      about: description(answer.year),
      canonical: requestedYear ? `${path}?tahun=${answer.year}` : path,
      today: { ...answer.today, text: formatDay(answer.today.date, language) },
      moved: answer.offset_days === 0 ? undefined : moved(answer.offset_days),
      turns: turnsOf(answer.year, language),
      next: answer.next && {
        name: answer.next.name,
        date: answer.next.date,
        day: formatDay(answer.next.date, language),
        left: daysLeft(answer.next.days_left),
      },
      ...fromToday(answer, language),
      weekdays: Array.from({ length: 7 }, (_, i) => formatWeekday(`2026-11-${16 + i}`, language)),
    },
  }
}

export type Year = NonNullable<Awaited<ReturnType<typeof loadYear>>['year']>
export type Loaded = Awaited<ReturnType<typeof loadYear>>

/** The year that was asked for; none where it is out of the calendar or no year at all. */
const ask = (context: Context, year: string | undefined): Promise<Answer | undefined> =>
  unlessRefused(api(context, hijriCalendar, { year }), [422])

/** The running year begins at today, and what is over comes last; any other is read from its beginning. */
function fromToday(answer: Answer, language: Language) {
  const events = answer.events.map((event) => shownEvent(event, answer.today.date, language))
  const months = answer.months.map((month) => shownMonth(month, answer, language))
  if (answer.year !== answer.today.year) {
    return { current: undefined, events: { ahead: events, past: [] }, months: { ahead: months, past: [] } }
  }
  const { month } = answer.today
  return {
    current: months[month - 1],
    events: { ahead: events.filter(({ isPast }) => !isPast), past: events.filter(({ isPast }) => isPast) },
    months: { ahead: months.slice(month), past: months.slice(0, month - 1) },
  }
}

const turnsOf = (year: number, language: Language) =>
  [year - 1, year + 1]
    .filter((one) => one >= hijriYears.first && one <= hijriYears.last)
    .map((one) => ({ label: words(language).previous(one), href: `${path}?tahun=${one}`, isBack: one < year }))

function shownEvent(event: Answer['events'][number], today: string, language: Language) {
  return {
    ...event,
    day: formatDay(event.date, language),
    span: event.days > 1 ? words(language).until(event.days) : undefined,
    isPast: later(event.date, event.days - 1) < today,
  }
}

/** Weeks from Monday on; each day with its date in our calendar and whether it matters. */
function shownMonth(month: Answer['months'][number], { year, today, events }: Answer, language: Language) {
  const lead = (new Date(`${month.first_day}T00:00:00Z`).getUTCDay() + 6) % 7
  const own = events.filter((event) => event.month === month.number)
  const places = Array.from({ length: Math.ceil((lead + month.length) / 7) * 7 }, (_, place) => {
    const hijri = place - lead + 1
    if (hijri < 1 || hijri > month.length) return undefined
    const date = later(month.first_day, hijri - 1)
    return {
      hijri,
      date,
      gregorian: Number(date.slice(8)),
      isToday: date === today.date,
      matters: own.some((event) => hijri >= event.day && hijri < event.day + event.days),
    }
  })
  const last = later(month.first_day, month.length - 1)
  return {
    number: month.number,
    name: `${month.name} ${year}`,
    span: `${formatShortDay(month.first_day, language)} – ${formatShortDay(last, language)}`,
    weeks: Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7)),
  }
}
