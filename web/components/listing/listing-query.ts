/** Every filter a listing may have, in the order of its address. */
export const filterNames = [
  'term',
  'category',
  'type',
  'subcategory',
  'month',
  'departure_date',
  'duration',
  'price',
  'destination',
  'hijri_year',
  'travel',
  'city',
  'airline',
  'travellers',
  'search',
  'months',
] as const
export type FilterName = (typeof filterNames)[number]
export type ListingQuery = Partial<Record<FilterName | 'sort' | 'page', string>>

/** What an address asks of a listing: unknown filters, empty ones and repeats are left out, defaults too. */
export function readListingQuery(
  params: URLSearchParams,
  known: readonly FilterName[],
  usual = 'earliest',
): ListingQuery {
  const query: ListingQuery = {}
  const defaults: ListingQuery = { sort: usual, page: '1' }
  for (const name of [...filterNames.filter((one) => known.includes(one)), 'sort', 'page'] as const) {
    const value = params.get(name)?.trim()
    if (value && value !== defaults[name]) query[name] = value
  }
  return query
}

/** The address of a listing, in one spelling: the order of its filters is ours. */
export function addressOf(path: string, listingQuery: ListingQuery): string {
  const query = new URLSearchParams()
  for (const name of [...filterNames, 'sort', 'page'] as const) {
    const value = listingQuery[name]
    if (value !== undefined) query.set(name, value)
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** The same listing with one thing changed; another choice begins at its first page. */
export function withChoice(query: ListingQuery, change: ListingQuery): ListingQuery {
  const { page: _page, ...rest } = query
  return { ...rest, ...change }
}

/** Only these of what is asked. */
export const only = (query: ListingQuery, names: readonly FilterName[]): ListingQuery =>
  Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))

/** `25000000-29999999` as the bounds the API takes; what is no range is passed on for the API to refuse. */
export function priceBounds(price: string | undefined): { min_price?: string; max_price?: string } {
  if (price === undefined) return {}
  const [, min, max] = /^(\d*)-(\d*)$/.exec(price) ?? [price, price, '']
  return { ...(min && { min_price: min }), ...(max && { max_price: max }) }
}
