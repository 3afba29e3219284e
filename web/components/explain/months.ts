import { addressOf, type ListingQuery } from '../listing/listing-query.ts'
import type { TypeLink } from '../listing/type-links.tsx'

/** The months a plan runs when nobody chose: the longest, whose month is lightest. */
export const usualMonths = 24

/** Only months that are offered are kept in an address; the usual ones need not stand there. */
export const tidyMonths =
  (offered: readonly number[]) =>
  ({ months, ...query }: ListingQuery): ListingQuery =>
    months !== String(usualMonths) && offered.some((one) => String(one) === months) ? { ...query, months } : query

export const monthsOf = ({ months }: ListingQuery): number => Number(months ?? usualMonths)

/** The same list with its amounts for other months. */
export const monthLinks = (
  { path, query }: { path: string; query: ListingQuery },
  offered: readonly number[],
): TypeLink[] =>
  offered.map((months) => ({
    label: String(months),
    href: addressOf(path, { ...query, months: months === usualMonths ? undefined : String(months) }),
    isCurrent: monthsOf(query) === months,
  }))
