import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { type APackage, aPackage, approve, save, submit, waiting, waitingDate } from '#test/support/packages.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import type { dateForm } from '../../shapes.forms.ts'
import { departures } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const dayIn = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))
const evidence = { id: 'Kode grup GA-8812', en: 'Group code GA-8812' }

/** Out on the first day, back on the eighth. */
const flightsOn = (day: number) => [
  {
    number: 'GA 980',
    from: 'CGK',
    to: 'JED',
    departs_at: `${dayIn(day)}T10:00:00+07:00`,
    arrives_at: `${dayIn(day)}T16:00:00+03:00`,
  },
  {
    number: 'GA 981',
    from: 'JED',
    to: 'CGK',
    departs_at: `${dayIn(day + 7)}T18:00:00+03:00`,
    arrives_at: `${dayIn(day + 8)}T08:00:00+07:00`,
  },
]

type Wish = Partial<Parameters<typeof anyDeparture>[1]> & { isWaiting?: boolean }

/** A package on sale with one date as wished. */
async function aDate({ isWaiting = false, ...wish }: Wish = {}) {
  const made = await aPackage(home, { state: 'on_sale', dates: 0 })
  const make = isWaiting ? waitingDate : anyDeparture
  const place = { product_id: made.product.id, hotel_id: made.hotel_id, in_days: 90 }
  const date = await make(home, { ...place, flights: flightsOn(90), ...wish })
  return { ...made, date, terms: `/api/console/v1/departures/${date.id}/terms` }
}
type Form = z.output<typeof dateForm>
type ADate = APackage & { terms: string; date: { id: string } }

const seen = async ({ terms, owner }: ADate) => (await ask(home, 'GET', terms, { token: owner.token })).body.data

/** Saves what is changed over what the date says now. */
async function change(made: ADate, wish: (form: Form) => Partial<Form>, version?: number) {
  const now = await seen(made)
  const body = { version: version ?? now.version, ...now.form, ...wish(now.form) }
  return ask(home, 'PUT', made.terms, { token: made.owner.token, body })
}
const shown = async ({ product }: ADate) =>
  (await ask(home, 'GET', `/api/v3/products/${product.slug}`)).body.data.departures[0]
const prices = { quad: 33_000_000, triple: 35_000_000, double: null, child: 30_000_000, infant: null }

test('a date that is not on sale yet is written freely, and what is left blank is not offered', async () => {
  const made = await aDate({ isWaiting: true })
  const saved = await change(made, () => ({ departs_on: dayIn(100), prices }))
  expect(saved.body.data).toMatchObject({
    departs_on: dayIn(100),
    returns_on: dayIn(108),
    waiting_fields: [],
    version: 2,
  })
  const [row] = await home.application.db.select().from(departures).where(eq(departures.id, made.date.id))
  expect(row).toMatchObject({ price_quad: 33_000_000, price_double: null, price_infant: null })
  expect(row?.flights[1]?.departs_at).toBe(`${dayIn(107)}T18:00:00+03:00`)
})

test('on sale, the cut-off and the flights back change at once, also when seats are sold', async () => {
  const made = await aDate({ sold: 3 })
  const saved = await change(made, ({ flights }: Form) => ({
    cutoff_days: 30,
    flights: flights.map((leg, i) => (i === 1 ? { ...leg, number: 'GA 983', departs_clock: '19:30' } : leg)),
  }))
  expect([saved.status, saved.body.data.waiting_fields]).toEqual([200, []])
  const { flights, closes_at } = await shown(made)
  expect(flights[1]).toMatchObject({ number: 'GA 983', departs_at: `${dayIn(97)}T19:30:00+03:00` })
  expect(closes_at).toBe(new Date(`${dayIn(61)}T00:00:00+07:00`).toISOString())
})

test('where planes are changed is kept when something else changes, and is an airport', async () => {
  const made = await aDate({ isWaiting: true })
  const viaSurabaya = ({ flights }: Form) => ({
    flights: flights.map((leg, i) => (i === 1 ? { ...leg, via: 'SUB' } : leg)),
  })
  expect((await change(made, viaSurabaya)).status).toBe(200)
  expect((await change(made, () => ({ cutoff_days: 12 }))).status).toBe(200)
  const [row] = await home.application.db.select().from(departures).where(eq(departures.id, made.date.id))
  expect(row?.flights.map(({ via }) => via)).toEqual([undefined, 'SUB'])
  const refused = await change(made, ({ flights }) => ({ flights: flights.map((leg) => ({ ...leg, via: 'XXX' })) }))
  expect(Object.keys(refused.body.errors)).toContain('flights.0.via')
  const itself = await change(made, ({ flights }) => ({ flights: flights.map((leg) => ({ ...leg, via: leg.from })) }))
  expect(Object.keys(itself.body.errors)).toEqual(['flights.0.via', 'flights.1.via'])
})

