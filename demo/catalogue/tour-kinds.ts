import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import type { Scene } from '../drawings/scenes.ts'

export type Stop = readonly [city: string, nights: number]
export type TourKind = {
  type_slug: string
  kind: Exclude<JourneyKind, 'regular' | 'hajj' | 'hajj_preparation'>
  count: number
  names: readonly (readonly [id: string, en: string, ...route: Stop[]])[]
  scenes: readonly Scene[]
}

const abroad = 'tour_international'
const home = 'tour_domestic'

export const tourKinds: readonly TourKind[] = [
  {
    type_slug: 'wisata-turki',
    kind: abroad,
    count: 14,
    names: [
      ['Jejak Usmani Turki', 'In the footsteps of the Ottomans', ['istanbul', 4], ['bursa', 2], ['cappadocia', 2]],
      ['Turki & Cappadocia', 'Türkiye and Cappadocia', ['istanbul', 3], ['bursa', 1], ['cappadocia', 3]],
      ['Istanbul & Bursa', 'Istanbul and Bursa', ['istanbul', 4], ['bursa', 2]],
    ],
    scenes: ['city-istanbul', 'market', 'mosque-interior', 'aircraft-window'],
  },
  {
    type_slug: 'wisata-mesir',
    kind: abroad,
    count: 8,
    names: [
      ['Mesir Negeri Para Nabi', 'Egypt, land of prophets', ['cairo', 4], ['alexandria', 2]],
      ['Kairo & Iskandariah', 'Cairo and Alexandria', ['cairo', 4], ['alexandria', 1]],
    ],
    scenes: ['city-cairo', 'dunes', 'market'],
  },
  {
    type_slug: 'wisata-yordania',
    kind: abroad,
    count: 6,
    names: [
      ['Ziarah Al-Aqsa & Yordania', 'Al-Aqsa and Jordan', ['amman', 2], ['jerusalem', 3], ['petra', 2]],
      ['Yordania: Petra & Gua Kahfi', 'Jordan: Petra and the Cave of the Sleepers', ['amman', 3], ['petra', 3]],
    ],
    scenes: ['dunes', 'mosque-interior', 'city-cairo'],
  },
  {
    type_slug: 'wisata-uzbekistan',
    kind: abroad,
    count: 9,
    names: [
      ['Negeri Imam Bukhari', 'The land of Imam al-Bukhari', ['tashkent', 2], ['bukhara', 2], ['samarkand', 3]],
      ['Uzbekistan Jalur Sutra', 'Uzbekistan, the Silk Road', ['tashkent', 2], ['samarkand', 2], ['bukhara', 2]],
    ],
    scenes: ['uzbekistan', 'mosque-interior', 'market'],
  },
  {
    type_slug: 'wisata-spanyol',
    kind: abroad,
    count: 8,
    names: [
      ['Jejak Islam Andalusia', 'Islamic Andalusia', ['madrid', 2], ['cordoba', 2], ['granada', 3], ['seville', 2]],
      [
        'Andalusia & Alhambra',
        'Andalusia and the Alhambra',
        ['madrid', 2],
        ['cordoba', 1],
        ['granada', 3],
        ['seville', 1],
      ],
    ],
    scenes: ['city-seville', 'mosque-interior', 'aircraft-window'],
  },
  {
    type_slug: 'wisata-jepang',
    kind: abroad,
    count: 13,
    names: [
      ['Jepang Ramah Muslim', 'Muslim-friendly Japan', ['tokyo', 3], ['kyoto', 1], ['osaka', 2]],
      ['Tokyo & Fuji Ramah Muslim', 'Muslim-friendly Tokyo and Fuji', ['tokyo', 4], ['osaka', 1]],
    ],
    scenes: ['city-tokyo', 'aircraft-window', 'market'],
  },
  {
    type_slug: 'wisata-korea',
    kind: abroad,
    count: 12,
    names: [
      ['Korea Ramah Muslim', 'Muslim-friendly Korea', ['seoul', 4], ['busan', 1]],
      ['Seoul & Pulau Nami', 'Seoul and Nami Island', ['seoul', 5]],
    ],
    scenes: ['airport', 'aircraft-window', 'city-tokyo', 'family-silhouette'],
  },
  {
    type_slug: 'wisata-malaysia',
    kind: abroad,
    count: 12,
    names: [
      ['Malaysia Keluarga', 'Malaysia for families', ['kuala-lumpur', 3], ['melaka', 1]],
      ['Kuala Lumpur & Putrajaya', 'Kuala Lumpur and Putrajaya', ['kuala-lumpur', 4]],
    ],
    scenes: ['city-kuala-lumpur', 'airport', 'family-silhouette'],
  },
  {
    type_slug: 'wisata-lombok',
    kind: home,
    count: 14,
    names: [
      ['Lombok Seribu Masjid', 'Lombok, island of a thousand mosques', ['mataram', 2], ['senggigi', 1]],
      ['Lombok & Tiga Gili', 'Lombok and the Gilis', ['mataram', 1], ['senggigi', 2]],
      ['Lombok Keluarga', 'Lombok for families', ['mataram', 2], ['senggigi', 2]],
    ],
    scenes: ['lombok', 'family-silhouette', 'aircraft-window'],
  },
  {
    type_slug: 'wisata-aceh',
    kind: home,
    count: 12,
    names: [
      ['Serambi Makkah Aceh & Sabang', 'Aceh and Sabang', ['banda-aceh', 2], ['sabang', 2]],
      ['Aceh Ziarah & Sejarah', 'Aceh, faith and history', ['banda-aceh', 3]],
      ['Ranah Minang', 'The Minangkabau highlands', ['padang', 1], ['bukittinggi', 3]],
    ],
    scenes: ['mosque-interior', 'lombok', 'books'],
  },
  {
    type_slug: 'wisata-yogyakarta',
    kind: home,
    count: 14,
    names: [
      ['Jejak Islam Mataram', 'Islam in old Mataram', ['yogyakarta', 3], ['solo', 1]],
      ['Yogyakarta & Solo Religi', 'Yogyakarta and Solo', ['yogyakarta', 2], ['solo', 1]],
    ],
    scenes: ['market', 'mosque-interior', 'books', 'family-silhouette'],
  },
  {
    type_slug: 'wisata-umroh',
    kind: 'umrah_tour',
    count: 26,
    names: [
      [
        'Umrah & Turki Tiga Kota',
        'Umrah and three Turkish cities',
        ['istanbul', 3],
        ['bursa', 1],
        ['cappadocia', 2],
        ['madinah', 3],
        ['makkah', 3],
      ],
      ['Umrah & Uzbekistan', 'Umrah and Uzbekistan', ['tashkent', 1], ['samarkand', 2], ['madinah', 3], ['makkah', 4]],
      ['Umrah & Dubai Abu Dhabi', 'Umrah, Dubai and Abu Dhabi', ['dubai', 3], ['madinah', 3], ['makkah', 4]],
      ['Umrah & Mesir', 'Umrah and Egypt', ['cairo', 3], ['alexandria', 1], ['madinah', 3], ['makkah', 4]],
      ['Umrah & Petra Yordania', 'Umrah, Petra and Jordan', ['amman', 2], ['petra', 1], ['madinah', 3], ['makkah', 4]],
    ],
    scenes: ['aircraft-window', 'city-istanbul', 'kaaba', 'uzbekistan', 'dunes', 'city-cairo'],
  },
]
