export type Query = { search?: string; category?: string; page?: string }

/** What the address asks for; what is empty or the default is left out. */
export function readQuery(params: URLSearchParams): Query {
  const value = (name: string) => params.get(name)?.trim() || undefined
  const page = value('page')
  return { search: value('search'), category: value('category'), page: page === '1' ? undefined : page }
}

/** The address of a list of posts, in one spelling. */
export function addressOf({ search, category, page }: Query): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ search, category, page }))
    if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
