export type Query = { search?: string; page?: string }

/** What the address asks for; what is empty or the default is left out. */
export function readQuery(params: URLSearchParams): Query {
  const value = (name: string) => params.get(name)?.trim() || undefined
  const page = value('page')
  return { search: value('search'), page: page === '1' ? undefined : page }
}

/** The address of the list of stores, in one spelling. */
export function addressOf({ search, page }: Query): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ search, page })) if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `/oleh-oleh/toko?${query}` : '/oleh-oleh/toko'
}
