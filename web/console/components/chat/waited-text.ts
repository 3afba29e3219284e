import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { dayMs, hourMs, minuteMs } from '#core/time.ts'
import { chatWords } from './words.ts'

/** Whoever waits so long is to be answered first. */
const longMs = 5 * minuteMs

/** How long somebody has waited, in the largest whole unit; nothing where nobody does. */
export function waitedOf(since: string | null, now: Date, language: Language) {
  if (since === null) return undefined
  const say = chatWords(language)
  const waited = Math.max(0, now.getTime() - Date.parse(since))
  const whole = (unit: number) => formatNumber(Math.floor(waited / unit), language)
  const text = () => {
    if (waited < minuteMs) return say.lessMinute
    if (waited < hourMs) return say.minutes(whole(minuteMs))
    return waited < 2 * dayMs ? say.hours(whole(hourMs)) : say.days(whole(dayMs))
  }
  return { text: say.waits(text()), is_long: waited >= longMs }
}
