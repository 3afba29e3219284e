import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { formatClock, formatMonth, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../contract.ts'
import { daysWished, knownPlace, methodOf } from '../prayer/view.ts'
import { icsOf } from '../rules/prayer-ics.ts'
import { prayedAt, prayerNames } from '../rules/prayer-list.ts'
import { prayerLabels } from '../rules/prayer-names.ts'
import { placeName } from '../rules/prayer-places.ts'
import { timesOf } from '../rules/prayer-times.ts'
import { prayerWords } from '../words.ts'

type Call = typeof contract.prayerCalendar

export async function prayerCalendar(ctx: AnyoneCtx, { city, ...wish }: Input<Call>): Promise<Output<Call>> {
  const place = knownPlace(city)
  const language = wish.language ?? ctx.language
  const days = daysWished(place, ctx.now, wish)
  const name = placeName(place, language)
  const text = icsOf(
    place,
    days.map((date) => ({ date, times: timesOf(place, date) })),
    {
      now: ctx.now,
      times: wish.times === 'all' ? prayerNames : prayedAt,
      words: {
        title: prayerWords(language).calendarTitle(name, spanOf(days, wish.start, language)),
        about: methodOf(place, language).name,
        place: name,
        names: prayerLabels(language),
        clock: (time) => formatClock(time, language),
      },
    },
  )
  const [first = ''] = days
  const file = `${place.slug}-${wish.start ?? first.slice(0, 7)}.ics`
  return { bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8', name: file }
}

function spanOf(days: readonly string[], start: string | undefined, language: Language): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (!start) return formatMonth(first.slice(0, 7), language)
  return `${formatShortDay(first, language)} – ${formatShortDay(last, language)}`
}
