import type { Total } from '#core/list.ts'

/** What the address says of a list: its search, filters, order and where it goes on. */
export type ListQuery = Readonly<Record<string, string>>

/** A list as its address and its call have it: what a loader hands to a table. */
export type ListState = {
  /** Of its page, by `to()`. */
  path: string
  query: ListQuery
  /** As the call has sorted it. */
  sort: string
  next_cursor: string | null
  total: Total | null
}

type Changes = Readonly<Record<string, string | undefined>>

/** The same list with other words. Whatever changes but the cursor leads to its beginning. */
export function listHref(path: string, query: ListQuery, changes: Changes = {}): string {
  const { cursor: _, ...rest } = query
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...rest, ...changes })) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

/** Sorted by this field, or the other way round where it is already. */
export const otherSort = (field: string, sort: string): string => (sort === field ? `-${field}` : field)

/** What narrows the list: neither its order nor how far one has read. */
export const isNarrowed = (query: ListQuery): boolean =>
  Object.keys(query).some((name) => !['sort', 'cursor', 'limit'].includes(name))
