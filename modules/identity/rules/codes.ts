import type { LimitRule } from '#core/ports.ts'
import { minuteMs, secondMs } from '#core/time.ts'
import { memberCodeLimit } from './phone.ts'

// decisions §4, One-time codes; protocols §11.
export const codeLifeMs = 5 * minuteMs
export const mostTries = 5

/** How often a code may go to one address, or of one member to one number: a pause, a quarter of an hour, a day. */
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

/** All that one number gets in a day, whoever asks. */
export const mostCodesOfNumber = 16

// Anybody can name a number: what one member uses up must leave others a first code there, and one more if it gets lost.
const openCodesOfNumber = 10
const firstCodes = 2

type SentCode = { destination: string; created_at: Date }
type SentCodes = { mine: readonly SentCode[]; there: readonly SentCode[] }

/** Seconds until another code of this member may go to this number, by theirs and by all that went there, newest first. */
export function numberWait({ mine, there }: SentCodes, destination: string, now: Date): number {
  const timesOf = (codes: readonly SentCode[]) => codes.map(({ created_at }) => created_at)
  const mineThere = mine.filter((code) => code.destination === destination)
  const points = mineThere.length < firstCodes ? mostCodesOfNumber : openCodesOfNumber
  return Math.max(
    codeWait(timesOf(mineThere), codeLimits, now),
    codeWait(timesOf(mine), [memberCodeLimit], now),
    codeWait(timesOf(there), [{ points, seconds: memberCodeLimit.seconds }], now),
  )
}

type NewestCode = SentCode & { used_at: Date | null; tries: number }

/** Whether a code that went to this number within the last pause still counts. */
export function isOnItsWay(newest: NewestCode | undefined, destination: string, now: Date): boolean {
  if (newest?.destination !== destination || newest.used_at || newest.tries >= mostTries) return false
  return codeWait([newest.created_at], [codeLimits[0]], now) > 0
}