test('a price waits for a reviewer, who reads it before and after, and then holds for new bookings', async () => {
  const made = await aDate({ sold: 2 })
  expect((await change(made, () => ({ prices }))).body.data.waiting_fields).toEqual(['prices'])
  expect((await shown(made)).prices.quad).toBe(30_000_000)
  await submit(home, made)
  const { date_changes } = await waiting(home, made)
  expect(date_changes).toMatchObject([
    { id: made.date.id, before: { prices: { quad: 30_000_000 } }, after: { prices } },
  ])
  expect((await change(made, () => ({ cutoff_days: 9 }))).body.code).toBe('F-PRD-6w6')
  await approve(home, made)
  expect((await shown(made)).prices).toEqual(prices)
  expect((await seen(made)).waiting_fields).toEqual([])
})

test('a price below the reference price asks for its explanation, also of a date on sale', async () => {
  const made = await aDate()
  await save(home, made, {})
  await change(made, () => ({ prices: { ...prices, quad: 20_000_000 } }))
  expect(Object.keys((await submit(home, made)).body.errors)).toEqual(['explanation'])
  expect((await submit(home, made, 'Kursi promo maskapai untuk musim sepi')).status).toBe(200)
})

test.each([
  ['its day', 'departs_on', () => ({ departs_on: dayIn(97) })],
  ['its hotels', 'stays', ({ stays }: Form) => ({ stays: stays.map((stay) => ({ ...stay, nights: 6 })) })],
  [
    'the way there',
    'flights',
    ({ flights }: Form) => ({ flights: flights.map((leg, i) => (i === 0 ? { ...leg, departs_clock: '11:00' } : leg)) }),
  ],
] satisfies [string, string, (form: Form) => Partial<Form>][])(
  'of a date that people have bought, %s stays',
  async (_, field, wish) => {
    const sold = await aDate({ held: 1 })
    const refused = await change(sold, wish)
    expect([refused.status, refused.body.code]).toEqual([409, 'F-DPS-5b5'])
    expect(Object.keys(refused.body.errors)).toContain(field)
    const empty = await aDate()
    expect((await change(empty, wish)).body.data.waiting_fields).toContain(field)
  },
)

test('somebody who takes a seat while a new day waits for a reviewer keeps the old one', async () => {
  const made = await aDate()
  await change(made, () => ({ departs_on: dayIn(97) }))
  await submit(home, made)
  const { db } = home.application
  await db.update(departures).set({ held: 1 }).where(eq(departures.id, made.date.id))
  expect((await approve(home, made)).body.code).toBe('F-DPS-5b5')
  expect((await shown(made)).departs_on).toBe(dayIn(90))
})

test('a certainty is claimed with its evidence, and shown on the day a reviewer has read it', async () => {
  const made = await aDate()
  const claim = (visa: Form['certainties']['visa']) =>
    change(made, ({ certainties }) => ({ certainties: { ...certainties, visa } }))
  const bare = await claim({ state: 'certain', evidence: { id: 'Ada', en: '' } })
  expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['certainties.visa.evidence']])
  expect((await claim({ state: 'certain', evidence })).body.data.waiting_fields).toEqual(['certainties'])
  expect((await shown(made)).certainties.visa.evidence).toBe('Bukti')
  await submit(home, made)
  await approve(home, made)
  const { visa, hotel } = (await shown(made)).certainties
  expect(visa).toEqual({ state: 'certain', evidence: evidence.id, checked_on: dayIn(0) })
  expect(hotel.checked_on).toBe('2026-11-01')
})

test('who saves a date that somebody else has changed is refused; what is not theirs is not found', async () => {
  const made = await aDate()
  await change(made, () => ({ cutoff_days: 20 }))
  expect((await change(made, () => ({ cutoff_days: 25 }), 1)).body.code).toBe('F-DPS-6c6')
  const other = await someStaff(home, ofPartner((await aPackage(home)).partner_id))
  expect((await ask(home, 'GET', made.terms, { token: other.token })).status).toBe(404)
})
