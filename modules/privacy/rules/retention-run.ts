import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'

/** Each night, when the least is going on; by the clock of Greenwich, as schedules are. */
const at = { hour: 19, minute: 40 }
export const retentionCron = `${at.minute} ${at.hour} * * *`

/** When the job runs next. */
export function nextRetention(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const today = new Date(midnight + at.hour * hourMs + at.minute * minuteMs)
  return today > now ? today : addMs(today, dayMs)
}

/** A night that was missed is noticed: a run is due every day. */
export const isOverdue = (ran_at: Date, now: Date): boolean => now.getTime() - ran_at.getTime() > dayMs + hourMs
