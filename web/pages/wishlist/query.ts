export const tabs = ['umroh', 'wisata-syariah', 'oleh-oleh', 'haji'] as const
export type Tab = (typeof tabs)[number]

const pageSize = 12
/** The API gives at most this many at once, which is also the most a wishlist shows. */
const most = 500

export type Query = { category: Tab; page: number }

/** Which tab, and how many pages of it are shown, one below the other. What makes no sense is the beginning. */
export function readQuery(params: URLSearchParams): Query {
  const category = tabs.find((tab) => tab === params.get('category')) ?? 'umroh'
  const page = params.get('page') ?? ''
  return { category, page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1 }
}

export const limitOf = ({ page }: Query): number => Math.min(most, page * pageSize)

export function addressOf({ category, page }: Query): string {
  const query = new URLSearchParams()
  if (category !== 'umroh') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/member/wishlist?${query}` : '/member/wishlist'
}
