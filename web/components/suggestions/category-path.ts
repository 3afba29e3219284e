import type { Trending } from './state.ts'

/** Seeds, section 2, Search box: where a category leads. `haji` is what the API calls it. */
export function categoryPath(category: string): string {
  if (category === 'umroh') return '/umroh'
  if (category === 'halal-tour' || category === 'wisata-syariah') return '/wisata-syariah'
  return category === 'hajj' || category === 'haji' ? '/haji' : '/'
}

/** Umrah tours are a kind of their own among the tours, not one of their places. */
const umrahTours = 'wisata-umroh'

export function trendingPath({ category, slug }: Pick<Trending, 'category' | 'slug'>): string {
  const path = categoryPath(category)
  if (!slug) return path
  return `${path}?${new URLSearchParams(slug === umrahTours ? { type: 'umroh' } : { subcategory: slug })}`
}

export const resultsPath = (term: string): string => `/search-page?${new URLSearchParams({ term })}`
