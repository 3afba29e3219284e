import { expect, test } from 'vitest'
import { todayView } from './today-view.ts'

const times = {
  imsak: '03:55',
  subuh: '04:05',
  terbit: '05:24',
  dzuhur: '11:40',
  ashar: '15:00',
  maghrib: '17:52',
  isya: '19:06',
}
const day = (date: string, hijriah: string) => ({ date, tanggal: date, hijriah, ...times })
const facts = { hours: 7, days: [day('2026-11-15', '5 Jumadilakhir'), day('2026-11-16', '6 Jumadilakhir')] }
const at = (moment: string) => todayView(facts, Date.parse(moment))

test('before noon dzuhur comes next, and sunrise is waited for by nobody', () => {
  expect(at('2026-11-15T10:40:00+07:00')?.next).toMatchObject({ name: 'dzuhur', isTomorrow: false, left: 3_600_000 })
  expect(at('2026-11-15T04:30:00+07:00')?.next?.name).toBe('dzuhur')
})

test('after isya the next is imsak of tomorrow', () => {
  expect(at('2026-11-15T23:55:00+07:00')?.next).toMatchObject({ name: 'imsak', isTomorrow: true, left: 4 * 3_600_000 })
})

test('from maghrib on it is the next Hijri day, while the date is still today’s', () => {
  expect(at('2026-11-15T17:51:59+07:00')?.hijri).toEqual({ text: '5 Jumadilakhir', isEvening: false })
  const evening = at('2026-11-15T17:52:00+07:00')
  expect([evening?.hijri.text, evening?.day.date]).toEqual(['6 Jumadilakhir', '2026-11-15'])
})

test('the day is the city’s, for a reader in any zone', () => {
  expect(at('2026-11-15T17:30:00Z')?.day.date).toBe('2026-11-16')
  expect(at('2026-11-14T17:00:00Z')?.day.date).toBe('2026-11-15')
})

test('a page that is read after its last day shows no time as if it were today’s', () => {
  expect(at('2026-12-01T10:00:00+07:00')).toBeUndefined()
})
