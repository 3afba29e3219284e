import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  home.application.clock.moveTo(new Date('2026-11-15T16:30:00Z'))
})
afterAll(() => home.close())

const get = (path: string, headers = {}) => ask(home, 'GET', `/api/v3/${path}`, { headers })

test('the list of cities is paged, and holds all of Indonesia and the two holy cities', async () => {
  const { body } = await get('cities')
  expect([body.data.total, body.data.items.length, body.data.last_page]).toEqual([516, 20, 26])
  const all = (await get('cities?limit=600')).body.data.items
  expect(new Set(all.map((city: { id: string }) => city.id)).size).toBe(516)
})

test('a search of cities answers the best match first, with what a client needs to know of it', async () => {
  const { body } = await get('cities?search=bandung')
  expect(body.data.items[0]).toEqual({
    id: '32.73',
    slug: 'kota-bandung',
    name: 'Bandung',
    official_name: 'Kota Bandung',
    province: 'Jawa Barat',
    country: 'Indonesia',
    latitude: expect.closeTo(-6.92, 1),
    longitude: expect.closeTo(107.6, 1),
    time_zone: 'Asia/Jakarta',
    zone: 'WIB',
  })
  expect(body.data.items.map((city: { name: string }) => city.name)).toContain('Bandung Barat')
  expect((await get('cities?search=atlantis')).body.data.items).toEqual([])
})

test('a city is called as people call it, in the language of the caller', async () => {
  const nameOf = async (city: string, language: string) =>
    (await get(`cities/${city}/prayer-time`, { 'accept-language': language })).body.data.city.name
  expect(await nameOf('31.71', 'id')).toBe('Jakarta')
  expect(await nameOf('kabupaten-bandung', 'id')).toBe('Kabupaten Bandung')
  expect(await nameOf('kabupaten-bandung', 'en')).toBe('Bandung Regency')
  expect(await nameOf('jakarta', 'en')).toBe('Jakarta')
})

test('a day of a city is answered as jadwal, by id and by slug', async () => {
  const { body } = await get('cities/32.73/prayer-time?date=2026-01-01')
  expect(body.data.jadwal).toMatchObject({
    tanggal: 'Kamis, 1 Januari 2026',
    date: '2026-01-01',
    hijriah: '12 Rajab 1447 H',
    imsak: expect.stringMatching(/^\d\d:\d\d$/),
    maghrib: expect.stringMatching(/^18:\d\d$/),
  })
  expect(body.data.method.id).toBe('kemenag')
  const slug = await get('cities/kota-bandung/prayer-time?date=2026-01-01', { 'accept-language': 'en' })
  expect(slug.body.data.jadwal.tanggal).toBe('Thursday, 1 January 2026')
  expect(slug.body.data.jadwal.subuh).toBe(body.data.jadwal.subuh)
})

test('without a date it is the day of the city: half past one at night in Jayapura is already tomorrow', async () => {
  const today = async (city: string) => (await get(`cities/${city}/prayer-time`)).body.data.jadwal.date
  expect(await today('kota-jayapura')).toBe('2026-11-16')
  expect(await today('kota-surabaya')).toBe('2026-11-15')
  expect(await today('makkah')).toBe('2026-11-15')
})

test('a month has every day of it, in order', async () => {
  const { body } = await get('cities/makkah/prayer-month?month=2&year=2028')
  expect(body.data.jadwal).toHaveLength(29)
  expect(body.data.jadwal.at(-1).date).toBe('2028-02-29')
  expect(body.data.method.id).toBe('umm-al-qura')
  expect((await get('cities/32.73/prayer-month')).body.data.jadwal[0].date).toBe('2026-11-01')
})

test('a month comes as a calendar file, each time in UTC', async () => {
  const url = '/api/v3/cities/kota-bandung/prayer-calendar?month=11&year=2026&language=en'
  const reply = await home.app.inject({ url, headers: { host: 'localhost' } })
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(reply.headers['content-disposition']).toContain('kota-bandung-2026-11.ics')
  const lines = reply.body.split('\r\n')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(30 * 5)
  expect(lines.filter((line) => line === 'TRIGGER:-PT10M')).toHaveLength(30 * 5)
  expect(lines.filter((line) => /^UID:.*(?:imsak|terbit)/.test(line))).toEqual([])
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const { jadwal } = (await get('cities/kota-bandung/prayer-time?date=2026-11-15')).body.data
  const at = lines.indexOf('UID:kota-bandung-2026-11-15-maghrib@prayer-times')
  const hour = String(Number(jadwal.maghrib.slice(0, 2)) - 7).padStart(2, '0')
  expect(lines[at + 2]).toBe(`DTSTART:20261115T${hour}${jadwal.maghrib.slice(3)}00Z`)
  expect(lines[at + 4]).toBe(`SUMMARY:Maghrib ${jadwal.maghrib} WIB`)
})

