import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { dayMs, hourMs } from '#core/time.ts'
import { requestWords } from './offer-words.ts'

/** How long something is still open: in hours for the last two days. */
export function leftText(until: string, now: Date, language: Language): string {
  const say = requestWords(language)
  const ms = Date.parse(until) - now.getTime()
  if (ms <= 0) return say.over
  if (ms < 2 * dayMs) return say.hoursLeft(formatNumber(Math.ceil(ms / hourMs), language))
  return say.daysLeft(formatNumber(Math.floor(ms / dayMs), language))
}

/** Within a day it is work for today. */
export const isSoon = (until: string, now: Date): boolean => Date.parse(until) - now.getTime() < dayMs
