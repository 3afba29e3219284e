/** As many as the call answers at once. */
export const pageSize = 50

const outcomes = ['sent', 'requested', 'approved', 'rejected', 'confirmed'] as const
export type Outcome = (typeof outcomes)[number]

export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

/** What the form before did; only its name travels, so that nobody can plant a text. */
export const doneIn = (search: URLSearchParams): Outcome | undefined =>
  outcomes.find((outcome) => outcome === search.get('done'))

export type Status = 'due' | 'sent'

/** Which list it is: of what has to be sent, or of what was sent and is not known to have arrived. */
export const statusIn = (search: URLSearchParams): Status => (search.get('status') === 'sent' ? 'sent' : 'due')

/** The query of a page of a list; the first page of what is due needs none. */
export function queryOf({ status, page = 1, done }: { status: Status; page?: number; done?: Outcome }): string {
  const search = new URLSearchParams({
    ...(status === 'sent' && { status }),
    ...(page > 1 && { page: String(page) }),
    ...(done && { done }),
  })
  return search.size > 0 ? `?${search}` : ''
}
