export const tabs = ['orders', 'promo', 'info'] as const
export type Tab = (typeof tabs)[number]
export type Query = { type: Tab | undefined; page: number }

/** Which tab and page an address means. What makes no sense is the beginning. */
export function readQuery(params: URLSearchParams): Query {
  const page = params.get('page') ?? ''
  return {
    type: tabs.find((tab) => tab === params.get('type')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function addressOf({ type, page }: Query): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/notification?${query}` : '/notification'
}
