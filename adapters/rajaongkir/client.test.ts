import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#core/time.ts'
import { dailyBudget } from './budget.ts'
import { rajaOngkir } from './client.ts'
import { rajaOngkirSandbox } from './sandbox.ts'
import { parcelBook } from './sandbox-parcels.ts'

const key = 'a key of ours'
const app = fastify({ forceCloseConnections: true })
let url: string
let folder: string
let requests: string[] = []
let costs: unknown = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parcels-'))
  const parcels = parcelBook({ folder, now: () => new Date('2026-11-18T03:00:00Z') })
  await app.register(rajaOngkirSandbox({ key, parcels }))
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const meta = { message: 'Success', code: 200, status: 'success' }
  app.get('/real/destination/domestic-destination', async (request) => {
    requests.push(request.url)
    const place = { district_name: 'ANTAPANI', city_name: 'BANDUNG' }
    return {
      meta,
      data: [
        { id: 1, ...place, city_name: 'GARUT' },
        { id: 4944, ...place },
      ],
    }
  })
  app.post('/real/calculate/domestic-cost', async (request) => {
    requests.push(String(request.body))
    return { meta, data: costs }
  })
  app.post('/busy/*', async (_request, reply) => reply.code(429).send({}))
  app.get('/busy/*', async (_request, reply) => reply.code(429).send({}))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const antapani = {
  province_id: '32',
  province_name: 'Jawa Barat',
  city_id: '32.73',
  city_name: 'Kota Bandung',
  subdistrict_id: '32.73.20',
  subdistrict_name: 'Antapani',
}
const abepura = {
  ...{ province_id: '91', province_name: 'Papua', city_id: '91.71', city_name: 'Kota Jayapura' },
  ...{ subdistrict_id: '91.71.01', subdistrict_name: 'Abepura' },
}
const lembang = {
  ...antapani,
  ...{
    city_id: '32.17',
    city_name: 'Kabupaten Bandung Barat',
    subdistrict_id: '32.17.01',
    subdistrict_name: 'Lembang',
  },
}
/** What a deployment keeps in its database. */
function counters() {
  const taken = new Map<string, number>()
  const add = (key: string, by: number) => taken.set(key, (taken.get(key) ?? 0) + by).get(key) ?? 0
  return {
    async take(key: string, { points }: { points: number }) {
      const left = points - add(key, 1)
      return { ok: left >= 0, left, retry_after_seconds: 1 }
    },
    give: async (key: string) => void add(key, -1),
  }
}
const at = (path: string, { most = 100, now = () => new Date('2026-11-18T03:00:00Z'), with_key = key } = {}) =>
  rajaOngkir({ url: () => `${url}/${path}`, key: with_key, budget: dailyBudget(most, now, counters()) })
const parcel = { origin: antapani, destination: antapani, grams: 1200, couriers: ['jne', 'sicepat'] }

test('a place is looked for once, and the id of the right city goes into the calculation', async () => {
  requests = []
  const couriers = at('real')
  await couriers.rates(parcel)
  await couriers.rates(parcel)
  const calculated = 'origin=4944&destination=4944&weight=1200&courier=jne%3Asicepat&price=lowest'
  expect(requests).toEqual([
    '/real/destination/domestic-destination?search=ANTAPANI%2C+BANDUNG%2C+JAWA+BARAT&limit=20&offset=0',
    calculated,
    calculated,
  ])
})

test.each([
  ['6-7 day', 7],
  ['5 day', 5],
  ['', undefined],
  [null, undefined],
])('of "%s" the longest is %s days', async (etd, most_days) => {
  costs = [{ name: 'JNE', code: 'jne', service: 'REG', description: 'Reguler', cost: 12_000, etd }]
  expect(await at('real').rates(parcel)).toMatchObject({ ok: true, rates: [{ cost: 12_000, most_days }] })
})

test('what costs nothing is no offer, and what is no answer is not read', async () => {
  const free = { name: 'JNE', code: 'jne', service: 'REG', description: '', cost: 0, etd: '' }
  costs = [free]
  expect(await at('real').rates(parcel)).toEqual({ ok: true, rates: [] })
  costs = [{ ...free, cost: 'gratis' }]
  expect(await at('real').rates(parcel)).toMatchObject({ ok: false, why: 'unreadable' })
})

