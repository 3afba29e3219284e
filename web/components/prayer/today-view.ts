import { dayAt, momentAt, nextDay, nextSlot } from '#modules/worship/rules/prayer-clock.ts'
import type { DayTimes, PrayerName } from '#modules/worship/rules/prayer-list.ts'

export type ShownDay = DayTimes & { date: string; tanggal: string; hijriah: string }
export type TodayFacts = {
  /** When the page was made, in ms. */
  made: number
  /** How far the clocks of the place are ahead of UTC. */
  hours: number
  zone: string
  labels: Record<PrayerName, string>
  days: readonly ShownDay[]
}

/** Sunrise ends the time of subuh; nobody waits for it. */
const awaited = ['imsak', 'subuh', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const

/** What is shown at a moment: the day it is at the place, what comes next, and the Hijri date that maghrib has begun. */
export function todayView({ days, hours }: Pick<TodayFacts, 'days' | 'hours'>, now: number) {
  const date = dayAt(new Date(now), hours)
  const day = days.find((one) => one.date === date)
  if (!day) return undefined
  const after = days.find((one) => one.date === nextDay(date))
  const slots = [day, ...(after ? [after] : [])].flatMap((one) =>
    awaited.map((name) => ({
      name,
      date: one.date,
      time: one[name],
      at: momentAt(one.date, one[name], hours).getTime(),
    })),
  )
  const upcoming = nextSlot(slots, now)
  const next = upcoming && slots.find((slot) => slot.at === upcoming.at)
  const isEvening = now >= momentAt(date, day.maghrib, hours).getTime()
  return {
    day,
    next: next && { ...next, isTomorrow: next.date !== date, left: next.at - now },
    hijri: isEvening && after ? { text: after.hijriah, isEvening: true } : { text: day.hijriah, isEvening: false },
    /** Minutes since midnight at the place. */
    minutes: (now - momentAt(date, '00:00', hours).getTime()) / 60_000,
  }
}
