/** As many as the call answers at once. */
export const pageSize = 50

const outcomes = ['sent', 'requested', 'approved', 'rejected'] as const
export type Outcome = (typeof outcomes)[number]

export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

/** What the form before did; only its name travels, so that nobody can plant a text. */
export const doneIn = (search: URLSearchParams): Outcome | undefined =>
  outcomes.find((outcome) => outcome === search.get('done'))

/** The query of a page of the list; the first needs none. */
export function queryOf({ page, done }: { page: number; done?: Outcome }): string {
  const search = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(done && { done }) })
  return search.size > 0 ? `?${search}` : ''
}
