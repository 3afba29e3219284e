import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { aBuyer, aCart, anOffer, anOrder } from '#test/support/bookings.ts'
import { aPassport, putBooking, tellDetails, travellersOf } from '#test/support/journeys.ts'
import { sweepAll } from '#test/support/retention.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { retention } from '../retention.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Order = { id: string; token: string }
const tell = async (order: Order, body: object, place = 0) =>
  tellDetails(home, order, (await travellersOf(home, order.id))[place]?.id ?? '', body)
const shown = async ({ id, token }: Order) =>
  (await ask(home, 'GET', `/api/v3/users/bookings/${id}/participants/documents`, { token })).body.data.participants
const man = { gender: 'male', birth_date: '1980-01-01', ...aPassport }
const woman = { gender: 'female', birth_date: '1990-01-01', ...aPassport }
const brother = { guardian_relation: 'sibling', guardian_name: 'Ali Akbar' }

test('a passport is asked for, kept, and shown by its last three characters only', async () => {
  const order = await anOrder(home)
  const [before] = await shown(order)
  expect(before.details).toMatchObject({
    asked: ['gender', 'birth_date', 'passport_number', 'passport_expires_on'],
    missing: ['gender', 'birth_date', 'passport_number', 'passport_expires_on'],
    passport_number: null,
  })
  const reply = await tell(order, { ...man, passport_number: ' k 908-0706' })
  expect([reply.status, reply.body.data]).toMatchObject([200, { passport_number: '•••••706', missing: [] }])
  const [after] = await shown(order)
  expect(after.details).toMatchObject({ passport_number: '•••••706', passport_expires_on: '2034-01-01' })
  const detail = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, { token: order.token })
  expect(JSON.stringify([reply.body, after, detail.body])).not.toMatch(/9080706|sealed/)
})

test('in the database it is sealed, for its own traveller alone', async () => {
  const order = await anOrder(home, { rooms: [{ type: 'quad', adults: 2 }] })
  await tell(order, { ...man, passport_number: 'X7654321' })
  const dump = await home.application.db.execute(sql`select row_to_json(p)::text from booking_participants p`)
  expect(JSON.stringify(dump.rows)).not.toContain('7654321')
  const [first, second] = await travellersOf(home, order.id)
  await home.application.db.execute(
    sql`update booking_participants set passport_sealed = ${first?.passport_sealed} where id = ${second?.id}`,
  )
  const [, moved] = await shown(order)
  expect(moved.details.passport_number).toBeNull()
})

test('what is not sent stays, and a number is replaced', async () => {
  const order = await anOrder(home)
  await tell(order, man)
  const later = await tell(order, { passport_expires_on: '2035-05-05' })
  expect(later.body.data).toMatchObject({ passport_number: '•••••567', passport_expires_on: '2035-05-05' })
  expect((await tell(order, { passport_number: 'X7654321' })).body.data.passport_number).toBe('•••••321')
})

test('each mistake is told at its field, in both languages', async () => {
  const order = await anOrder(home, { rooms: [{ type: 'quad', adults: 2 }] })
  await tell(order, { ...man, passport_number: 'X7654321' }, 1)
  const short = jakartaDate(addMs(new Date(`${order.offer.departure.departs_on}T00:00:00+07:00`), 170 * dayMs))
  const cases: [object, string, string, string][] = [
    [
      { ...man, passport_number: 'X7654321' },
      'passport_number',
      'milik jamaah lain',
      'Another traveller in this order has',
    ],
    [{ ...man, passport_number: '??' }, 'passport_number', '6 sampai 9', '6 to 9'],
    [{ ...man, passport_number: undefined }, 'passport_number', 'tidak boleh kosong', 'fill in this field'],
    [{ ...man, passport_expires_on: short }, 'passport_expires_on', 'minimal 6 bulan', 'at least 6 months'],
    [{ ...man, passport_expires_on: '2034-02-30' }, 'passport_expires_on', 'Tanggal tidak valid', 'date is not valid'],
    [{ ...man, birth_date: '2030-01-01' }, 'birth_date', 'melewati hari ini', 'in the future'],
    [{ ...man, birth_date: '1890-01-01' }, 'birth_date', 'lebih dari 120', 'more than 120'],
    [{ ...man, birth_date: '1981-02-29' }, 'birth_date', 'Tanggal tidak valid', 'date is not valid'],
    [{ ...man, birth_date: undefined }, 'birth_date', 'tidak boleh kosong', 'fill in this field'],
    [{ ...man, gender: undefined }, 'gender', 'tidak boleh kosong', 'fill in this field'],
    [{ ...woman, guardian_name: 'Ali Akbar' }, 'guardian_relation', 'tidak boleh kosong', 'fill in this field'],
    [
      { ...woman, ...brother, guardian_relation: 'legal_guardian' },
      'guardian_relation',
      'Hubungan ini',
      'This relation',
    ],
    [{ ...woman, ...brother, guardian_name: '4li' }, 'guardian_name', 'seperti di paspor', 'as in the passport'],
    [{ ...woman, ...brother, guardian_name: 'Jamaah Nomor A' }, 'guardian_name', 'orang lain', 'someone else'],
  ]
  const [person] = await travellersOf(home, order.id)
  const url = `/api/v3/users/bookings/${order.id}/participants/${person?.id}/details`
  for (const [body, field, id, en] of cases) {
    for (const [language, text] of Object.entries({ id, en })) {
      const headers = { 'accept-language': language }
      const reply = await ask(home, 'PATCH', url, { token: order.token, body, headers })
      expect([reply.status, Object.keys(reply.body.errors ?? {})], text).toEqual([422, [field]])
      expect(reply.body.errors[field][0]).toContain(text)
    }
  }
})

