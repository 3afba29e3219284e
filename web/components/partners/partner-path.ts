import type { PartnerKind } from '#modules/partner/rules/kinds.ts'

/** Channels with a page of their own; the rest have their place on the page of all. */
const channelPages = ['detik-hikmah']

/** Where a partner has a page, without language; banks and agents have none. */
export function partnerPath(kind: PartnerKind, slug: string): string | undefined {
  if (kind === 'travel') return `/travel/${slug}`
  if (kind !== 'tdc') return undefined
  return channelPages.includes(slug) ? `/distribution-partners/${slug}` : `/distribution-partners#${slug}`
}
