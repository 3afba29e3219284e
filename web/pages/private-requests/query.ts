import { requestsPath } from '../../components/private/paths.ts'

/** What a tab asks the call for. */
export const tabs = ['all', 'unpaid', 'in_progress', 'ended'] as const
export type Tab = (typeof tabs)[number]
export type Query = { tab: Tab; search: string; page: number }

/** Which requests are wanted. What makes no sense is the beginning. */
export function readQuery(params: URLSearchParams): Query {
  const page = params.get('page') ?? ''
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 80),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function addressOf({ tab, search, page }: Query): string {
  const query = new URLSearchParams()
  if (tab !== 'all') query.set('tab', tab)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${requestsPath}?${query}` : requestsPath
}
