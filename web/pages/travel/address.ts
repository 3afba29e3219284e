export const tabs = ['information', 'products', 'reviews'] as const
export type Tab = (typeof tabs)[number]

/** The tab an address asks for; one that does not exist is the first. */
export const tabOf = (input: string | null): Tab => tabs.find((tab) => tab === input) ?? 'information'

type Place = { slug: string; tab?: Tab; page?: number }

/** The address of a tab of a travel partner, without language, in one spelling. */
export function addressOf({ slug, tab = 'information', page = 1 }: Place): string {
  const query = new URLSearchParams()
  if (tab !== 'information') query.set('tab', tab)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return `/travel/${encodeURIComponent(slug)}${text ? `?${text}` : ''}`
}
