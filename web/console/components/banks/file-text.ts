import { formatMoment, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { daysBetween, jakartaDate } from '#core/time.ts'
import type { TimelineStep } from '../../../ui/timeline.tsx'
import { fileWords } from './file-words.ts'

export const amountText = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** An amount that may be taken back. */
export const signedAmount = (amount: number, language: Language): string =>
  amount < 0 ? `−${amountText(-amount, language)}` : amountText(amount, language)

export const momentText = (at: string | null, language: Language): string =>
  at === null ? '–' : formatMoment(new Date(at), language)

export const dayText = (day: string | null, language: Language): string =>
  day === null ? '–' : formatShortDay(day, language)

export const shortDayOf = (at: string | null, language: Language): string =>
  at === null ? '–' : formatShortDay(jakartaDate(new Date(at)), language)

/** Since how many days something has waited. */
export const waitedText = (since: string | null, now: Date, language: Language): string =>
  since === null ? '–' : fileWords(language).days(daysBetween(jakartaDate(new Date(since)), jakartaDate(now)))

type Step = { at: string; by_name: string | null; reason: string | null; text: string }

/** What happened, the newest first. */
export const stepsOf = (steps: readonly Step[], language: Language): TimelineStep[] =>
  steps.toReversed().map(({ at, by_name, reason, text }, i) => {
    const when = momentText(at, language)
    return { key: `${at} ${i}`, at, when: by_name ? `${when}, ${by_name}` : when, text, note: reason ?? '' }
  })
