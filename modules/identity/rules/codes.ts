import { minuteMs } from '#core/time.ts'

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
