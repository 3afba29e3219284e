import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { aBuyer, aCart, anOffer, anOrder, eventsOf } from '#test/support/bookings.ts'
import { putBooking, travellersOf } from '#test/support/journeys.ts'
import { signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Order = { id: string; token: string }
const reason = 'Salah ketik di formulir'
const correct = async ({ id, token }: Order, body: object, { place = 0, language = 'id' } = {}) => {
  const person = (await travellersOf(home, id))[place]
  return ask(home, 'PATCH', `/api/v3/users/bookings/${id}/participants/${person?.id}`, {
    ...{ token, body: { reason, ...body }, headers: { 'accept-language': language } },
  })
}
const inDays = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))

test('a name and a birthday are corrected with a reason, and the history shows what was what', async () => {
  const order = await anOrder(home)
  const reply = await correct(order, { name: ' Jamaah  Nomer Aa ', birth_date: '1980-01-02' })
  expect([reply.status, reply.body.data.name]).toEqual([200, 'Jamaah Nomer Aa'])
  expect(await eventsOf(home, order.id)).toEqual(['hold', 'checkout', 'correct'])
  const { body } = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, { token: order.token })
  expect(body.data.participants[0]).toMatchObject({ name: 'Jamaah Nomer Aa', birth_date: '1980-01-02' })
  expect(body.data.timeline.at(-1)).toMatchObject({
    event: 'correct',
    actor: 'member',
    reason,
    change: { name: { from: 'Jamaah Nomor A', to: 'Jamaah Nomer Aa' }, birth_date: { from: null, to: '1980-01-02' } },
  })
  expect((await correct(order, { name: 'Jamaah Nomer Ab' })).status).toBe(200)
  const [person] = await travellersOf(home, order.id)
  expect(person).toMatchObject({ name: 'Jamaah Nomer Ab', birth_date: '1980-01-02' })
})

test('it is the same check as at checkout, told at its field in both languages', async () => {
  const order = await anOrder(home, { rooms: [{ type: 'quad', adults: 2 }] })
  const name = 'Jamaah Nomor A'
  const cases: [object, string, string, string][] = [
    [{ name: 'Jamaah 2' }, 'name', 'Tulis seperti di paspor', 'Enter it as in the passport'],
    [{ name: 'Jamaah' }, 'name', 'Arab Saudi meminta', 'Saudi Arabia requires'],
    [{ name: 'Jamaah Nomor B' }, 'name', 'Nama ini sama dengan Jamaah 2', 'Traveller 2 has the same name'],
    [{ name: 'Ahmad Fauzi' }, 'name', 'Nama ini tampaknya milik', 'This looks like a different'],
    [{ name }, 'name', 'Belum ada yang diubah', 'You haven’t changed anything'],
    [{ name, birth_date: '2030-01-01' }, 'birth_date', 'Tanggal lahir melewati', 'This date is in the future'],
    [{ name, birth_date: '1890-01-01' }, 'birth_date', 'Tanggal lahir lebih', 'This date is more than'],
    [{ name, birth_date: '1981-02-29' }, 'birth_date', 'Tanggal tidak valid', 'The date is not valid'],
    [{ name, birth_date: '2024-01-01' }, 'birth_date', 'Usia tidak sesuai', 'The age doesn’t match'],
    [{ name: 'Jamaah Nomer A', reason: '' }, 'reason', 'Field tidak boleh', 'Please fill in'],
    [{ name: 'Jamaah Nomer A', reason: 'x' }, 'reason', 'Minimal 4', 'At least 4'],
  ]
  for (const [body, field, id, en] of cases) {
    for (const [language, text] of Object.entries({ id, en })) {
      const reply = await correct(order, body, { language })
      expect([reply.status, Object.keys(reply.body.errors)], text).toEqual([422, [field]])
      expect(reply.body.errors[field][0]).toContain(text)
    }
  }
  expect(await eventsOf(home, order.id)).toEqual(['hold', 'checkout'])
})

