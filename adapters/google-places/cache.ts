import { cache } from '#core/cache.ts'
import { dayMs, minuteMs } from '#core/time.ts'
import type { ReviewsAnswer, ReviewsPort } from '#modules/partner/ports.ts'

// A day at most: Google's terms let nobody keep reviews. A failure is kept too, or each visitor would wait for it.
const maxAgeMs = dayMs
const failureMaxAgeMs = minuteMs

const ttl_ms = ({ ok }: ReviewsAnswer): number => (ok ? maxAgeMs : failureMaxAgeMs)

/** Asks once per place and language, however many want to know; the place longest unasked is forgotten first. */
export function cachedReviews(
  port: ReviewsPort,
  { most = 1_000, elapsed = () => performance.now() } = {},
): ReviewsPort {
  const answers = cache<ReviewsAnswer>({ entries: most, ttl_ms, clock: elapsed })
  return {
    reviewsOf: (place_id, language) =>
      answers.load(`${language} ${place_id}`, () => port.reviewsOf(place_id, language)),
  }
}
