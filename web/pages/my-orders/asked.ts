export const tabs = ['unpaid', 'in_progress', 'completed'] as const
export type Tab = (typeof tabs)[number]
export const categories = ['all', 'umroh', 'haji', 'wisata-syariah'] as const
export type Category = (typeof categories)[number]

export type Asked = { tab: Tab; category: Category; search: string; page: number }

/** Which orders are asked for. What makes no sense is the beginning; `not_paid` is another word for the first tab. */
export function readAsked(params: URLSearchParams): Asked {
  const page = params.get('page') ?? ''
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'unpaid',
    category: categories.find((one) => one === params.get('category')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 80),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function addressOf({ tab, category, search, page }: Asked): string {
  const query = new URLSearchParams()
  if (tab !== 'unpaid') query.set('tab', tab)
  if (category !== 'all') query.set('category', category)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/member/my-order?${query}` : '/member/my-order'
}
