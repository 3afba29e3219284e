import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { placesFile, placesText } from '#server/bootstrap/prayer-places.ts'
import { nearestPlace } from './prayer-nearest.ts'
import { cityIn, defaultPlace, placeName, placeOf, places, searchPlaces, zones } from './prayer-places.ts'

test('the table of places is what the packages give now', async () => {
  expect(await readFile(placesFile, 'utf8')).toBe(await placesText())
})

test('all 514 cities and regencies are there, and the two holy cities, each under one code and one address', () => {
  expect(places.filter(({ country }) => country === 'Indonesia')).toHaveLength(514)
  expect(places).toHaveLength(516)
  expect(new Set(places.map(({ id }) => id)).size).toBe(516)
  expect(new Set(places.map(({ slug }) => slug)).size).toBe(516)
})

test('every place lies in its own land', () => {
  for (const { name, country, latitude, longitude } of places) {
    const isHome =
      country === 'Indonesia'
        ? latitude > -11.1 && latitude < 6.1 && longitude > 95 && longitude < 141.1
        : latitude > 21 && latitude < 25 && longitude > 39 && longitude < 40
    expect(isHome, name).toBe(true)
  }
})

test.each([
  ['11.71', 'WIB', 7],
  ['62.71', 'WIB', 7],
  ['63.71', 'WITA', 8],
  ['51.71', 'WITA', 8],
  ['81.71', 'WIT', 9],
  ['91.71', 'WIT', 9],
  ['makkah', 'AST', 3],
])('%s keeps %s', (key, zone, hours) => {
  const place = placeOf(key)
  expect([place?.zone, place && zones[place.zone].hours]).toEqual([zone, hours])
})

test('places of one name are kept apart', () => {
  expect(placeOf('kota-bandung')?.id).toBe('32.73')
  expect(placeOf('kabupaten-bandung')?.id).toBe('32.04')
  // Both are called Banjar, nine hundred kilometres apart.
  expect(placeOf('kota-banjar')?.province).toBe('Jawa Barat')
  expect(placeOf('kabupaten-banjar')?.province).toBe('Kalimantan Selatan')
})

test('a place has its plain name, and no two have the same', () => {
  expect(new Set(places.map(({ name }) => name)).size).toBe(516)
  expect(places.filter(({ name }) => /Administrasi|^Kota /.test(name))).toEqual([])
  expect(defaultPlace.name).toBe('Jakarta')
  expect(placeOf('31.74')?.name).toBe('Jakarta Selatan')
  expect(placeOf('11.04')?.name).toBe('Aceh Tengah')
  expect(placeOf('32.04')).toMatchObject({ name: 'Kabupaten Bandung', official_name: 'Kabupaten Bandung' })
  expect(placeName({ name: 'Kabupaten Bandung' }, 'en')).toBe('Bandung Regency')
})

test('an address finds a place by its plain and by its official name', () => {
  for (const place of places) {
    for (const name of [place.name, place.official_name]) {
      const key = name.toLowerCase().replace(/[^a-z]+/g, '-')
      expect([key, placeOf(key)?.id]).toEqual([key, place.id])
    }
  }
})

test.each([
  ['bandung', 'Bandung'],
  ['kab bandung', 'Kabupaten Bandung'],
  ['kota bandung', 'Bandung'],
  ['bandung regency', 'Kabupaten Bandung'],
  ['sleman regency', 'Sleman'],
  ['jakarta', 'Jakarta'],
  ['jakarta pusat', 'Jakarta'],
  ['Kota Administrasi Jakarta Pusat', 'Jakarta'],
  ['Kota Administrasi Jakarta Selatan', 'Jakarta Selatan'],
  ['Daerah Khusus Ibukota Jakarta', 'Jakarta'],
  ['jogja', 'Yogyakarta'],
  ['solo', 'Surakarta'],
  ['takengon', 'Aceh Tengah'],
  ['MEKAH', 'Makkah'],
  ['32.73', 'Bandung'],
  ['  fak-fak ', 'Fak Fak'],
])('who looks for “%s” finds %s first', (search, name) => {
  expect(searchPlaces(search)[0]?.name).toBe(name)
})

test('nothing is found for what is no place, and everything for no word', () => {
  expect(searchPlaces('atlantis')).toEqual([])
  expect(searchPlaces("'; drop table places --")).toEqual([])
  expect(searchPlaces('')).toHaveLength(516)
})

test('the public services’ names lead to a city, never to a regency of the same name or another land', () => {
  expect(cityIn('Bandung', 'Indonesia')?.id).toBe('32.73')
  expect(cityIn('jakarta', 'ID')?.id).toBe('31.71')
  expect(cityIn('Mecca', 'Saudi Arabia')?.id).toBe('makkah')
  expect(cityIn('Makkah', 'SA')?.id).toBe('makkah')
  expect(cityIn('Bandung', 'Saudi Arabia')).toBeUndefined()
  expect(cityIn('London', 'United Kingdom')).toBeUndefined()
})

test('a point belongs to the nearest place', () => {
  expect(nearestPlace({ latitude: -6.9, longitude: 107.61 })?.place.id).toBe('32.73')
  expect(nearestPlace({ latitude: 21.42, longitude: 39.83 })?.place.id).toBe('makkah')
})
