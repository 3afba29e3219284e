import type { LimitRule } from '#core/ports.ts'
import { minuteMs, secondMs } from '#core/time.ts'

// decisions §4, One-time codes; protocols §11.
export const codeLifeMs = 5 * minuteMs
export const mostTries = 5

/** How often a code may go to one destination: a pause, a quarter of an hour, a day. */
export const codeLimits = [
  { points: 1, seconds: 60 },
  { points: 3, seconds: 15 * 60 },
  { points: 10, seconds: 24 * 60 * 60 },
] as const

/** Six digits, zeros in front included. */
export const codeText = (number: number): string => String(number).padStart(6, '0')

/** Seconds until another code may go where these went, newest first; none when it may go now. */
export function codeWait(sent: readonly Date[], limits: readonly LimitRule[], now: Date): number {
  const waits = limits.map(({ points, seconds }) => {
    const oldest = sent[points - 1]
    return oldest ? Math.ceil((oldest.getTime() + seconds * secondMs - now.getTime()) / secondMs) : 0
  })
  return Math.max(0, ...waits)
}
