import type { Flags } from '#core/tenant.ts'

export const categories = ['umroh', 'haji', 'wisata-syariah'] as const
export type Category = (typeof categories)[number]
export const kinds = ['regular', 'hajj', 'tour_domestic', 'tour_international', 'umrah_tour'] as const
export const sorts = ['earliest', 'cheapest', 'dearest'] as const

/** Categories a tenant does not sell: its flags say so. */
export const closedCategories = ({ is_hajj }: Pick<Flags, 'is_hajj'>): (typeof categories)[number][] =>
  is_hajj === 1 ? [] : ['haji']
