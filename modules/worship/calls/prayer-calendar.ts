import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { formatMonth } from '#core/format.ts'
import type * as contract from '../contract.ts'
import { knownPlace, methodOf, monthAt } from '../prayer-view.ts'
import { prayerWords } from '../prayer-words.ts'
import { daysOf } from '../rules/prayer-clock.ts'
import { icsOf } from '../rules/prayer-ics.ts'
import { prayerLabels } from '../rules/prayer-names.ts'
import { timesOf } from '../rules/prayer-times.ts'

type Call = typeof contract.prayerCalendar

export async function prayerCalendar(ctx: AnyoneCtx, { city, ...wish }: Input<Call>): Promise<Output<Call>> {
  const place = knownPlace(city)
  const language = wish.language ?? ctx.language
  const month = monthAt(place, ctx.now, wish)
  const text = icsOf(
    place,
    daysOf(month).map((date) => ({ date, times: timesOf(place, date) })),
    {
      now: ctx.now,
      words: {
        title: prayerWords(language).calendarTitle(place.name, formatMonth(month, language)),
        about: methodOf(place, language).name,
        names: prayerLabels(language),
      },
    },
  )
  return { bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8', name: `${place.slug}-${month}.ics` }
}
