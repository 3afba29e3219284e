import { random } from '../drawings/random.ts'
import { daysBetween } from './calendar.ts'
import { isPilgrimage, type Plan } from './plan.ts'

/** How full a departure is, lowest and highest, by the days that are left. */
function fullness(daysLeft: number): [number, number] {
  if (daysLeft < 0) return [0.75, 1]
  if (daysLeft < 30) return [0.5, 0.97]
  if (daysLeft < 90) return [0.3, 0.9]
  if (daysLeft < 180) return [0.1, 0.7]
  if (daysLeft < 365) return [0, 0.4]
  return [0, 0.15]
}

export function seatsOn(plan: Plan, day: string, today: string) {
  const rng = random(`${plan.key} ${day} seats`)
  const quota = isPilgrimage(plan) ? rng.whole(4, 9) * 5 : rng.whole(20, 30)
  const daysLeft = daysBetween(today, day)
  if (rng.chance(daysLeft < 200 ? 0.09 : 0.02)) return { quota, sold: quota, held: 0 }
  const sold = Math.floor(quota * rng.between(...fullness(daysLeft)))
  const wanted = daysLeft >= 0 && daysLeft < 150 && rng.chance(0.12) ? rng.whole(1, 3) : 0
  return { quota, sold, held: Math.min(wanted, quota - sold) }
}
