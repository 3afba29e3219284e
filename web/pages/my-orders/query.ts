export const tabs = ['unpaid', 'in_progress', 'completed'] as const
export type Tab = (typeof tabs)[number]
/** What the page has words for; which of them are offered is for the call to say. */
export const categories = ['all', 'umroh', 'haji', 'wisata-syariah', 'oleh-oleh', 'private-umroh'] as const
export type Category = (typeof categories)[number]

/** Without a `tab` the page opens where there is something to see. */
export type Query = { tab?: Tab | undefined; category: Category; search: string; page: number }

/** Which orders are asked for. What makes no sense is the beginning; `not_paid` is another word for the first tab. */
export function readQuery(params: URLSearchParams): Query {
  const page = params.get('page') ?? ''
  const word = params.get('tab')
  return {
    tab: word === 'not_paid' ? 'unpaid' : tabs.find((tab) => tab === word),
    category: categories.find((one) => one === params.get('category')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 80),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** What has to be paid has a deadline, so it comes first; else the journeys that are paid, else those that are over. */
export const openTab = (counts: Readonly<Record<Tab, number>>): Tab => tabs.find((tab) => counts[tab] > 0) ?? 'unpaid'

export function addressOf({ tab, category, search, page }: Query): string {
  const query = new URLSearchParams()
  if (tab) query.set('tab', tab)
  if (category !== 'all') query.set('category', category)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/member/my-order?${query}` : '/member/my-order'
}