test('all mistakes are told in one answer: how it is written, and what the journey asks for', async () => {
  const order = await anOrder(home)
  const wrong = { ...woman, passport_number: '??', passport_expires_on: '2020-01-01' }
  const { status, body } = await tell(order, wrong)
  expect([status, Object.keys(body.errors).sort()]).toEqual([
    422,
    ['guardian_name', 'guardian_relation', 'passport_expires_on', 'passport_number'],
  ])
  const unwritten = await tell(order, {
    passport_number: '',
    passport_expires_on: '',
    birth_date: '',
    guardian_name: 'A',
  })
  expect(Object.values(unwritten.body.errors).every((texts) => Array.isArray(texts) && texts.length === 1)).toBe(true)
  expect(Object.keys(unwritten.body.errors).sort()).toEqual([
    ...['birth_date', 'gender', 'guardian_name', 'passport_expires_on', 'passport_number'],
  ])
})

test('who may need a companion is told of it before anything is saved', async () => {
  const order = await anOrder(home)
  const ages = async () => (await shown(order))[0].details.companion_ages
  expect(await ages()).toEqual({ guardian: 18, mahram: 45 })
  await tell(order, man)
  expect(await ages()).toBeNull()
})

test('a woman below the age and a minor name their companion; nobody is asked at home', async () => {
  const order = await anOrder(home)
  expect((await tell(order, woman)).status).toBe(422)
  const response = await tell(order, { ...woman, ...brother })
  expect(response.body.data).toMatchObject({ companion: 'mahram', missing: [], ...brother })
  const alone = await tell(order, { gender: 'male' })
  expect(alone.body.data).toMatchObject({ companion: 'none', guardian_relation: null, guardian_name: null })
  const near = await anOrder(home, { category: 'wisata-syariah', kind: 'tour_domestic' })
  const [person] = await shown(near)
  expect(person.details.asked).toEqual([])
  expect((await tell(near, aPassport)).body.errors).toMatchObject({ passport_number: expect.any(Array) })
})

test('a birthday that is known is changed by a correction, not here', async () => {
  const order = await anOrder(home)
  await tell(order, man)
  expect((await tell(order, { birth_date: '1980-01-01' })).status).toBe(200)
  expect(Object.keys((await tell(order, { birth_date: '1981-01-01' })).body.errors)).toEqual(['birth_date'])
})

test('a cart takes none, and ninety days after the journey none is left', async () => {
  const buyer = await aBuyer(home)
  const cart = { ...buyer, id: await aCart(home, await anOffer(home), buyer) }
  expect((await tell(cart, man)).body.code).toBe('F-BOK-6c6')
  const order = await anOrder(home)
  await tell(order, { ...woman, ...brother })
  const now = home.application.clock.now()
  await putBooking(home, order.id, { state: 'completed', returns_on: jakartaDate(addMs(now, -91 * dayMs)) })
  await sweepAll(retention, { db: home.application.db, ports: home.application.ports, now })
  const [person] = await travellersOf(home, order.id)
  expect(person).toMatchObject({ passport_sealed: null, passport_expires_on: null, guardian_name: null })
})
