import { z } from 'zod'
import type { Language } from '#core/messages.ts'
import type { Review, ReviewsAnswer, ReviewsPort } from '#modules/partner/ports.ts'
import { fetchJson } from '../fetch-json.ts'

const limits = { timeout_ms: 5_000, most_bytes: 512_000 }
const fieldMask = 'id,displayName,rating,userRatingCount,googleMapsUri,reviews'

// It becomes a `lang` attribute: a language tag, or it is left out.
const languageCode = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[a-z\d]{1,8})*$/i)
  .nullable()
  .catch(null)
const words = z.object({ text: z.string().max(10_000), languageCode })
// A link of a stranger's choosing is shown to people: https, or it is left out.
const link = z
  .url({ protocol: /^https$/ })
  .max(2_000)
  .nullable()
  .catch(null)
const review = z.object({
  rating: z.number().min(1).max(5),
  text: words.optional(),
  originalText: words.optional(),
  authorAttribution: z.object({ displayName: z.string().max(200), uri: link, photoUri: link }),
  publishTime: z.iso.datetime({ offset: true }),
})
const place = z.object({
  rating: z.number().min(1).max(5).optional(),
  userRatingCount: z.int().min(0).default(0),
  googleMapsUri: link,
  reviews: z.array(review).max(20).default([]),
})

type Config = { url: string; key: string }

/** Places API (New): `GET /v1/places/{id}` with key and field mask as headers, so that neither stands in a log of addresses. */
export const googlePlaces = (config: Config): ReviewsPort => ({
  reviewsOf: (place_id, language) => ask(config, place_id, language),
})

/** A busy Google has answered, and answered no. */
const whyOf = { silent: 'unreachable', busy: 'refused', too_large: 'unreadable' } as const

async function ask({ url, key }: Config, place_id: string, language: Language): Promise<ReviewsAnswer> {
  const response = await fetchJson({
    what: 'Google',
    url: `${url}/v1/places/${encodeURIComponent(place_id)}?languageCode=${language}`,
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': fieldMask },
    ...limits,
  })
  if (!response.ok) return { ok: false, why: whyOf[response.problem], detail: response.detail }
  const { status, body } = response.answer
  if (status !== 200) return { ok: false, why: 'refused', detail: `Google answered ${status}` }
  const parsed = place.safeParse(body)
  if (!parsed.success) return { ok: false, why: 'unreadable', detail: 'Google answered something else than a place' }
  const { rating = null, userRatingCount, googleMapsUri, reviews } = parsed.data
  return { ok: true, rating, total: userRatingCount, maps_url: googleMapsUri, items: reviews.map(reviewOf) }
}

function reviewOf({ rating, text, originalText, authorAttribution, publishTime }: z.output<typeof review>): Review {
  const shown = text ?? originalText
  return {
    author: authorAttribution.displayName,
    author_url: authorAttribution.uri,
    author_photo: authorAttribution.photoUri,
    rating: Math.round(rating),
    text: shown?.text ?? '',
    language: shown?.languageCode ?? null,
    written_at: new Date(publishTime),
  }
}
