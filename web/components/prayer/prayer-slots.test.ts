import { expect, test } from 'vitest'
import { defaultPlace, placeOf } from '#modules/worship/rules/prayer-places.ts'
import { nextPrayer } from './next-prayer.ts'
import { prayerSlots } from './prayer-slots.ts'

const at = (now: string, place = defaultPlace) => {
  const slots = prayerSlots(place, { now: new Date(now), language: 'en' })
  return { slots, next: nextPrayer(slots, Date.parse(now)) }
}

test('a day has five prayers, and tomorrow five more', () => {
  const { slots } = at('2026-11-17T03:00:00+07:00')
  const five = ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']
  expect(slots.map(({ label }) => label)).toEqual([...five, ...five])
  expect(slots.map(({ at }) => at)).toEqual(slots.map(({ at }) => at).sort((a, b) => a - b))
})

test.each([
  ['2026-11-17T03:00:00+07:00', 'Fajr', false],
  ['2026-11-17T05:00:00+07:00', 'Dhuhr', false],
  ['2026-11-17T16:00:00+07:00', 'Maghrib', false],
  ['2026-11-17T23:00:00+07:00', 'Fajr', true],
] as const)('at %s in Jakarta the next prayer is %s, tomorrow: %s', (now, label, isTomorrow) => {
  expect(at(now).next).toMatchObject({ label, isTomorrow })
})

test('the day is that of the place', () => {
  const makkah = placeOf('makkah')
  // 17:00 in Jakarta is 13:00 in Makkah.
  expect(at('2026-11-17T17:00:00+07:00', makkah).next).toMatchObject({ label: 'Asr', isTomorrow: false })
})

test('what is older than its times says none', () => {
  const { slots } = at('2026-11-17T03:00:00+07:00')
  expect(nextPrayer(slots, Date.parse('2026-11-20T03:00:00+07:00'))).toBeUndefined()
})
