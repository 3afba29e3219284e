import { addMs, minuteMs } from '#core/time.ts'

// decisions §4, Travel booking.
export const holdMinutes = 30

export const holdEnd = (now: Date): Date => addMs(now, holdMinutes * minuteMs)

export const isOver = (hold_expires_at: Date | null, now: Date): boolean =>
  hold_expires_at === null || hold_expires_at <= now

/** How many orders one member may keep seats for at once without paying (security, row 65). */
export const mostHolds = 3
