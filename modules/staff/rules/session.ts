import type { StaffRole } from '#core/staff.ts'
import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'

/** A working day: whoever comes back tomorrow signs in again. */
export const sessionLifeMs = 12 * hourMs
/** How long the password stands before the code has to come. */
export const signInLifeMs = 10 * minuteMs
export const invitationLifeMs = 7 * dayMs

/** Who moves money, or may let others do so. */
const moneyRoles: readonly StaffRole[] = ['admin', 'finance', 'bank_officer']
const moneyIdleMs = 30 * minuteMs

type Seen = { last_seen_at: Date; roles: readonly StaffRole[] }

/** Whoever moves money and was away for half an hour signs in again: a screen left open is nobody's. */
export const isIdle = ({ last_seen_at, roles }: Seen, now: Date): boolean =>
  roles.some((role) => moneyRoles.includes(role)) && addMs(last_seen_at, moneyIdleMs) <= now

/** Written down to the minute: not each of a page's calls is a write. */
export const isSeenLongAgo = (last_seen_at: Date, now: Date): boolean => addMs(last_seen_at, minuteMs) <= now

const hour = 60 * 60

/** Wrong codes of one person, whoever types them: few in a quarter of an hour, and few in a day. */
export const codeLimits = {
  soon: { points: 5, seconds: hour / 4 },
  day: { points: 20, seconds: 24 * hour },
} as const
