/** Who earns of what is sold: those who organise journeys, those who sell souvenirs, those who bring buyers. */
export const payeeKinds = ['partner', 'store', 'affiliate'] as const
export type PayeeKind = (typeof payeeKinds)[number]