test('spelling by spelling no seat is passed on: what counts is the name that was ordered', async () => {
  const order = await anOrder(home)
  expect((await correct(order, { name: 'Jamaah Nomer A' })).status).toBe(200)
  expect((await correct(order, { name: 'Jamilah Nomer A' })).status).toBe(200)
  const far = await correct(order, { name: 'Jamila Romer A' })
  expect(far.body.errors?.name?.[0]).toContain('milik orang lain')
})

test.each(['at once', 'name first', 'birthday first'])('name and birthday are not both changed, %s', async (how) => {
  const order = await anOrder(home)
  const name = 'Jamaah Nomor A'
  expect((await correct(order, { name, birth_date: '1980-01-02' })).status).toBe(200)
  const first = { name: how === 'name first' ? 'Jamaah Nomer A' : name, birth_date: '1980-01-02' }
  if (how === 'birthday first') first.birth_date = '1980-02-01'
  if (how !== 'at once') expect((await correct(order, first)).status).toBe(200)
  const both = await correct(order, { name: 'Jamaah Nomer A', birth_date: '1980-02-01' })
  expect([both.status, Object.keys(both.body.errors)]).toEqual([
    422,
    [how === 'birthday first' ? 'name' : 'birth_date'],
  ])
  expect(Object.values(both.body.errors).flat()[0]).toContain('tidak dapat diubah keduanya')
  // What was mended can be put back, and the other mended instead.
  expect((await correct(order, { name, birth_date: '1980-02-03' })).status).toBe(200)
})

test('a passport with one word is flagged, and the flag goes with a second name', async () => {
  const order = await anOrder(home)
  const flag = async () => (await travellersOf(home, order.id))[0]?.is_single_name
  expect((await correct(order, { name: 'Jamaah', is_single_name: true })).status).toBe(200)
  expect(await flag()).toBe(true)
  expect((await correct(order, { name: 'Jamaah Nomor A' })).status).toBe(200)
  expect(await flag()).toBe(false)
})

test('until 21 days before departure and not a day longer; an ended order and a cart not at all', async () => {
  const order = await anOrder(home)
  await putBooking(home, order.id, { departs_on: inDays(20) })
  const late = await correct(order, { name: 'Jamaah Nomer A' })
  expect([late.status, late.body.code, late.body.message]).toEqual([
    ...[409, 'F-TRV-1c1'],
    'Batas waktu perbaikan data jamaah sudah lewat. Hubungi travel Anda',
  ])
  await putBooking(home, order.id, { departs_on: inDays(21) })
  expect((await correct(order, { name: 'Jamaah Nomer A' })).status).toBe(200)
  await putBooking(home, order.id, { departs_on: inDays(90), state: 'completed' })
  expect((await correct(order, { name: 'Jamaah Nomor A' })).body.code).toBe('F-BOK-6c6')
  const buyer = await aBuyer(home)
  const cart = { ...buyer, id: await aCart(home, await anOffer(home), buyer) }
  expect((await correct(cart, { name: 'Jamaah Nomor A' })).body.code).toBe('F-BOK-6c6')
})

test('a number that changes later changes nothing for an order placed before', async () => {
  const order = await anOrder(home)
  await putBooking(home, order.id, { departs_on: inDays(25) })
  const later = { key: 'correction_days', value: 40, source: 'test', valid_to: null }
  await addRule(home.application.db, { ...later, valid_from: inDays(1) })
  home.application.clock.moveTo(addMs(home.application.clock.now(), 2 * dayMs))
  const documents = `/api/v3/users/bookings/${order.id}/participants/documents`
  const { user_token: token } = await signedIn(home, order.member)
  const { body } = await ask(home, 'GET', documents, { token })
  expect(body.data).toMatchObject({ can_correct: true })
  expect((await correct({ ...order, token }, { name: 'Jamaah Nomer A' })).status).toBe(200)
  home.application.clock.restore()
})

test('a traveller of another order, or of nobody, is not found', async () => {
  const [mine, other] = [await anOrder(home), await anOrder(home)]
  const [stranger] = await travellersOf(home, other.id)
  for (const who of [stranger?.id, newId()]) {
    const url = `/api/v3/users/bookings/${mine.id}/participants/${who}`
    const reply = await ask(home, 'PATCH', url, { token: mine.token, body: { name: 'Jamaah Nomer A', reason } })
    expect(reply.status).toBe(404)
  }
})
