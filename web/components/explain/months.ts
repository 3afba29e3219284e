import { instalmentMonths } from '#modules/financing/rules/plan.ts'
import { savingMonths } from '#modules/savings/rules/deposit.ts'
import { usualSavingMonths } from '#modules/search/rules/kinds.ts'
import { addressOf, type ListingQuery } from '../listing/listing-query.ts'
import type { TypeLink } from '../listing/type-links.tsx'

/** The months of a plan as an address has them: only those offered, and the usual ones need not stand there. */
export function monthChoice(offered: readonly number[], usual: number) {
  const of = ({ months }: ListingQuery): number => Number(months ?? usual)
  return {
    of,
    tidy: ({ months, ...query }: ListingQuery): ListingQuery =>
      months !== String(usual) && offered.some((one) => String(one) === months) ? { ...query, months } : query,
    /** The same list with its amounts for other months. */
    links: ({ path, query }: { path: string; query: ListingQuery }): TypeLink[] =>
      offered.map((months) => ({
        label: String(months),
        href: addressOf(path, { ...query, months: months === usual ? undefined : String(months) }),
        isCurrent: of(query) === months,
      })),
  }
}

/** One leaves first and pays later: the longest, whose month is lightest. */
export const financingMonths = monthChoice(instalmentMonths, Math.max(...instalmentMonths))
/** One leaves when it is over: not so long that no dates are known yet. */
export const savingsMonths = monthChoice(savingMonths, usualSavingMonths)
