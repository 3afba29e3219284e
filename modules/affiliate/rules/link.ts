import { addDays, addMs, dayMs, type JakartaDate } from '#core/time.ts'

/** The end of a last day in Jakarta. */
export const endOfDay = (day: string): Date => addMs(new Date(`${day}T00:00:00+07:00`), dayMs)

/** Why a link cannot last until that day. */
export function lastDayProblem(ends_on: string, today: JakartaDate): 'day_over' | 'day_far' | undefined {
  if (ends_on < today) return 'day_over'
  return ends_on > addDays(today, 366) ? 'day_far' : undefined
}

type LinkFacts = { expires_at: Date; ended_at: Date | null }

export const linkState = ({ expires_at, ended_at }: LinkFacts, now: Date): 'open' | 'over' | 'ended' => {
  if (ended_at) return 'ended'
  return expires_at <= now ? 'over' : 'open'
}