test('a place that is not there, a wrong key, a busy and an unreachable service are answers', async () => {
  const nowhere = { ...parcel, destination: { ...antapani, subdistrict_id: '1', subdistrict_name: 'Cibiru' } }
  expect(await at('real').rates(nowhere)).toMatchObject({ ok: false, why: 'unknown-place' })
  expect(await at('sandbox/courier', { with_key: 'guess' }).rates(parcel)).toMatchObject({ why: 'refused' })
  expect(await at('busy').rates(parcel)).toMatchObject({ ok: false, why: 'unreachable' })
  const nobody = rajaOngkir({ url: () => 'http://127.0.0.1:1', key, budget: { take: async () => true } })
  expect(await nobody.track({ courier: 'jne', waybill: 'X', last_phone_digits: '' })).toMatchObject({ ok: false })
})

test('no more is requested in a day than the day allows, and the next day begins anew', async () => {
  let now = new Date('2026-11-18T03:00:00Z')
  const couriers = at('sandbox/courier', { most: 2, now: () => now })
  expect(await couriers.rates(parcel)).toMatchObject({ ok: true })
  expect(await couriers.rates(parcel)).toMatchObject({ ok: false, why: 'spent' })
  now = new Date(now.getTime() + dayMs)
  expect(await couriers.rates(parcel)).toMatchObject({ ok: true })
})

test('who asks for prices all day leaves couriers to be asked where parcels are', async () => {
  const couriers = at('sandbox/courier', { most: 4 })
  expect(await couriers.rates(parcel)).toMatchObject({ ok: true })
  expect(await couriers.rates(parcel)).toMatchObject({ ok: true })
  expect(await couriers.rates(parcel)).toMatchObject({ ok: false, why: 'spent' })
  const waybill = { courier: 'jne', waybill: 'SBX123456', last_phone_digits: '67890' }
  expect(await couriers.track(waybill)).toMatchObject({ ok: true })
  expect(await couriers.track(waybill)).toMatchObject({ ok: false, why: 'spent' })
})

test('the sandbox asks more for what is further and heavier', async () => {
  const couriers = at('sandbox/courier')
  const cheapest = async (wish: Partial<typeof parcel>) => {
    const answer = await couriers.rates({ ...parcel, ...wish })
    return answer.ok ? (answer.rates[0]?.cost ?? 0) : 0
  }
  const prices = [
    await cheapest({ grams: 900 }),
    await cheapest({ grams: 1200 }),
    await cheapest({ destination: lembang }),
    await cheapest({ destination: abepura }),
  ]
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(new Set(prices).size).toBe(4)
  expect(await couriers.rates({ ...parcel, couriers: ['rpx'] })).toEqual({ ok: true, rates: [] })
})

test('the sandbox tracks its own waybills, and JNE wants to see the digits of the phone', async () => {
  const couriers = at('sandbox/courier')
  const track = (waybill: string, last_phone_digits = '67890') =>
    couriers.track({ courier: 'jne', waybill, last_phone_digits })
  expect(await track('SBX1234569')).toMatchObject({ ok: true, is_delivered: true, status: 'DELIVERED' })
  expect(await track('SBX1234561')).toMatchObject({ ok: true, is_delivered: false })
  expect(await track('JNE000')).toMatchObject({ ok: false, why: 'unknown-waybill' })
  expect(await track('SBX1234569', '')).toMatchObject({ ok: false, why: 'refused' })
})

test('a parcel of the sandbox moves on when somebody moves it, and stays where it has arrived', async () => {
  const couriers = at('sandbox/courier')
  const track = () => couriers.track({ courier: 'sicepat', waybill: 'SBX5550001', last_phone_digits: '' })
  expect(await track()).toMatchObject({ ok: true, is_delivered: false, steps: [{ date: '2026-11-18', time: '10:00' }] })
  const move = () => fetch(`${url}/sandbox/courier/parcels/SBX5550001/moves`, { method: 'POST' })
  for (let i = 0; i < 5; i++) expect((await move()).status).toBe(200)
  const answer = await track()
  expect(answer).toMatchObject({ ok: true, is_delivered: true, status: 'DELIVERED' })
  expect(answer.ok && answer.steps.length).toBe(4)
  const page = await (await fetch(`${url}/sandbox/courier`, { headers: { 'accept-language': 'en' } })).text()
  expect(page).toContain('SBX5550001')
  expect((await fetch(`${url}/sandbox/courier/parcels/JNE1/moves`, { method: 'POST' })).status).toBe(404)
})
