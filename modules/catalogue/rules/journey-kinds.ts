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

/** What may be sold under a category: licence, reference price and cut-off follow from both. */
export const kindsOfCategory = {
  umroh: ['regular'],
  haji: ['hajj', 'hajj_preparation'],
  'wisata-syariah': ['tour_domestic', 'tour_international', 'umrah_tour'],
} as const satisfies Record<string, readonly JourneyKind[]>

export const isKindOf = (category: keyof typeof kindsOfCategory, kind: JourneyKind): boolean =>
  kindsOfCategory[category].some((one) => one === kind)
