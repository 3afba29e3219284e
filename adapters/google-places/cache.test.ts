import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#core/time.ts'
import type { ReviewsAnswer } from '#modules/partner/ports.ts'
import { cachedReviews } from './cache.ts'

const good: ReviewsAnswer = { ok: true, rating: 5, total: 1, maps_url: null, items: [] }
const bad: ReviewsAnswer = { ok: false, why: 'unreachable', detail: '' }

function cached(answer: () => Promise<ReviewsAnswer>, most?: number) {
  const requests: string[] = []
  const clock = { ms: 1 }
  const reviewsOf = (place_id: string, language: string) => {
    requests.push(`${language} ${place_id}`)
    return answer()
  }
  const port = cachedReviews({ reviewsOf }, { elapsed: () => clock.ms, ...(most !== undefined && { most }) })
  return { port, requests: requests, clock }
}

test('however many ask at once, Google is asked once', async () => {
  const { port, requests } = cached(async () => good)
  await Promise.all(Array.from({ length: 50 }, () => port.reviewsOf('a', 'id')))
  expect(requests).toEqual(['id a'])
})

test('an answer is kept for a day, for each place and language', async () => {
  const { port, requests, clock } = cached(async () => good)
  await port.reviewsOf('a', 'id')
  await port.reviewsOf('a', 'en')
  clock.ms = dayMs
  await port.reviewsOf('a', 'id')
  expect(requests).toEqual(['id a', 'en a'])
  clock.ms = dayMs + 2
  await port.reviewsOf('a', 'id')
  expect(requests).toHaveLength(3)
})

test('a failure is kept for a minute, so that not every visitor waits for it', async () => {
  const { port, requests, clock } = cached(async () => bad)
  await port.reviewsOf('a', 'id')
  clock.ms = minuteMs
  expect(await port.reviewsOf('a', 'id')).toEqual(bad)
  expect(requests).toHaveLength(1)
  clock.ms = minuteMs + 2
  await port.reviewsOf('a', 'id')
  expect(requests).toHaveLength(2)
})

test('an error is not kept', async () => {
  const { port, requests } = cached(() => Promise.reject(new Error('broken')))
  await expect(port.reviewsOf('a', 'id')).rejects.toThrow('broken')
  await expect(port.reviewsOf('a', 'id')).rejects.toThrow('broken')
  expect(requests).toHaveLength(2)
})

test('no more is kept than there is room for; what was asked last stays', async () => {
  const { port, requests } = cached(async () => good, 2)
  for (const place of ['a', 'b', 'a', 'c', 'a', 'b']) await port.reviewsOf(place, 'id')
  expect(requests).toEqual(['id a', 'id b', 'id c', 'id b'])
})
