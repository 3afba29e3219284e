import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatClock, formatMonth, formatShortDay, formatWeekday } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { hijriSpan, shiftMonth } from '#core/month-grid.ts'
import { prayerMonth } from '#modules/worship/contract.ts'
import { dayAt } from '#modules/worship/rules/prayer-clock.ts'
import type { PrayerName } from '#modules/worship/rules/prayer-list.ts'
import { prayerLabels } from '#modules/worship/rules/prayer-names.ts'
import { type Place, zones } from '#modules/worship/rules/prayer-places.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { requestedPlace } from '../../components/prayer/requested-place.server.ts'
import { words } from './words.ts'

type Jadwal = Output<typeof prayerMonth>['jadwal'][number]
const path = '/jadwal-sholat'
const months = { first: '1900-01', last: '2100-12' }

export const timesAddress = (slug: string, month?: string): string =>
  `${path}?${new URLSearchParams({ kota: slug, ...(month && { bulan: month }) })}`

/** The times of a place: today's, thirty days ahead to read from a phone's own memory, and a timetable. */
export async function loadTimes(context: Context, url: URL) {
  const page = pageOf(context)
  const { language, now } = page
  const { title, description, zone: _zone, month: _month, range, ...say } = words(language)
  const requested = requestedPlace(page, url.searchParams)
  if (!requested) return { say, times: undefined }
  const { place } = requested
  const today = dayAt(now, zones[place.zone].hours)
  const wished = url.searchParams.get('bulan')?.trim() || undefined
  const [{ data: ahead }, days] = await Promise.all([
    api(context, prayerMonth, { city: place.id, start: today }),
    wished ? daysOfMonth(context, place, wished) : undefined,
  ])
  const { name } = ahead.city
  return {
    say,
    times: {
      from: requested.from,
      title: title(name),
      about: description(name, ahead.method.name),
      place: { name, slug: place.slug, province: place.province, zone: zoneText(place, language) },
      path: timesAddress(place.slug),
      method: ahead.method,
      today: {
        made: now.getTime(),
        hours: zones[place.zone].hours,
        zone: place.zone === 'AST' ? say.AST : place.zone,
        labels: prayerLabels(language),
        days: ahead.jadwal,
      },
      month: shownDays(wished ? days : ahead.jadwal, { place, wished, today, language }),
      problem:
        wished && !days ? range(formatMonth(months.first, language), formatMonth(months.last, language)) : undefined,
    },
  }
}

export type Times = NonNullable<Awaited<ReturnType<typeof loadTimes>>['times']>
export type Say = Awaited<ReturnType<typeof loadTimes>>['say']

const zoneText = ({ zone }: Place, language: Language): string => words(language).zone(words(language)[zone])

/** The days of a month (`YYYY-MM`); none where it is no month, or not one of ours. */
async function daysOfMonth(context: Context, { id }: Place, wished: string): Promise<Jadwal[] | undefined> {
  const [, year = 'x', month = 'x'] = /^(\d{4})-(\d{2})$/.exec(wished) ?? []
  try {
    return (await api(context, prayerMonth, { city: id, month, year })).data.jadwal
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return undefined
  }
}

type Shown = { place: Place; wished: string | undefined; today: string; language: Language }

function shownDays(days: Jadwal[] | undefined, { place, wished, today, language }: Shown) {
  if (!days) return undefined
  const last = days.at(-1)?.date ?? today
  const file = fileOf(place, { wished, today, language })
  return {
    ...(wished
      ? { title: words(language).month(formatMonth(wished, language)), about: hijriSpan(wished, language) }
      : {
          title: words(language).ahead,
          about: `${formatShortDay(today, language)} – ${formatShortDay(last, language)}`,
        }),
    wholeMonth: wished ? undefined : words(language).month(formatMonth(today.slice(0, 7), language)),
    ...turnsOf(place, wished ?? today.slice(0, 7), wished !== undefined),
    file: file('prayers'),
    fileWithAll: file('all'),
    rows: days.map((day) => shownDay(day, today, language)),
  }
}

const fileOf =
  ({ id }: Place, { wished, today, language }: Omit<Shown, 'place'>) =>
  (times: 'prayers' | 'all'): string => {
    const [year = '', month = ''] = wished?.split('-') ?? []
    const days: Record<string, string> = wished ? { month: String(Number(month)), year } : { start: today }
    return `/api/v3/cities/${id}/prayer-calendar?${new URLSearchParams({ ...days, times, language })}`
  }

/** From today's thirty days one goes back to the whole month, and on to the next. */
function turnsOf({ slug }: Place, month: string, isMonth: boolean) {
  const turn = (by: number) => {
    const other = shiftMonth(month, by)
    return other >= months.first && other <= months.last ? timesAddress(slug, other) : undefined
  }
  return { previous: turn(isMonth ? -1 : 0), following: turn(1) }
}

const clocksOf = (times: Record<PrayerName, string>, language: Language) => ({
  imsak: formatClock(times.imsak, language),
  subuh: formatClock(times.subuh, language),
  terbit: formatClock(times.terbit, language),
  dzuhur: formatClock(times.dzuhur, language),
  ashar: formatClock(times.ashar, language),
  maghrib: formatClock(times.maghrib, language),
  isya: formatClock(times.isya, language),
})

function shownDay({ tanggal: _tanggal, hijriah, ...times }: Jadwal, today: string, language: Language) {
  const date = formatShortDay(times.date, language).replace(/ \d{4}$/, '')
  return {
    ...times,
    ...clocksOf(times, language),
    label: `${formatWeekday(times.date, language)}, ${date}`,
    // The month in words is above the table; its own column has no room for the year.
    hijri: hijriah.replace(/ \d{4} \S+$/, ''),
    isToday: times.date === today,
    isFriday: new Date(`${times.date}T00:00:00Z`).getUTCDay() === 5,
  }
}
