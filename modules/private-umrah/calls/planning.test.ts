import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { private_routes } from '#modules/private-umrah/tables.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

const get = async (path: string, language = 'id') =>
  (await ask(home, 'GET', `/api/v1/custom-product/${path}`, { headers: { 'accept-language': language } })).body.data

test('airports are those that somebody flies from, to and home from', async () => {
  expect(await get('airports/departure')).toEqual([
    { id: 'CGK', iata: 'CGK', name: 'Soekarno–Hatta International Airport', city: 'Jakarta' },
  ])
  expect(await get('airports/departure?search=surabaya')).toEqual([])
  expect(await get('airports/departure?search=jakarta')).toHaveLength(1)
  expect((await get('airports/destination?departure_airport_id=CGK')).map(({ id }: { id: string }) => id)).toEqual([
    'MED',
  ])
  expect(await get('airports/destination?departure_airport_id=SUB')).toEqual([])
  expect((await get('airports/return')).map(({ id }: { id: string }) => id)).toEqual(['JED'])
})

test('airlines come with the classes on sale, there and home', async () => {
  const saudia = { id: 'SV', name: 'Saudia', classes: [{ id: 'economy', name: 'Ekonomi' }] }
  expect(await get('airlines/outbound?departure_airport_id=CGK&destination_airport_id=MED')).toEqual([saudia])
  expect(await get('airlines/return?return_airport_id=JED')).toEqual([saudia])
  expect(await get('airlines/outbound?destination_airport_id=JED')).toEqual([])
})

test('the timetable has the flights of a day, and none that was taken off', async () => {
  const flights = await get('partner-customs/flights?from=CGK&to=MED&date=2027-02-01')
  expect(flights).toMatchObject([{ id: supply.outbound.id, airline: 'Saudia', departs_at: '11:00', via: null }])
  const { db, clock } = home.application
  await db
    .update(private_routes)
    .set({ weekdays: [2] })
    .where(eq(private_routes.id, supply.outbound.id))
  expect(await get('partner-customs/flights?from=CGK&to=MED&date=2027-02-01')).toEqual([])
  expect(await get('partner-customs/flights?from=CGK&to=MED&date=2027-02-02')).toHaveLength(1)
  await db.update(private_routes).set({ removed_at: clock.now() }).where(eq(private_routes.id, supply.home.id))
  expect(await get('partner-customs/flights?from=JED')).toEqual([])
  await db.update(private_routes).set({ removed_at: null, weekdays: [1, 2, 3, 4, 5, 6, 7] })
})

test('hotels are offered nearest first, by city, stars and name, and one with what its rooms cost', async () => {
  const names = async (query: string) => (await get(`hotels?${query}`)).map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Hotel Makkah 3', 'Hotel Madinah 4', 'Hotel Makkah 5'])
  expect(await names('city=Makkah&stars=5')).toEqual(['Hotel Makkah 5'])
  expect(await names('search=madinah')).toEqual(['Hotel Madinah 4'])
  expect(await get('stars?city=Makkah')).toEqual([
    { stars: 3, hotels: 1 },
    { stars: 5, hotels: 1 },
  ])
  const hotel = await get(`hotels/${supply.makkah.id}`)
  expect(hotel).toMatchObject({ name: 'Hotel Makkah 5', distance_metres: 500, licensed_until: '2099-12-31' })
  expect(
    hotel.prices.slice(0, 3).map(({ sleeps, price }: { sleeps: number; price: number }) => [sleeps, price]),
  ).toEqual([
    [2, 1_600_000],
    [3, 2_400_000],
    [4, 3_200_000],
  ])
  const unknown = await ask(home, 'GET', `/api/v1/custom-product/hotels/${supply.vehicle}`)
  expect(unknown.status).toBe(404)
})

test('vehicles, extras, what is always part of it and how it goes speak both languages', async () => {
  expect(await get('transportation', 'en')).toMatchObject([{ id: supply.vehicle, name: 'Van (en)', capacity: 4 }])
  expect(await get('addons')).toMatchObject([{ id: supply.extra, name: 'Pembimbing', per: 'group' }])
  expect(await get('facility-includes')).toContain('Visa umrah')
  expect((await get('travel-info', 'en')).sections[0]).toMatchObject({ title: 'Build your plan' })
})

test('settings say within what a plan can be made', async () => {
  expect(await get('settings')).toMatchObject({
    least_nights: 2,
    most_nights: 20,
    most_travellers: 20,
    child_below_age: 12,
  })
})

test('where a tenant does not offer it, it does not exist', async () => {
  const elsewhere = { headers: { host: 'demo.localhost' } }
  const answers = await Promise.all(
    ['settings', 'hotels', 'airports/departure'].map((path) =>
      ask(home, 'GET', `/api/v1/custom-product/${path}`, elsewhere),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})
