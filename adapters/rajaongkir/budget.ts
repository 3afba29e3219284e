import { jakartaDate } from '#core/time.ts'

type Purpose = 'rates' | 'tracking'

/** So many requests a day and no more: the broker counts them, and one too many is refused for the rest of it. */
export type Budget = { take(purpose: Purpose): boolean }

/** Prices may be asked by anybody who looks; parcels that are on their way are not left without news because of it. */
const shareOfRates = 0.7

/** Counted by this process since it began. */
export function dailyBudget(most: number, now: () => Date): Budget {
  let day = ''
  let used = 0
  return {
    take(purpose) {
      const today = jakartaDate(now())
      if (today !== day) [day, used] = [today, 0]
      if (used >= (purpose === 'rates' ? Math.ceil(most * shareOfRates) : most)) return false
      used += 1
      return true
    },
  }
}
