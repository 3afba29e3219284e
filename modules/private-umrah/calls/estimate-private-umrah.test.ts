import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#core/time.ts'
import { private_hotels, private_prices, umrah_closures } from '#modules/private-umrah/tables.ts'
import { anOrderForm, aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

type Form = ReturnType<typeof anOrderForm>
const form = (change: object = {}) => ({ ...anOrderForm(home, supply), ...change })
const estimate = (body: object, language = 'id') =>
  ask(home, 'POST', '/api/v1/custom-product/estimation-price', { body, headers: { 'accept-language': language } })

test('a family sees what its plan costs, part by part, on which days it travels and how it sleeps', async () => {
  const { status, body } = await estimate(form())
  expect(status).toBe(200)
  const day = anOrderForm(home, supply).departure_date
  expect(body.data.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['flight_adult', 28_000_000],
    ['flight_child', 10_500_000],
    ['stay_first', 4_500_000],
    ['stay_second', 9_600_000],
    ['transport', 9_000_000],
    ['extra', 5_000_000],
    ['visa', 7_200_000],
    ['handling', 4_800_000],
  ])
  expect(body.data).toMatchObject({ price: 78_600_000, low: 72_300_000, high: 84_900_000, per_person: 26_200_000 })
  expect(body.data.plan).toMatchObject({
    departs_on: day,
    arrives_on: day,
    leaves_on: addDays(day, 7),
    returns_on: addDays(day, 8),
    stays: [
      { name: 'Hotel Madinah 4', nights: 3, rooms: [{ sleeps: 3, count: 1 }] },
      { from: addDays(day, 3), to: addDays(day, 7) },
    ],
  })
})

test('parts are named in the language of who asks', async () => {
  const { body } = await estimate(form(), 'en')
  expect(body.data.lines.map(({ label }: { label: string }) => label)).toEqual([
    'Flights, adult',
    'Flights, child',
    'Hotel Madinah 4',
    'Hotel Makkah 5',
    'Transport in the Holy Land',
    'Pembimbing (en)',
    'Umrah visa',
    'Airport handling and assistance',
  ])
})

const stays = ([first, second]: Form['hotels'], nights: [number, number]) => [
  { ...first, duration_night: nights[0] },
  { ...second, duration_night: nights[1] },
]

test.each<[string, string, (whole: Form) => object]>([
  ['departure_date', 'sudah lewat', () => ({ departure_date: '2020-01-06' })],
  ['total_participants_adult', 'Minimal 1', () => ({ total_participants_adult: 0 })],
  ['participants_children', 'pangkuan', () => ({ participants_children: [{ age: 0 }, { age: 1 }, { age: 1 }] })],
  ['participants_children.0.age', 'Maksimal 17', () => ({ participants_children: [{ age: 18 }] })],
  ['hotels.0.duration_night', 'minimal 2 malam', ({ hotels }) => ({ hotels: stays(hotels, [1, 4]) })],
  ['hotels', '9 malam', ({ departure_date }) => ({ return_date: addDays(departure_date, 9) })],
  ['return_date', 'setelah tanggal berangkat', ({ departure_date }) => ({ return_date: departure_date })],
  ['airline_id', 'tidak terbang', () => ({ airline_id: 'GA' })],
  ['airline_class_id', 'bulan berangkat', () => ({ airline_class_id: 'business' })],
  ['return_airport_id', 'tidak terbang pulang', () => ({ return_airport_id: 'MED' })],
  ['addons_ids.0', 'tidak tersedia lagi', () => ({ addons_ids: ['01900000-0000-7000-8000-000000000000'] })],
  ['transportation_id', 'tidak tersedia lagi', () => ({ transportation_id: supply.extra })],
  [
    'hotels.1.partner_custom_hotel_id',
    'satu hotel di Makkah',
    ({ hotels: [first] }) => ({
      hotels: [
        { ...first, partner_custom_hotel_id: supply.otherMakkah.id },
        { duration_night: 4, partner_custom_hotel_id: supply.makkah.id },
      ],
    }),
  ],
])('what stands in the way is said at %s: %s', async (field, words, change) => {
  const { status, body } = await estimate(form(change(anOrderForm(home, supply))))
  expect(status).toBe(422)
  expect(body.errors[field]?.join(' ')).toContain(words)
})

test('a price that is withdrawn, a hotel whose licence ends and a closed season each are said', async () => {
  const { db, clock } = home.application
  const whole = anOrderForm(home, supply)
  const errors = async () => (await estimate(whole)).body.errors ?? {}
  await db
    .update(private_prices)
    .set({ withdrawn_at: clock.now() })
    .where(eq(private_prices.hotel_id, supply.makkah.id))
  expect(await errors()).toEqual({ 'hotels.1.partner_custom_hotel_id': [expect.stringContaining('kamar yang cukup')] })
  await db.update(private_prices).set({ withdrawn_at: null }).where(eq(private_prices.hotel_id, supply.makkah.id))
  const soon = { licensed_until: addDays(whole.departure_date, 6) }
  await db.update(private_hotels).set(soon).where(eq(private_hotels.id, supply.makkah.id))
  expect(await errors()).toEqual({ 'hotels.1.partner_custom_hotel_id': [expect.stringContaining('Izin hotel')] })
  await db.update(private_hotels).set({ licensed_until: '2099-12-31' }).where(eq(private_hotels.id, supply.makkah.id))
  const closes_on = addDays(whole.departure_date, 7)
  await db.insert(umrah_closures).values({ closes_on, reopens_on: addDays(closes_on, 40), source: 'test' })
  expect(await errors()).toEqual({ departure_date: [expect.stringContaining('musim haji')] })
  await db.delete(umrah_closures)
  expect(await errors()).toEqual({})
})
