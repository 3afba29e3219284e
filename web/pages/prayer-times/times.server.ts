import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatMonth, formatWeekday } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { hijriSpan, shiftMonth } from '#core/month-grid.ts'
import { prayerMonth, prayerTime } from '#modules/worship/contract.ts'
import { dayAt, nextDay } from '#modules/worship/rules/prayer-clock.ts'
import { prayerLabels } from '#modules/worship/rules/prayer-names.ts'
import { type Place, zones } from '#modules/worship/rules/prayer-places.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { askedPlace } from '../../components/prayer/asked-place.server.ts'
import { words } from './words.ts'

type Jadwal = Output<typeof prayerTime>['jadwal']
const path = '/jadwal-sholat'

export const timesAddress = (slug: string, month?: string): string =>
  `${path}?${new URLSearchParams({ kota: slug, ...(month && { bulan: month }) })}`

/** The times of a place: today's, as far ahead as the page may be read from a phone's own memory, and a month as a table. */
export async function loadTimes(context: Context, url: URL) {
  const page = pageOf(context)
  const { language, now } = page
  const { title, description, zone, month: _month, ...say } = words(language)
  const asked = askedPlace(page, url.searchParams)
  if (!asked) return { say, times: undefined }
  const { place } = asked
  const today = dayAt(now, zones[place.zone].hours)
  const wished = url.searchParams.get('bulan')?.trim() || today.slice(0, 7)
  const [{ data: now_ }, { data: then }, month] = await Promise.all([
    api(context, prayerTime, { city: place.id, date: today }),
    api(context, prayerTime, { city: place.id, date: nextDay(today) }),
    monthOf(context, place, wished),
  ])
  const rows = month.days.filter(({ date }) => date !== today && date !== nextDay(today))
  return {
    say,
    times: {
      from: asked.from,
      title: title(place.name),
      about: description(place.name, now_.method.name),
      place: { name: place.name, slug: place.slug, province: place.province, zone: zoneText(place, language) },
      path: timesAddress(place.slug),
      method: now_.method,
      today: {
        made: now.getTime(),
        hours: zones[place.zone].hours,
        zone: place.zone,
        labels: prayerLabels(language),
        days: [now_.jadwal, then.jadwal, ...(wished === today.slice(0, 7) ? rows : [])],
      },
      month: month.days.length > 0 ? shownMonth(month.days, { place, wished, today, language }) : undefined,
      problem: month.problem,
    },
  }
}

export type Times = NonNullable<Awaited<ReturnType<typeof loadTimes>>['times']>
export type Say = Awaited<ReturnType<typeof loadTimes>>['say']

const zoneText = ({ zone }: Place, language: Language): string => {
  const say = words(language)
  return say.zone(zone === 'AST' ? `${zone}, ${say.saudi}` : zone)
}

/** The days of a month (`YYYY-MM`), or why there are none. */
async function monthOf(context: Context, { id }: Place, wished: string) {
  const [, year = 'x', month = 'x'] = /^(\d{4})-(\d{2})$/.exec(wished) ?? []
  try {
    const { data } = await api(context, prayerMonth, { city: id, month, year })
    return { days: data.jadwal, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    const none: Jadwal[] = []
    return { days: none, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

type Shown = { place: Place; wished: string; today: string; language: Language }

function shownMonth(days: Jadwal[], { place, wished, today, language }: Shown) {
  const [year = '', month = ''] = wished.split('-')
  const file = new URLSearchParams({ month: String(Number(month)), year, language })
  const turn = (by: number) => {
    const other = shiftMonth(wished, by)
    return other >= '1900-01' && other <= '2100-12' ? timesAddress(place.slug, other) : undefined
  }
  return {
    title: words(language).month(formatMonth(wished, language)),
    hijri: hijriSpan(wished, language),
    previous: turn(-1),
    following: turn(1),
    file: `/api/v3/cities/${place.id}/prayer-calendar?${file}`,
    rows: days.map(({ tanggal: _tanggal, hijriah, ...times }) => ({
      ...times,
      label: `${formatWeekday(times.date, language)} ${Number(times.date.slice(8))}`,
      // The month in words is above the table; its own column has no room for the year.
      hijri: hijriah.replace(/ \d{4} \S+$/, ''),
      isToday: times.date === today,
      isFriday: new Date(`${times.date}T00:00:00Z`).getUTCDay() === 5,
    })),
  }
}
