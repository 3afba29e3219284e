import type { Output } from '#core/call.ts'
import type { Reply } from '#core/client.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import type { googleReviews } from '#modules/partner/contract.ts'
import { type Context, pageOf } from '../../api.server.ts'
import { languageMark } from '../../components/reviews/reviews.server.ts'
import { words as reviewWords } from '../../components/reviews/words.ts'
import { optional } from '../../softly.server.ts'
import { words } from './words.ts'

type Answer = Output<typeof googleReviews>

// The page does without Google rather than wait for it; what comes later is there for the next reader.
const patienceMs = 1_500

/** What Google shows of the partner, in the reader's figures; nothing when there is nothing, or Google is slow. */
export async function googleOf(context: Context, asking: Promise<Reply<Answer>>) {
  // A partner that is not there is told by the call that asks for it.
  const answer = await inTime(optional(context, asking))
  return answer && answer.rating !== null ? viewOf(context, answer, answer.rating) : undefined
}

export type GoogleView = NonNullable<Awaited<ReturnType<typeof googleOf>>>

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function viewOf(context: Context, { total, maps_url, items }: Answer, rating: number) {
  const { language } = pageOf(context)
  const say = reviewWords(language)
  const n = (value: number) => formatNumber(value, language)
  return {
    value: rating,
    shown: n(rating),
    label: say.stars(n(rating)),
    count: say.count(n(total)),
    summary: words(language).onGoogle(n(rating), n(total)),
    maps_url: maps_url ?? undefined,
    items: items.map((review) => ({
      author: review.author,
      author_url: review.author_url ?? undefined,
      photo: photoOf(review.author_photo),
      stars: review.rating,
      label: say.stars(n(review.rating)),
      text: review.text,
      ...languageMark(review.language, language),
      day: formatShortDay(review.written_on, language),
    })),
  }
}

/** Only from where Google keeps the faces of its authors, which is all the page's policy lets in. */
const photoOf = (address: string | null): string | undefined =>
  address?.startsWith('https://lh3.googleusercontent.com/') ? address : undefined
