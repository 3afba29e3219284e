export const categories = ['umroh', 'haji', 'wisata-syariah'] as const
export type Category = (typeof categories)[number]
export const kinds = ['regular', 'hajj', 'tour_domestic', 'tour_international', 'umrah_tour'] as const
export const sorts = ['earliest', 'cheapest', 'dearest'] as const
