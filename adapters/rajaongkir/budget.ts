import type { LimitPort } from '#core/ports.ts'
import { jakartaDate } from '#core/time.ts'

type Purpose = 'rates' | 'tracking'

/** So many requests a day and no more: the broker counts them, and one too many is refused for the rest of it. */
export type Budget = { take(purpose: Purpose): Promise<boolean> }

/** Prices may be asked by anybody who looks; parcels that are on their way are not left without news because of it. */
const shareOfRates = 0.7
/** Longer than the day that its key names. */
const seconds = 2 * 24 * 3600

/** Counted by all processes together. */
export function dailyBudget(most: number, now: () => Date, limits: Pick<LimitPort, 'take' | 'give'>): Budget {
  return {
    async take(purpose) {
      const key = `courier requests ${jakartaDate(now())}`
      const points = purpose === 'rates' ? Math.ceil(most * shareOfRates) : most
      const { ok } = await limits.take(key, { points, seconds })
      // Whoever may have no more has asked for nothing, and leaves what is left to the others.
      if (!ok) await limits.give(key)
      return ok
    },
  }
}
