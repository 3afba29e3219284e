import type { Language } from '#core/messages.ts'
import { dayMs, minuteMs } from '#core/time.ts'
import type { ReviewsAnswer, ReviewsPort } from '#modules/partner/ports.ts'

// A day at most: Google's terms let nobody keep reviews. A failure is kept too, or each visitor would wait for it.
const keptMs = dayMs
const failureKeptMs = minuteMs

type Kept = { answer: Promise<ReviewsAnswer>; until: number }

/** Asks once per place and language, however many want to know; the place longest unasked is forgotten first. */
export function cachedReviews(
  port: ReviewsPort,
  { most = 1_000, elapsed = () => performance.now() } = {},
): ReviewsPort {
  const kept = new Map<string, Kept>()

  function load(key: string, place_id: string, language: Language): Kept {
    const entry: Kept = { answer: port.reviewsOf(place_id, language), until: Number.POSITIVE_INFINITY }
    const last = (ms: number) => {
      entry.until = elapsed() + ms
    }
    entry.answer.then(
      (answer) => last(answer.ok ? keptMs : failureKeptMs),
      () => last(0),
    )
    kept.set(key, entry)
    return entry
  }

  return {
    reviewsOf(place_id, language) {
      const key = `${language} ${place_id}`
      const found = kept.get(key)
      kept.delete(key)
      if (found && elapsed() < found.until) kept.set(key, found)
      const entry = kept.get(key) ?? load(key, place_id, language)
      const oldest = kept.keys().next().value
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return entry.answer
    },
  }
}
