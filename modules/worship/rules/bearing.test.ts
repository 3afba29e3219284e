import { Coordinates, Qibla } from 'adhan'
import { expect, test } from 'vitest'
import { distanceKm, qiblaFrom } from './bearing.ts'
import { kaaba } from './kaaba.ts'
import { placeOf, places } from './prayer-places.ts'

test('the qibla of every place is what adhan finds, to a tenth of a degree', () => {
  for (const place of places.filter(({ id }) => id !== 'makkah')) {
    const theirs = Qibla(new Coordinates(place.latitude, place.longitude))
    expect(Math.abs(qiblaFrom(place) - theirs), place.name).toBeLessThan(0.1)
  }
})

test('Jakarta prays towards 295 degrees, almost eight thousand kilometres from the Kaaba', () => {
  const jakarta = placeOf('31.71')
  if (!jakarta) throw new Error('no Jakarta')
  expect(qiblaFrom(jakarta)).toBeCloseTo(295.15, 1)
  expect(Math.round(distanceKm(jakarta, kaaba) / 10)).toBe(792)
})

test('Madinah prays towards the south', () => {
  expect(Math.round(qiblaFrom({ latitude: 24.4672, longitude: 39.6112 }))).toBe(176)
})
