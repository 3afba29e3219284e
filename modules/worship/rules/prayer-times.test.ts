import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ministryTimes } from '#test/support/ministry-times.ts'
import { type DayTimes, prayerNames } from './prayer-list.ts'
import { placeOf, places } from './prayer-places.ts'
import { timesOf } from './prayer-times.ts'

const placed = (key: string) => {
  const place = placeOf(key)
  if (!place) throw new Error(`no place ${key}`)
  return place
}
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test.each(Object.keys(ministryTimes))('the times of %s are the ministry’s, to the minute for 95 in 100', (code) => {
  const apart = (ministryTimes[code] ?? []).flatMap((line) => {
    const [day = '', ...published] = line.split(' ')
    const ours = timesOf(placed(code), day)
    return prayerNames.map((name, i) => Math.abs(minutes(ours[name]) - minutes(published[i] ?? '')))
  })
  expect(apart).toHaveLength(24 * prayerNames.length)
  expect(Math.max(...apart)).toBeLessThanOrEqual(1)
  expect(apart.filter((one) => one === 0).length / apart.length).toBeGreaterThanOrEqual(0.95)
})

test('imsak is ten minutes before subuh, and the times of a day follow each other, everywhere and all year', () => {
  for (const place of places) {
    for (const day of ['2026-03-20', '2026-06-21', '2026-09-23', '2026-12-21']) {
      const times = timesOf(place, day)
      const order = prayerNames.map((name) => minutes(times[name]))
      expect(order, `${place.name} ${day}`).toEqual(order.toSorted((a, b) => a - b))
      expect(minutes(times.subuh) - minutes(times.imsak)).toBe(10)
    }
  }
})

test('in the holy cities the night prayer is an hour and a half after maghrib, two hours in Ramadan', () => {
  const gap = (day: string) => {
    const { maghrib, isya } = timesOf(placed('makkah'), day)
    return minutes(isya) - minutes(maghrib)
  }
  expect([gap('2026-11-15'), gap('2026-02-18'), gap('2026-03-19')]).toEqual([90, 120, 120])
  expect(gap('2026-03-20')).toBe(90)
})

test('Makkah keeps the times of Umm al-Qura', () => {
  const times: DayTimes = timesOf(placed('makkah'), '2026-11-15')
  expect(times).toEqual({
    imsak: '05:02',
    subuh: '05:12',
    terbit: '06:32',
    dzuhur: '12:05',
    ashar: '15:16',
    maghrib: '17:39',
    isya: '19:09',
  })
})

test.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'a server in %s reckons the same times',
  (TZ) => {
    const code = `
      const { placeOf } = await import('./modules/worship/rules/prayer-places.ts')
      const { timesOf } = await import('./modules/worship/rules/prayer-times.ts')
      const days = ['2026-01-01', '2026-03-08', '2026-03-29', '2026-11-01', '2026-12-31']
      console.log(JSON.stringify(['32.73', '91.71', 'makkah'].map((id) => days.map((day) => timesOf(placeOf(id), day)))))`
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, TZ } })
    const days = ['2026-01-01', '2026-03-08', '2026-03-29', '2026-11-01', '2026-12-31']
    const here = ['32.73', '91.71', 'makkah'].map((id) => days.map((day) => timesOf(placed(id), day)))
    expect(JSON.parse(String(said))).toEqual(here)
  },
)
