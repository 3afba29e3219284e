export const categories = ['umroh', 'haji', 'wisata-syariah'] as const
export type Category = (typeof categories)[number]
export const sorts = ['earliest', 'cheapest', 'dearest'] as const

/** The months a savings plan runs where nobody chose. */
export const usualSavingMonths = 12
