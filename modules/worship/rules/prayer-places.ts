import type { Language } from '#core/messages.ts'
import { kaaba } from './kaaba.ts'
import table from './prayer-places.json' with { type: 'json' }

export type Zone = 'WIB' | 'WITA' | 'WIT' | 'AST'
/** How the sun is read: the ministry's recipe by height of the land, or Umm al-Qura. */
export type Sky = 'low' | 'high' | 'vhigh' | 'umm-al-qura'
export type Place = {
  /** The official code of the city, `32.73`; the two holy cities by name. */
  id: string
  slug: string
  /** As people call it: the city bare, a regency with its kind only where a city has the same name. */
  name: string
  /** As the ministry of home affairs writes it. */
  official_name: string
  province: string
  country: string
  latitude: number
  longitude: number
  zone: Zone
  sky: Sky
  /** More names people may look for it by. */
  also: readonly string[]
}

/** None of these zones has ever had daylight saving in the years we answer for. */
export const zones: Record<Zone, { hours: number; name: string }> = {
  WIB: { hours: 7, name: 'Asia/Jakarta' },
  WITA: { hours: 8, name: 'Asia/Makassar' },
  WIT: { hours: 9, name: 'Asia/Jayapura' },
  AST: { hours: 3, name: 'Asia/Riyadh' },
}

const central = new Set(['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76'])
const eastern = new Set(['81', '82', '91', '92', '93', '94', '95', '96'])
const zoneOf = (province: string): Zone => (eastern.has(province) ? 'WIT' : central.has(province) ? 'WITA' : 'WIB')

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

const officialProvinces: Readonly<Record<string, string>> = table.provinces
const provinces: Readonly<Record<string, string>> = { ...table.provinces, 31: 'DKI Jakarta', 34: 'DI Yogyakarta' }
const skies: readonly Sky[] = ['low', 'high', 'vhigh']
const otherNames: Readonly<Record<string, string>> = { '33.72': 'Solo', '34.71': 'Jogja', '73.71': 'Ujung Pandang' }
// The ministry has one timetable for all of Jakarta; who says Jakarta means it.
const capital = '31.71'

const bareName = (official: string): string => official.replace(/^(?:Kabupaten|Kota)(?: Administrasi)? /, '')
const officialNames = table.cities.map((row) => row.split('|')[1] ?? '')
const cityNames = new Set(officialNames.filter((name) => name.startsWith('Kota ')).map(bareName))

function nameOf(id: string, official: string): string {
  if (id === capital) return 'Jakarta'
  const bare = bareName(official)
  return official.startsWith('Kabupaten ') && cityNames.has(bare) ? `Kabupaten ${bare}` : bare
}

/** A name in a language: `Kabupaten Bandung` is `Bandung Regency` to English readers. */
export const placeName = ({ name }: Pick<Place, 'name'>, language: Language): string =>
  language === 'en' ? name.replace(/^Kabupaten (.+)$/, '$1 Regency') : name

function cityOf(row: string): Place {
  const [id = '', official = '', latitude, longitude, sky, towns = ''] = row.split('|')
  const code = id.slice(0, 2)
  const name = nameOf(id, official)
  return {
    id,
    slug: slugOf(id === capital ? name : official),
    name,
    official_name: official,
    province: provinces[code] ?? '',
    country: 'Indonesia',
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone: zoneOf(code),
    sky: skies.find((one) => one === sky) ?? 'low',
    also: [...towns.split(';'), otherNames[id] ?? ''].filter(Boolean),
  }
}

const holy = { country: 'Arab Saudi', zone: 'AST', sky: 'umm-al-qura' } as const

/** Every city and regency of Indonesia by code, then Makkah and Madinah. */
export const places: readonly Place[] = [
  ...table.cities.map(cityOf),
  {
    id: 'makkah',
    slug: 'makkah',
    name: 'Makkah',
    official_name: 'Makkah',
    province: 'Makkah',
    ...kaaba,
    ...holy,
    also: ['Mekah', 'Mekkah', 'Mecca'],
  },
  {
    id: 'madinah',
    slug: 'madinah',
    name: 'Madinah',
    official_name: 'Madinah',
    province: 'Madinah',
    latitude: 24.4672,
    longitude: 39.6112,
    ...holy,
    also: ['Medina'],
  },
]

const keysOf = ({ id, slug, name, official_name }: Place) => [id, slug, slugOf(name), slugOf(official_name)]
const byKey = new Map(places.flatMap((place) => keysOf(place).map((key) => [key, place] as const)))

/** A place by its code, or by its short or official name as addresses write it. */
export const placeOf = (key: string): Place | undefined => byKey.get(key.toLowerCase())

/** Where nobody has said where they are. */
export const defaultPlace: Place = byKey.get(capital) ?? cityOf('31.71|Kota Administrasi Jakarta Pusat|-6.17|106.83')

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const provinceNames = ({ id, province }: Place): string => `${province} ${officialProvinces[id.slice(0, 2)] ?? ''}`
const englishKind = ({ official_name }: Place): string =>
  official_name.startsWith('Kabupaten ') ? 'regency' : official_name.startsWith('Kota ') ? 'city' : ''
const indexed = places.map((place) => ({
  place,
  bare: plain(bareName(place.name)),
  also: [bareName(place.official_name), ...place.also].map(plain),
  text: ` ${plain(
    [place.name, place.official_name, englishKind(place), ...place.also, provinceNames(place), place.id].join(' '),
  )}`,
}))

/** Places in which every word begins something; those that are called so come first, then by name. */
export function searchPlaces(search: string): Place[] {
  const wanted = plain(search).replace(/\bkab\b/g, 'kabupaten')
  const words = wanted.split(' ').filter(Boolean)
  const rank = ({ bare, also }: (typeof indexed)[number]) =>
    bare === wanted ? 0 : also.includes(wanted) ? 1 : bare.startsWith(wanted) ? 2 : 3
  return indexed
    .filter(({ text }) => words.every((word) => text.includes(` ${word}`)))
    .map((entry) => ({ ...entry, rank: words.length === 0 ? 3 : rank(entry) }))
    .sort((a, b) => a.rank - b.rank || a.bare.localeCompare(b.bare) || b.place.id.localeCompare(a.place.id))
    .map(({ place }) => place)
}

const countries: Readonly<Record<string, readonly string[]>> = {
  Indonesia: ['indonesia', 'id', 'idn'],
  'Arab Saudi': ['saudi arabia', 'arab saudi', 'sa', 'sau', 'ksa', 'kingdom of saudi arabia'],
}

/** A place as the public services name it, by city and country; of a city and a regency of one name, the city. */
export function cityIn(city: string, country: string): Place | undefined {
  const name = plain(city)
  const named = placeOf(city.trim())
  const match =
    named ??
    indexed
      .filter(({ place, bare, also }) => bare === name || plain(place.official_name) === name || also.includes(name))
      .sort(
        (a, b) =>
          Number(b.bare === name) - Number(a.bare === name) ||
          b.place.official_name.localeCompare(a.place.official_name),
      )[0]?.place
  return match && countries[match.country]?.includes(plain(country)) ? match : undefined
}
