import type { Scene } from '../drawings/scenes.ts'
import type { Season } from './plan.ts'

type Route = readonly (readonly [city: string, nights: number])[]
export type UmrahKind = {
  type_slug: string
  count: number
  season: Season
  stars: readonly number[]
  routes: readonly Route[]
  /** Words before the number of days, in both languages; {program} is a name the partner gives. */
  names: readonly (readonly [id: string, en: string])[]
  fares: 'any' | 'cheap' | 'full'
  scenes: readonly Scene[]
}

const nine: Route[] = [
  [
    ['madinah', 3],
    ['makkah', 4],
  ],
  [
    ['makkah', 4],
    ['madinah', 3],
  ],
]
const straight = (...nights: (readonly [number, number])[]): Route[] =>
  nights.map(([madinah, makkah]) => [
    ['madinah', madinah],
    ['makkah', makkah],
  ])
const after = (...first: Route): Route => [...first, ['madinah', 3], ['makkah', 4]]

const haram: Scene[] = ['kaaba', 'madinah-dome', 'madinah-umbrellas', 'minarets', 'mosque-interior', 'aircraft-window']

export const umrahKinds: readonly UmrahKind[] = [
  {
    type_slug: 'umroh-reguler',
    count: 130,
    season: 'any',
    stars: [4, 4, 4, 3, 5],
    routes: [...nine, ...straight([3, 4], [4, 4], [3, 5])],
    names: [
      ['Umrah Reguler', 'Regular umrah'],
      ['Umrah {program}', '{program} umrah'],
      ['Paket Umrah {program}', '{program} umrah package'],
    ],
    fares: 'any',
    scenes: haram,
  },
  {
    type_slug: 'umroh-ekonomi',
    count: 60,
    season: 'any',
    stars: [3],
    routes: nine,
    names: [
      ['Umrah Hemat', 'Economy umrah'],
      ['Umrah Hemat {program}', '{program} economy umrah'],
    ],
    fares: 'cheap',
    scenes: ['minarets', 'kaaba', 'airport', 'madinah-dome'],
  },
  {
    type_slug: 'umroh-bintang-5',
    count: 48,
    season: 'any',
    stars: [5],
    routes: [...nine, ...straight([4, 4])],
    names: [
      ['Umrah Bintang Lima', 'Five-star umrah'],
      ['Umrah {program} Bintang Lima', '{program} five-star umrah'],
    ],
    fares: 'full',
    scenes: ['hotel', 'kaaba', 'madinah-umbrellas', 'aircraft-window'],
  },
  {
    type_slug: 'umroh-12-hari',
    count: 44,
    season: 'any',
    stars: [4, 4, 3, 5],
    routes: straight([4, 6], [3, 7], [5, 5]),
    names: [
      ['Umrah Puas', 'Unhurried umrah'],
      ['Umrah {program}', '{program} umrah'],
    ],
    fares: 'any',
    scenes: ['madinah-dome', ...haram],
  },
  {
    type_slug: 'umroh-ramadhan',
    count: 44,
    season: 'ramadhan',
    stars: [3, 4, 4, 5],
    routes: straight([3, 4], [4, 6], [4, 9], [3, 7]),
    names: [
      ['Umrah Ramadan', 'Ramadan umrah'],
      ['Umrah Ramadan {program}', '{program} Ramadan umrah'],
    ],
    fares: 'any',
    scenes: ['dates', 'kaaba', 'mosque-interior', 'zamzam', 'madinah-umbrellas'],
  },
  {
    type_slug: 'umroh-akhir-tahun',
    count: 32,
    season: 'year_end',
    stars: [3, 4, 4, 5],
    routes: straight([3, 4], [4, 4]),
    names: [
      ['Umrah Akhir Tahun', 'Year-end umrah'],
      ['Umrah Akhir Tahun {program}', '{program} year-end umrah'],
    ],
    fares: 'any',
    scenes: ['madinah-umbrellas', 'family-silhouette', 'kaaba', 'airport'],
  },
  {
    type_slug: 'umroh-rajab-syaban',
    count: 28,
    season: 'rajab',
    stars: [3, 4, 4],
    routes: straight([3, 4], [3, 5]),
    names: [
      ['Umrah Rajab & Syakban', 'Rajab and Shaban umrah'],
      ['Umrah Rajab & Syakban {program}', '{program} Rajab and Shaban umrah'],
    ],
    fares: 'any',
    scenes: ['prayer-beads', 'books', 'minarets', 'madinah-dome'],
  },
  {
    type_slug: 'umroh-keluarga',
    count: 28,
    season: 'school',
    stars: [4, 4, 5],
    routes: straight([3, 4], [4, 4]),
    names: [
      ['Umrah Keluarga', 'Family umrah'],
      ['Umrah Keluarga {program}', '{program} family umrah'],
    ],
    fares: 'any',
    scenes: ['family-silhouette', 'madinah-umbrellas', 'kaaba', 'hotel'],
  },
  {
    type_slug: 'umroh-plus-turki',
    count: 32,
    season: 'any',
    stars: [4, 4, 5],
    routes: [after(['istanbul', 2], ['bursa', 1]), after(['istanbul', 2], ['cappadocia', 2]), after(['istanbul', 3])],
    names: [
      ['Umrah Plus Turki', 'Umrah plus Türkiye'],
      ['Umrah Plus Turki {program}', '{program} umrah plus Türkiye'],
    ],
    fares: 'any',
    scenes: ['city-istanbul', 'kaaba', 'mosque-interior', 'market'],
  },
  {
    type_slug: 'umroh-plus-aqsa',
    count: 12,
    season: 'any',
    stars: [4],
    routes: [after(['amman', 1], ['jerusalem', 3]), after(['amman', 2], ['jerusalem', 2])],
    names: [
      ['Umrah Plus Aqsa', 'Umrah plus Al-Aqsa'],
      ['Umrah Plus Aqsa & Yordania', 'Umrah plus Al-Aqsa and Jordan'],
    ],
    fares: 'any',
    scenes: ['mosque-interior', 'dunes', 'kaaba'],
  },
  {
    type_slug: 'umroh-plus-dubai',
    count: 16,
    season: 'any',
    stars: [4, 3],
    routes: [after(['dubai', 2]), after(['dubai', 3])],
    names: [['Umrah Plus Dubai', 'Umrah plus Dubai']],
    fares: 'any',
    scenes: ['dunes', 'kaaba', 'airport', 'hotel'],
  },
  {
    type_slug: 'umroh-plus-mesir',
    count: 16,
    season: 'any',
    stars: [4, 5],
    routes: [after(['cairo', 3]), after(['cairo', 3], ['alexandria', 1])],
    names: [['Umrah Plus Mesir', 'Umrah plus Egypt']],
    fares: 'any',
    scenes: ['city-cairo', 'kaaba', 'dunes', 'market'],
  },
]
