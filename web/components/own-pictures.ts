import type { ShownPicture } from './site-picture.tsx'

/** Pictures that pages show by name: no call answers them, so their colours stand here, as they were drawn. */
export const ownColours = {
  'airport-1-wide': '#32376d',
  'city-istanbul-2-wide': '#b093a9',
  'family-silhouette-1-wide': '#f2b874',
  'hills-of-mercy-1-wide': '#f2b874',
  'kaaba-1-wide': '#ccddd1',
  'kaaba-2-wide': '#f2b874',
  'madinah-dome-1-wide': '#8fc7c2',
  'mosque-interior-1-wide': '#c8cac1',
  'not-found': '#195157',
  'savings-1-card': '#e7b9a6',
  'savings-1-wide': '#e7b9a6',
} as const

export const ownPicture = (id: keyof typeof ownColours): ShownPicture => ({ id, colour: ownColours[id] })
