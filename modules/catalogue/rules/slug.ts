/** First words of literal addresses under `/products/`: a package with such a slug could never be reached. */
export const reservedSlugs = [
  'calendar',
  'compare',
  'financing',
  'marketing',
  'most',
  'promo-ads',
  'recent-searches',
  'savings',
  'search',
  'umroh',
  'users',
  'variant',
] as const

const reserved: ReadonlySet<string> = new Set(reservedSlugs)

/** Whether a package may be called so in an address. */
export const canBeSlug = (slug: string): boolean =>
  slug.length <= 160 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !reserved.has(slug)

/** An address made of a name: letters and digits of the alphabet, and never one that is taken by the site itself. */
export function slugOfName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toLowerCase()
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-+|-+$/g, '')
  return canBeSlug(slug) ? slug : `paket-${slug}`.replace(/-$/, '')
}

/** The slugs of a comma-separated list, each once, in the order given. */
export const slugsOf = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => slug !== ''),
  ),
]
