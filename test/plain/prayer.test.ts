import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '#test/support/demo-house.ts'
import type { TestHouse } from '#test/support/house.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'

let home: TestHouse
beforeAll(async () => {
  home = await demoHouse()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)
const headings = (reader: PlainBrowser) => reader.all('h1, h2, h3').map(textOf)
const rows = (reader: PlainBrowser) => reader.all('main tr')

test('the month is a table, turns, and goes into a calendar', async () => {
  const reader = await open('/jadwal-sholat?kota=makkah&bulan=2028-02')
  expect(rows(reader)).toHaveLength(30)
  expect(headings(reader)).toContain('Jadwal Februari 2028')
  expect(reader.text('main')).toContain('Umm al-Qura, Makkah')
  const calendar = await home.app.inject({ url: reader.link(/\.ics/), headers: { host: 'localhost' } })
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(29 * 7)
  await reader.follow('Bulan berikutnya')
  expect(reader.path).toMatch(/kota=makkah&bulan=2028-03$/)
  expect(rows(reader)).toHaveLength(32)
})

test('without scripts a city is chosen, its times are there and the next one is named', async () => {
  const reader = await open('/en/jadwal-sholat/solatAwal?cari=surabaya')
  await reader.press(/^Kota Surabaya/)
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
] as const) {
  test(`${path} says what is wrong and shows a way on`, async () => {
    const reader = await open(path)
    expect(reader.text('h1')).toBe(title)
    expect(reader.all('main a[href], main form').length).toBeGreaterThan(0)
  })
}

test('a month that is none says so beside today’s times', async () => {
  const reader = await open('/jadwal-sholat?kota=kota-bandung&bulan=2026-13')
  expect(headings(reader)).toContain('Bulan ini tidak dikenali')
  expect([...reader.part('Waktu sholat hari ini').querySelectorAll('li time')]).toHaveLength(7)
})
