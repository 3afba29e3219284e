/** How a list of items may be sorted; what can be bought always comes before what is sold out. */
export const itemSorts = ['popular', 'newest', 'cheapest', 'dearest', 'rating'] as const
export type ItemSort = (typeof itemSorts)[number]
