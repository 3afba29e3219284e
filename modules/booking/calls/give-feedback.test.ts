import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { pictures } from '#database/tables.ts'
import { products, reviews } from '#modules/catalogue/tables.ts'
import { aJourney, type Journey, putBooking, scan, send } from '#test/support/journeys.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Fields = Parameters<typeof send>[2]['fields']
const words = { rating: '4', text: 'Pembimbing sabar, hotel dekat Masjidil Haram.' }
const give = ({ offer, token }: Pick<Journey, 'offer' | 'token'>, fields: Fields = {}, headers = {}) =>
  send(home, `/api/v3/products/${offer.product.id}/booking-feedback`, {
    token,
    fields: { ...words, ...fields },
    headers,
  })

async function completed(): Promise<Journey> {
  const journey = await aJourney(home)
  await putBooking(home, journey.id, { state: 'completed' })
  return journey
}
const productOf = async (journey: Journey) =>
  (await home.application.db.select().from(products).where(eq(products.id, journey.offer.product.id)))[0]

test('whoever came back says how it was: a review of the package, counted in its rating', async () => {
  const journey = await completed()
  const reply = await give(journey, { photo_1: { name: 'a.jpg', bytes: await scan() } })
  expect(reply.status).toBe(200)
  expect(reply.body.message).toBe('Terima kasih atas ulasan Anda')
  expect(await productOf(journey)).toMatchObject({ rating_sum: 4, rating_count: 1 })
  const shown = await ask(home, 'GET', `/api/v3/products/${journey.offer.product.slug}/reviews`)
  expect(shown.body.data.items).toMatchObject([
    { author_name: 'Siti R.', rating: 4, text: words.text, travelled_on: journey.offer.departure.departs_on },
  ])
  const [picture] = shown.body.data.items[0].picture_ids
  const [row] = await home.application.db.select().from(pictures).where(eq(pictures.id, picture))
  expect(row).toMatchObject({ width: 64, height: 40 })
  expect(shown.body.data.items[0].picture_colours).toEqual([row?.colour])
  expect(await home.application.ports.files.get(row?.file_key ?? '')).toMatchObject({ type: 'image/webp' })
  const detail = await ask(home, 'GET', `/api/v3/users/bookings/${journey.id}`, { token: journey.token })
  expect(detail.body.data.is_reviewed).toBe(true)
})

test('a review is in the language of the page it was written on, whoever reads it', async () => {
  for (const language of ['id', 'en']) {
    const journey = await completed()
    expect((await give(journey, {}, { 'accept-language': language })).status).toBe(200)
    for (const reader of ['id', 'en']) {
      const headers = { 'accept-language': reader }
      const shown = await ask(home, 'GET', `/api/v3/products/${journey.offer.product.slug}/reviews`, { headers })
      expect(shown.body.data.items).toMatchObject([{ text: words.text, language }])
    }
  }
})

test('once a journey, also when said twice at the same moment', async () => {
  const journey = await completed()
  const replies = await Promise.all([1, 2, 3, 4].map(() => give(journey)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('F-FBK-2d2')
  expect(await productOf(journey)).toMatchObject({ rating_sum: 4, rating_count: 1 })
})

test('not before they are back, and not by somebody who was not there', async () => {
  const journey = await aJourney(home)
  const early = await give(journey)
  expect([early.status, early.body.code, early.body.message]).toEqual([
    409,
    'F-FBK-1c1',
    'Ulasan dapat ditulis setelah perjalanan selesai',
  ])
  const other = await completed()
  expect((await give({ offer: journey.offer, token: other.token })).status).toBe(409)
  const borrowed = await give({ offer: other.offer, token: journey.token }, { booking_id: other.id })
  expect(borrowed.status).toBe(409)
  expect(await home.application.db.$count(reviews, eq(reviews.product_id, journey.offer.product.id))).toBe(0)
})

const photo = (bytes: Buffer) => ({ photo_1: { name: 'a.jpg', bytes } })

test('a photo is not even looked at unless its sender may speak', async () => {
  const [early, spoken] = [await aJourney(home), await completed()]
  expect((await give(spoken)).status).toBe(200)
  const looked = vi.spyOn(home.application.ports.photos, 'take')
  onTestFinished(() => looked.mockRestore())
  const bytes = await scan()
  expect((await give(early, photo(bytes))).body.code).toBe('F-FBK-1c1')
  expect((await give(spoken, photo(bytes))).body.code).toBe('F-FBK-2d2')
  expect(looked).not.toHaveBeenCalled()
})

test('whoever may speak sends photos ten times in ten minutes, from wherever', async () => {
  const [journey, other] = [await completed(), await completed()]
  const none = photo(Buffer.from('<script>'))
  const codes = []
  for (let i = 0; i < 11; i += 1) codes.push((await give(journey, none)).body.code)
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'F-DOC-1t1'), 'F-REQ-7r7'])
  expect((await give(other, none)).body.code).toBe('F-DOC-1t1')
})

test.each([
  ['rating', { rating: '6' }],
  ['rating', { rating: '0' }],
  ['rating', { rating: '4.5' }],
  ['text', { text: 'Bagus' }],
  ['photo_2', { photo_2: { name: 'x.jpg', bytes: Buffer.from('<script>') } }],
])('what is wrong with %s is said there', async (field, fields) => {
  const { status, body } = await give(await completed(), fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})
