import type { Flight, Stay } from './facts.ts'
import { canonical, type PackageContent } from './package-fields.ts'

/** A date as a reviewer reads it. */
export type ReviewedDate = {
  id: string
  departs_on: string
  returns_on: string
  cutoff_days: number | null
  quota: number
  airline_code: string
  flights: Flight[]
  stays: Stay[]
  prices: { quad: number; triple: number; double: number; child: number; infant: number }
}

/** What a partner wants published: fields of the package, and dates that are not on sale yet. */
export type ReviewedContent = { fields: Partial<PackageContent>; dates: ReviewedDate[] }

/** The same content gives the same text, in whatever order its keys came. */
export const reviewedText = ({ fields, dates }: ReviewedContent): string =>
  canonical({ fields, dates: dates.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })
