import { type Asked, addressOf } from '../listing/asked.ts'
import type { TypeLink } from '../listing/type-links.tsx'

/** The months a plan runs when nobody chose: the longest, whose month is lightest. */
export const usualMonths = 24

/** Only months that are offered are kept in an address; the usual ones need not stand there. */
export const tidyMonths =
  (offered: readonly number[]) =>
  ({ months, ...asked }: Asked): Asked =>
    months !== String(usualMonths) && offered.some((one) => String(one) === months) ? { ...asked, months } : asked

export const monthsOf = ({ months }: Asked): number => Number(months ?? usualMonths)

/** The same list with its amounts for other months. */
export const monthLinks = ({ path, asked }: { path: string; asked: Asked }, offered: readonly number[]): TypeLink[] =>
  offered.map((months) => ({
    label: String(months),
    href: addressOf(path, { ...asked, months: months === usualMonths ? undefined : String(months) }),
    isCurrent: monthsOf(asked) === months,
  }))
