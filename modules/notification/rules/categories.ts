/** The tabs of the list. */
export const categories = ['orders', 'promo', 'info'] as const
export type Category = (typeof categories)[number]
