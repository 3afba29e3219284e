import type { Trending } from './state.ts'

/** Seeds, section 2, Search box: where a category leads. `haji` is what the API calls it. */
export function categoryPath(category: string): string {
  if (category === 'umroh') return '/umroh'
  if (category === 'halal-tour' || category === 'wisata-syariah') return '/wisata-syariah'
  return category === 'hajj' || category === 'haji' ? '/haji' : '/'
}

export const trendingPath = ({ category, slug }: Pick<Trending, 'category' | 'slug'>): string =>
  slug ? `${categoryPath(category)}?${new URLSearchParams({ subcategory: slug })}` : categoryPath(category)

export const resultsPath = (term: string): string => `/search-page?${new URLSearchParams({ term })}`
