import { formatClock } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { dayAt, momentAt, nextDay } from '#modules/worship/rules/prayer-clock.ts'
import { prayerLabels } from '#modules/worship/rules/prayer-names.ts'
import { type Place, zones } from '#modules/worship/rules/prayer-places.ts'
import { timesOf } from '#modules/worship/rules/prayer-times.ts'
import type { PrayerSlot } from './next-prayer.ts'

/** Imsak and sunrise are times of the day, not prayers. */
const prayers = ['subuh', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const

/** The five prayers of today and tomorrow at a place, in their order: a page that stays open overnight still knows the next. */
export function prayerSlots(place: Place, { now, language }: { now: Date; language: Language }): PrayerSlot[] {
  const { hours } = zones[place.zone]
  const labels = prayerLabels(language)
  const today = dayAt(now, hours)
  return [today, nextDay(today)].flatMap((day) => {
    const times = timesOf(place, day)
    return prayers.map((name) => ({
      label: labels[name],
      time: formatClock(times[name], language),
      at: momentAt(day, times[name], hours).getTime(),
      isTomorrow: day !== today,
    }))
  })
}
