import { at, random } from '../drawings/random.ts'
import { addDays, daysOfMonth, fromHijri, hijri } from './calendar.ts'
import { isPilgrimage, type Plan, type Season } from './plan.ts'

/** Between these the Hijaz is kept for hajj, and no umrah leaves. */
function isClosed(day: string, duration: number): boolean {
  const [leaves, returns] = [hijri(day), hijri(addDays(day, duration))]
  const within = ({ month, day: date }: { month: number; day: number }) => month === 11 || (month === 12 && date <= 18)
  return within(leaves) || within(returns)
}

const isInSeason: Record<Exclude<Season, 'hajj' | 'preparation'>, (day: string) => boolean> = {
  any: () => true,
  ramadhan: (day) => hijri(day).month === 9 && hijri(day).day <= 22,
  year_end: (day) => day.slice(5) >= '12-16' && day.slice(5) <= '12-27',
  rajab: (day) => [7, 8].includes(hijri(day).month),
  school: (day) => (day.slice(5) >= '06-14' && day.slice(5) <= '07-08') || day.slice(5, 7) === '12',
}

/** Every third to fifth month for a package of all seasons; whenever its season comes for the others. */
function leavesIn(plan: Plan, month: number): boolean {
  if (plan.season !== 'any') return true
  const rng = random(`${plan.key} rhythm`)
  const every = rng.whole(3, 5)
  return (month + rng.whole(0, every - 1)) % every === 0
}

/** On which days of a month a package leaves. A month of the calendar always has the same ones: later runs only add months. */
export function departuresIn(plan: Plan, month: number): string[] {
  if (plan.season === 'hajj' || plan.season === 'preparation') return []
  if (!leavesIn(plan, month)) return []
  const isRight = isInSeason[plan.season]
  const free = (day: string) => !isPilgrimage(plan) || !isClosed(day, plan.duration_days)
  const days = daysOfMonth(month).filter((day) => isRight(day) && free(day))
  if (days.length === 0) return []
  const rng = random(`${plan.key} ${month}`)
  const count = plan.season === 'any' ? (rng.chance(0.3) ? 2 : 1) : rng.whole(1, 3)
  const first = rng.whole(0, days.length - 1)
  const apart = Math.max(3, Math.floor(days.length / count))
  const picked = Array.from({ length: count }, (_, i) => at(days, first + i * apart))
  return [...new Set(picked)].sort()
}

// Four days in Makkah come before the eighth of Dhu al-Hijjah: the agenda of hajj counts on it.
const daysBeforeTarwiyah = 4

/** The one day a hajj package leaves, or the days its preparation travels. */
export function hajjDepartures(plan: Plan): string[] {
  const year = plan.hijri_year ?? 0
  if (plan.season === 'hajj') {
    const madinah = plan.legs[0]?.nights ?? 0
    return [addDays(fromHijri({ year, month: 12, day: 8 }), -(madinah + 1 + daysBeforeTarwiyah))]
  }
  const rng = random(`${plan.key} days`)
  return [7, 8].map((month) => fromHijri({ year, month, day: rng.whole(1, 28) }))
}
