import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  home.application.clock.moveTo(new Date('2026-11-15T03:00:00Z'))
})
afterAll(() => home.close())

const get = (path: string) => ask(home, 'GET', `/api/prayer/v1/${path}`)
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

test('timings of a city come bare, in the shape of the public service, by the Gulf’s method unless asked', async () => {
  const { status, body } = await get('timingsByCity?city=Jakarta&country=Indonesia')
  expect([status, Object.keys(body)]).toEqual([200, ['code', 'status', 'data']])
  expect([body.code, body.status]).toEqual([200, 'OK'])
  expect(Object.keys(body.data.timings)).toEqual(
    'Fajr Sunrise Dhuhr Asr Sunset Maghrib Isha Imsak Midnight Firstthird Lastthird'.split(' '),
  )
  expect(body.data.timings.Fajr).toMatch(/^\d\d:\d\d \(WIB\)$/)
  expect(body.data.date).toMatchObject({
    readable: '15 Nov 2026',
    timestamp: String(Date.parse('2026-11-15T00:00:00+07:00') / 1000),
    gregorian: { date: '15-11-2026', weekday: { en: 'Sunday' }, month: { number: 11, en: 'November' }, year: '2026' },
    hijri: { date: '05-06-1448', month: { number: 6, en: 'Jumādá al-ākhirah' }, year: '1448' },
  })
  expect(body.data.meta).toMatchObject({
    timezone: 'Asia/Jakarta',
    method: { id: 8, name: 'Gulf Region', params: { Fajr: 19.5, Isha: '90 min' } },
    school: 'STANDARD',
  })
})

test('each method answers what it is asked for: ISNA’s dawn is later, Gulf’s night is a fixed time after sunset', async () => {
  const of = async (method: number) =>
    (await get(`timingsByCity?city=Bandung&country=ID&date=15-11-2026&method=${method}`)).body.data.timings
  const [isna, gulf, singapore, ministry] = [await of(2), await of(8), await of(11), await of(20)]
  expect(minutes(isna.Fajr) - minutes(singapore.Fajr)).toBeGreaterThanOrEqual(18)
  expect(minutes(gulf.Isha) - minutes(gulf.Maghrib)).toBe(90)
  const { jadwal } = (await ask(home, 'GET', '/api/v3/cities/32.73/prayer-time?date=2026-11-15')).body.data
  expect([ministry.Fajr, ministry.Isha]).toEqual([`${jadwal.subuh} (WIB)`, `${jadwal.isya} (WIB)`])
})

test('a calendar of a month has every day, by ISNA unless asked', async () => {
  const { body } = await get('calendarByCity?city=Makassar&country=Indonesia&month=2&year=2027')
  expect(body.data).toHaveLength(28)
  expect(body.data[0].meta).toMatchObject({ timezone: 'Asia/Makassar', method: { id: 2 } })
  expect(body.data[7].date.hijri.date).toBe('01-09-1448')
})

test('iso8601 gives whole moments with their offset', async () => {
  const { body } = await get('timingsByCity?city=Mecca&country=Saudi%20Arabia&method=4&iso8601=true')
  expect(body.data.timings.Maghrib).toMatch(/^2026-11-15T17:\d\d:00\+03:00 \(AST\)$/)
  expect(body.data.timings.Midnight).toMatch(/^2026-11-1[56]T/)
})

test.each([
  ['timingsByCity?country=Indonesia', 'city'],
  ['timingsByCity?city=Jakarta', 'country'],
  ['timingsByCity?city=Jakarta&country=Indonesia&method=6', 'method'],
  ['timingsByCity?city=Jakarta&country=Indonesia&method=99', 'method'],
  ['timingsByCity?city=Jakarta&country=Indonesia&method=abc', 'method'],
  ['timingsByCity?city=Jakarta&country=Indonesia&iso8601=perhaps', 'iso8601'],
  ['timingsByCity?city=Jakarta&country=Indonesia&date=30-02-2026', 'date'],
  ['timingsByCity?city=Jakarta&country=Indonesia&date=2026-11-15', 'date'],
  ['calendarByCity?city=Jakarta&country=Indonesia&month=13&year=2026', 'month'],
  ['calendarByCity?city=Jakarta&country=Indonesia&month=1&year=9999', 'year'],
])('%s is refused at %s', async (path, field) => {
  const reply = await get(path)
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
})

test.each(['city=Atlantis&country=Indonesia', 'city=London&country=United%20Kingdom', 'city=Jakarta&country=Mars'])(
  '%s is not found',
  async (query) => {
    for (const call of ['timingsByCity', 'calendarByCity']) {
      const reply = await get(`${call}?${query}`)
      expect([reply.status, reply.body.code]).toEqual([404, 'F-PRY-1c1'])
    }
  },
)
