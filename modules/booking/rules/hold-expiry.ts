import { addMs, minuteMs } from '#core/time.ts'

/** `hold_minutes` is a dated rule: a cart keeps the end it was given. */
export const holdEnd = (now: Date, { hold_minutes }: { hold_minutes: number }): Date =>
  addMs(now, hold_minutes * minuteMs)

/** Who chooses anew keeps the end that the first choice had: seats are not kept for ever by choosing again. */
export const carriedHoldEnd = (former: Date | null, fresh: Date, now: Date): Date =>
  former && former > now ? former : fresh

export const isOver = (hold_expires_at: Date | null, now: Date): boolean =>
  hold_expires_at === null || hold_expires_at <= now