test('imsak and sunrise are in the calendar only on request, and remind nobody', async () => {
  const url = '/api/v3/cities/jakarta/prayer-calendar?start=2026-11-17&times=all'
  const reply = await home.app.inject({ url, headers: { host: 'localhost' } })
  const lines = reply.body.split('\r\n')
  expect(reply.headers['content-disposition']).toContain('jakarta-2026-11-17.ics')
  expect(lines).toContain('X-WR-CALNAME:Jadwal sholat Jakarta\\, 17 Nov 2026 – 16 Des 2026')
  expect(lines.filter((line) => /^SUMMARY:Maghrib \d\d\.\d\d WIB$/.test(line))).toHaveLength(30)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(30 * 7)
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(30 * 5)
})

test('thirty days are answered from a day on', async () => {
  const { jadwal } = (await get('cities/jakarta/prayer-month?start=2026-11-17')).body.data
  expect([jadwal.length, jadwal[0].date, jadwal.at(-1).date]).toEqual([30, '2026-11-17', '2026-12-16'])
})

test.each([
  ['cities/32.73/prayer-time?date=2026-02-30', 'date', 'Tanggal tidak valid'],
  ['cities/32.73/prayer-time?date=9999-01-01', 'date', 'Tanggal tidak valid'],
  ['cities/32.73/prayer-time?date=abc', 'date', 'Tanggal tidak valid'],
  ['cities/32.73/prayer-time?date=', 'date', 'Tanggal tidak valid'],
  ['cities/32.73/prayer-month?month=13', 'month', 'Maksimal 12'],
  ['cities/32.73/prayer-month?month=0', 'month', 'Minimal 1'],
  ['cities/32.73/prayer-month?month=1&year=9999', 'year', 'Maksimal 2100'],
  ['cities/32.73/prayer-month?month=1.5', 'month', 'Isian tidak valid'],
  ['cities/32.73/prayer-calendar?year=1e9', 'year', 'Maksimal 2100'],
  ['cities/32.73/prayer-calendar?times=some', 'times', 'Pilih salah satu yang tersedia'],
  ['cities/32.73/prayer-month?start=2026-02-30', 'start', 'Tanggal tidak valid'],
  ['cities?limit=601', 'limit', 'Maksimal 600'],
  ['cities?page=0', 'page', 'Minimal 1'],
  ['cities?search=a%00b', 'search', 'Isian tidak valid'],
  ['hijri-calendar?year=9999', 'year', 'Maksimal 1523'],
  ['hijri-calendar?year=abc', 'year', 'Isian tidak valid'],
])('%s is refused at %s', async (path, field, message) => {
  const reply = await get(path)
  expect([reply.status, reply.body.errors?.[field]?.[0]]).toEqual([422, message])
})

test.each([
  'cities/99.99/prayer-time',
  'cities/atlantis/prayer-month',
  'cities/__proto__/prayer-time',
  "cities/'%20or%201=1/prayer-time",
  'cities/kota-atlantis/prayer-calendar',
])('%s is not found, and says what to do', async (path) => {
  const reply = await get(path, { 'accept-language': 'en' })
  expect([reply.status, reply.body.code]).toEqual([404, 'F-PRY-1c1'])
  expect(reply.body.message).toBe('City not found. Choose one from the list of cities')
})

test('the Hijri year has twelve months and its days, in the language of the caller', async () => {
  const { body } = await get('hijri-calendar?year=1447', { 'accept-language': 'en' })
  expect(body.data.months).toHaveLength(12)
  expect(body.data.months[8]).toEqual({ number: 9, name: 'Ramadan', first_day: '2026-02-18', length: 30 })
  const fitr = body.data.events.find((event: { key: string }) => event.key === 'fitr')
  expect([fitr.name, fitr.date, fitr.hijriah]).toEqual(['Eid al-Fitr', '2026-03-20', '1 Shawwal 1447 AH'])
  const now = (await get('hijri-calendar')).body.data
  expect(now.year).toBe(1448)
  // Which year is asked for does not change what comes next.
  expect(body.data.next.date).toBe(now.next.date)
  expect(now.next).toMatchObject({ key: 'isra_miraj', name: 'Isra Mikraj', days_left: 51, date: '2027-01-05' })
})

test('the setting moves every Hijri date by its days', async () => {
  const other = await testApp({ HIJRI_OFFSET_DAYS: '-1' })
  const read = async (path: string) => (await ask(other, 'GET', `/api/v3/${path}`)).body.data
  expect((await read('cities/32.73/prayer-time?date=2026-02-18')).jadwal.hijriah).toBe('29 Syakban 1447 H')
  const year = await read('hijri-calendar?year=1447')
  expect([year.offset_days, year.months[8].first_day]).toEqual([-1, '2026-02-19'])
  await other.close()
})
