import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { googlePlaces } from './client.ts'
import { googlePlacesSandbox } from './sandbox.ts'

const key = 'a key of ours'
const app = fastify({ forceCloseConnections: true })
let url: string
let answer: unknown
let seen: Record<string, unknown> = {}

beforeAll(async () => {
  await app.register(googlePlacesSandbox({ key }))
  app.get('/real/v1/places/:id', async (request) => {
    seen = { ...request.headers, url: request.url }
    return answer
  })
  app.get('/busy/v1/places/:id', async (_request, reply) => reply.code(429).send('{}'))
  app.get('/moved/v1/places/:id', async (_request, reply) => reply.redirect('/sandbox/google-places/v1/places/x', 302))
  app.get('/huge/v1/places/:id', async () => ({ reviews: [], padding: 'x'.repeat(600_000) }))
  app.get('/silent/v1/places/:id', () => new Promise(() => {}))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  answer = {}
})

const at = (path: string, with_key = key) => googlePlaces({ url: `${url}/${path}`, key: with_key })
const review = {
  rating: 5,
  text: { text: 'Baik', languageCode: 'id' },
  authorAttribution: { displayName: 'Siti', uri: 'https://maps.google.com/a', photoUri: 'javascript:alert(1)' },
  publishTime: '2026-05-01T20:00:00.123456Z',
}

test('key and field mask travel as headers, and the place and language in the address', async () => {
  await at('real').reviewsOf('ChIJ/../x?y', 'en')
  expect(seen).toMatchObject({
    url: '/real/v1/places/ChIJ%2F..%2Fx%3Fy?languageCode=en',
    'x-goog-api-key': key,
    'x-goog-fieldmask': 'id,displayName,rating,userRatingCount,googleMapsUri,reviews',
  })
})

test('a place is read with its reviews, and a link that is not https is left out', async () => {
  answer = {
    id: 'p',
    rating: 4.7,
    userRatingCount: 312,
    googleMapsUri: 'https://maps.google.com/?cid=1',
    reviews: [review],
  }
  expect(await at('real').reviewsOf('place', 'id')).toEqual({
    ok: true,
    rating: 4.7,
    total: 312,
    maps_url: 'https://maps.google.com/?cid=1',
    items: [
      {
        author: 'Siti',
        author_url: 'https://maps.google.com/a',
        author_photo: null,
        rating: 5,
        text: 'Baik',
        language: 'id',
        written_at: new Date('2026-05-01T20:00:00.123Z'),
      },
    ],
  })
})

test.each([
  [{ text: { text: 'Bien', languageCode: 'fr-CA' }, originalText: { text: 'Good', languageCode: 'en' } }, 'fr-CA'],
  [{ text: undefined, originalText: { text: 'Good', languageCode: 'en' } }, 'en'],
  [{ text: { text: 'Baik' } }, null],
  [{ text: { text: 'Baik', languageCode: '"><script>' } }, null],
  [{ text: undefined }, null],
])('the language is that of the text that is read, where Google names one (%j)', async (texts, language) => {
  answer = { reviews: [{ ...review, ...texts }] }
  expect(await at('real').reviewsOf('place', 'id')).toMatchObject({ ok: true, items: [{ language }] })
})

test('a place nobody has reviewed is an answer too', async () => {
  expect(await at('real').reviewsOf('place', 'id')).toMatchObject({ ok: true, rating: null, total: 0, items: [] })
})

test.each([
  [[]],
  ['text'],
  [{ rating: 99 }],
  [{ reviews: 'none' }],
  [{ reviews: [{ ...review, publishTime: 'soon' }] }],
])('an answer that is no place (%j) is not read', async (odd) => {
  answer = odd
  expect(await at('real').reviewsOf('place', 'id')).toMatchObject({ ok: false, why: 'unreadable' })
})

test.each([
  ['busy', 'refused'],
  ['moved', 'refused'],
  ['nowhere', 'refused'],
  ['huge', 'unreadable'],
])('a Google that is %s gives an answer, never an error', async (path, why) => {
  expect(await at(path).reviewsOf('place', 'id')).toMatchObject({ ok: false, why })
})

test('a Google that cannot be reached gives an answer, never an error', async () => {
  const nobody = googlePlaces({ url: 'http://127.0.0.1:1', key })
  expect(await nobody.reviewsOf('place', 'id')).toMatchObject({ ok: false, why: 'unreachable' })
})

test('a Google that does not answer is given up after five seconds', async () => {
  const soon = AbortSignal.timeout(50)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  onTestFinished(() => timeout.mockRestore())
  expect(await at('silent').reviewsOf('place', 'id')).toMatchObject({ ok: false, why: 'unreachable' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000)
})

test('the sandbox speaks as Google does: the same place has the same reviews, in both languages', async () => {
  const sandbox = at('sandbox/google-places')
  const answers = await Promise.all([sandbox.reviewsOf('place-1', 'id'), sandbox.reviewsOf('place-1', 'id')])
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ ok: true, rating: expect.any(Number) })
  expect(await sandbox.reviewsOf('place-1', 'en')).not.toEqual(answers[0])
  expect(await sandbox.reviewsOf('place-2', 'id')).not.toEqual(answers[0])
})

test('the sandbox gives at most five reviews, and only the fields asked for', async () => {
  for (let i = 0; i < 30; i += 1) {
    const reviews = await at('sandbox/google-places').reviewsOf(`place-${i}`, 'id')
    expect(reviews.ok && reviews.items.length).toBeLessThanOrEqual(5)
  }
  const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id,rating' }
  const reply = await app.inject({ url: '/sandbox/google-places/v1/places/place-1', headers })
  expect(Object.keys(reply.json())).toEqual(['id', 'rating'])
})

test.each([
  ['no key', 'place-1', {}, 403],
  ['another key', 'place-1', { 'x-goog-api-key': 'guess', 'x-goog-fieldmask': 'id' }, 400],
  ['no field mask', 'place-1', { 'x-goog-api-key': key }, 400],
  ['an empty field mask', 'place-1', { 'x-goog-api-key': key, 'x-goog-fieldmask': '' }, 400],
  ['a field nobody knows', 'place-1', { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id,secret' }, 400],
  ['a place that is none', '%27or', { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id' }, 400],
  ['a place that is gone', 'gone-place', { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id' }, 404],
])('the sandbox refuses %s', async (_name, id, headers, status) => {
  const reply = await app.inject({ url: `/sandbox/google-places/v1/places/${id}`, headers })
  expect([reply.statusCode, reply.json().error.code]).toEqual([status, status])
})
