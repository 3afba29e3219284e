const names = ['kind', 'search', 'page'] as const

export type Query = Partial<Record<(typeof names)[number], string>>

const defaults: Query = { kind: 'travel', page: '1' }

/** What an address asks of the list: what is unknown, empty or the default is left out. */
export function readQuery(params: URLSearchParams): Query {
  const query: Query = {}
  for (const name of names) {
    const value = params.get(name)?.trim()
    if (value && value !== defaults[name]) query[name] = value
  }
  return query
}

/** The address of the list, in one spelling. */
export function addressOf(filters: Query): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = filters[name]
    if (value !== undefined) query.set(name, value)
  }
  const text = query.toString()
  return text ? `/partner?${text}` : '/partner'
}
