import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
  home.application.clock.moveTo(new Date('2026-11-17T03:00:00Z'))
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)
const headings = (reader: PlainBrowser) => reader.all('h1, h2, h3').map(textOf)
const said = (element: Element | undefined) => (element ? textOf(element) : '')
const rows = (reader: PlainBrowser) => reader.all('main tr')

test('the month is a table, turns, and goes into a calendar', async () => {
  const reader = await open('/jadwal-sholat?kota=makkah&bulan=2028-02')
  expect(rows(reader)).toHaveLength(30)
  expect(headings(reader)).toContain('Jadwal Februari 2028')
  expect(reader.text('main')).toContain('Ummul Qura, Makkah')
  const calendar = await home.app.inject({
    url: reader.link('Simpan ke kalender (.ics)'),
    headers: { host: 'localhost' },
  })
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(29 * 5)
  expect(calendar.body.match(/BEGIN:VALARM/g)).toHaveLength(29 * 5)
  const all = await home.app.inject({
    url: reader.link('Simpan dengan imsak dan terbit'),
    headers: { host: 'localhost' },
  })
  expect(all.body.match(/BEGIN:VEVENT/g)).toHaveLength(29 * 7)
  await reader.follow('Bulan berikutnya')
  expect(reader.path).toMatch(/kota=makkah&bulan=2028-03$/)
  expect(rows(reader)).toHaveLength(32)
})

test('the timetable begins at today and goes thirty days on; the whole month is a link away', async () => {
  const reader = await open('/jadwal-sholat')
  expect(reader.text('h1')).toBe('Jadwal Sholat Jakarta')
  expect(headings(reader)).toContain('Jadwal 30 hari mulai hari ini')
  expect(reader.one('meta[property="og:image"]').getAttribute('content')).toMatch(/\/og\/jadwal\/jakarta\.png$/)
  const [, first, ...others] = rows(reader)
  expect([first?.getAttribute('aria-current'), others.length]).toEqual(['date', 29])
  await reader.follow(/^Jadwal \p{L}+ \d{4}$/u)
  expect(said(rows(reader)[1])).toMatch(/^\p{L}+, 1 /u)
})

test('without scripts a city is chosen, its times are there and the next one is named', async () => {
  const reader = await open('/en/jadwal-sholat/solatAwal?cari=surabaya')
  await reader.press(/^Surabaya/)
  expect(reader.path).toBe('/en/jadwal-sholat?kota=kota-surabaya')
  expect(reader.text('main')).toMatch(/Next: (?:Imsak|Fajr|Dhuhr|Asr|Maghrib|Isha) \d\d:\d\d WIB/)
  expect(rows(reader).length).toBeGreaterThan(5)
  await reader.open('/en/kiblat')
  expect(reader.text('main')).toContain('294')
})

for (const [path, title] of [
  ['/jadwal-sholat?kota=atlantis', 'Kota tidak ditemukan'],
  ['/kiblat?kota=atlantis', 'Kota tidak ditemukan'],
  ['/kalender-hijriah?tahun=9999', 'Tahun ini tidak ada di kalender kami'],
  ['/kalender-hijriah?tahun=abc', 'Tahun ini tidak ada di kalender kami'],
] as const) {
  test(`${path} says what is wrong and shows a way on`, async () => {
    const reader = await open(path)
    expect(reader.text('h1')).toBe(title)
    expect(reader.all('main a[href], main form').length).toBeGreaterThan(0)
  })
}

test('a month that is none says so beside today’s times', async () => {
  const reader = await open('/jadwal-sholat?kota=kota-bandung&bulan=2026-13')
  expect(headings(reader)).toContain('Bulan ini tidak tersedia')
  expect([...reader.part('Waktu sholat hari ini').querySelectorAll('li time')]).toHaveLength(7)
})

test.each([
  ['/kalender-hijriah?tahun=9999', 'Kalender ini memuat tahun 1318 sampai 1523 Hijriah.'],
  ['/en/kalender-hijriah?tahun=9999', 'This calendar covers the years 1318 to 1523 AH.'],
  ['/en/kalender-hijriah?tahun=abc', 'This calendar covers the years 1318 to 1523 AH.'],
  ['/jadwal-sholat?bulan=9999-01', 'Jadwal tersedia dari Januari 1900 sampai Desember 2100.'],
  ['/en/jadwal-sholat?bulan=x', 'Timetables are available from January 1900 to December 2100.'],
])('%s says which years there are', async (path, sentence) => {
  expect((await open(path)).text('main')).toContain(sentence)
})

test('the Hijri calendar opens at today, says what comes next and in how many days, and ends with what is over', async () => {
  const reader = await open('/kalender-hijriah')
  expect(reader.text('main header')).toContain('Hari penting berikutnyaIsra Mikraj, 49 hari lagiSelasa, 5 Januari 2027')
  const titles = reader.all('main h2').map(textOf)
  expect(reader.all('main td[aria-current=date]')).toHaveLength(1)
  expect(reader.all('main table')).toHaveLength(12)
  const [first] = reader.all('main table')
  expect(first?.querySelector('[aria-current=date]')).not.toBeNull()
  expect(titles.slice(0, 5)).toEqual([
    'Bulan ini',
    'Hari penting yang akan datang',
    'Bulan berikutnya',
    'Hari penting yang sudah lewat',
    'Bulan yang sudah lewat',
  ])
})

test('a year that is not running is read from its beginning', async () => {
  const reader = await open('/en/kalender-hijriah?tahun=1447')
  expect(reader.all('main h2').map(textOf).slice(0, 2)).toEqual(['Key dates', 'All twelve months'])
  expect(said(reader.all('main h3')[0])).toBe('Muharram 1447')
})
