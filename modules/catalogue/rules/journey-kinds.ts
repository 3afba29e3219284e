/** A hajj preparation takes those who wait for their turn to classes, and on umrah. */
export const journeyKinds = [
  'regular',
  'hajj',
  'hajj_preparation',
  'tour_domestic',
  'tour_international',
  'umrah_tour',
] as const
export type JourneyKind = (typeof journeyKinds)[number]
