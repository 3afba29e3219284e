import type { Shape } from '../bookings/party.ts'
import { idOf } from '../catalogue/naming.ts'
import { hotels } from '../catalogue/places.ts'

export type PrivateStory = {
  key: string
  account: 'jamaah' | 'keluarga'
  shape: Shape
  state: 'cart' | 'waiting_approval' | 'offered' | 'expired' | 'in_progress' | 'completed'
  /** How far the departure is, in days; below zero where they are back. */
  days: number
  nights: readonly [madinah: number, makkah: number]
  stars: 3 | 4 | 5
  extras: readonly string[]
  /** How many days ago it was made, where no booking says so. */
  made: number
  offers: readonly PrivateOffer[]
}

export type PrivateOffer = {
  /** Of those that serve the airport: the two whose people can sign in at the desk come first. */
  partner: 0 | 1 | 2
  /** Of the estimate. */
  percent: number
  /** How many hours after the request was sent. */
  hours: number
  note: string
  stars?: 3 | 4 | 5
  later?: number
  extras?: readonly string[]
}

const guide = 'A mutawwif throughout'
const ziyarahs = ['Ziyarah in Madinah', 'Ziyarah in Makkah']
const kit = 'Umrah kit'

const asWished: PrivateOffer = {
  ...{ partner: 0, percent: 99, hours: 5 },
  note: 'Sesuai rencana Anda. Pembimbing kami mendampingi sejak tiba di Madinah.',
}
const cheaper: PrivateOffer = {
  ...{ partner: 1, percent: 96, hours: 9, stars: 3, later: 2 },
  note: 'Kursi lebih murah dua hari kemudian. Hotelnya kami pilihkan yang satu tingkat di bawahnya.',
}
const nearer: PrivateOffer = {
  ...{ partner: 2, percent: 101, hours: 20, stars: 5, extras: [guide, ...ziyarahs, kit] },
  note: 'Hotel lebih dekat ke masjid, dan perlengkapan umrah sudah termasuk.',
}

/** What families of the demo plan, and how far each has come. */
export const privateStories: readonly PrivateStory[] = [
  {
    ...{ key: 'private draft', account: 'jamaah', shape: 'couple', state: 'cart', days: 130, nights: [3, 5], stars: 4 },
    ...{ extras: [guide], made: 1, offers: [] },
  },
  {
    ...{ key: 'private offered', account: 'jamaah', shape: 'family', state: 'offered', days: 100, nights: [4, 5] },
    ...{ stars: 4, extras: [guide, ...ziyarahs], made: 1, offers: [asWished, cheaper, nearer] },
  },
  {
    ...{ key: 'private expired', account: 'jamaah', shape: 'parents', state: 'expired', days: 60, nights: [3, 4] },
    ...{ stars: 5, extras: [kit], made: 20, offers: [] },
  },
  {
    ...{ key: 'private waiting', account: 'keluarga', shape: 'baby', state: 'waiting_approval', days: 115 },
    ...{ nights: [3, 6], stars: 4, extras: [guide], made: 2, offers: [] },
  },
  {
    ...{
      key: 'private down paid',
      account: 'keluarga',
      shape: 'family',
      state: 'in_progress',
      days: 90,
      nights: [4, 4],
    },
    ...{ stars: 4, extras: [guide, kit], made: 0, offers: [asWished, cheaper] },
  },
  {
    ...{
      key: 'private finished',
      account: 'keluarga',
      shape: 'couple',
      state: 'completed',
      days: -35,
      nights: [3, 5],
    },
    ...{ stars: 5, extras: [guide, ...ziyarahs], made: 0, offers: [asWished, nearer] },
  },
]

/** A hotel of a city with so many stars, or the first there is. */
export function hotelIn(city: string, stars: number): string {
  const there = hotels.filter((hotel) => hotel.city === city)
  const hotel = there.find((one) => one.stars === stars) ?? there[0]
  if (!hotel) throw new Error(`no hotel in ${city}`)
  return idOf(`private hotel ${hotel.name}`)
}
