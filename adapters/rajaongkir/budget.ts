import { jakartaDate } from '#core/time.ts'

/** So many requests a day and no more: the broker counts them, and one too many is refused for the rest of it. */
export type Budget = { take(): boolean }

/** Counted by this process since it began. */
export function dailyBudget(most: number, now: () => Date): Budget {
  let day = ''
  let used = 0
  return {
    take() {
      const today = jakartaDate(now())
      if (today !== day) [day, used] = [today, 0]
      used += 1
      return used <= most
    },
  }
}
