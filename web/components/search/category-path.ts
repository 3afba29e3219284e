/** Seeds, section 2, Search box: where a category leads. */
export function categoryPath(category: string): string {
  if (category === 'umroh') return '/umroh'
  if (category === 'halal-tour' || category === 'wisata-syariah') return '/wisata-syariah'
  return category === 'hajj' ? '/haji' : '/'
}

export type Trending = {
  name: string
  category: string
  /** Of the part of the category that is meant. */
  slug?: string
}

export const trendingPath = ({ category, slug }: Trending): string =>
  slug ? `${categoryPath(category)}?${new URLSearchParams({ subcategory: slug })}` : categoryPath(category)
