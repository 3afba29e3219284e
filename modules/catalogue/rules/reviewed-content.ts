import type { DateFields, DatePrices } from './date-fields.ts'
import type { Certainties, Flight, Stay } from './facts.ts'
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
  prices: DatePrices
  /** Of what was submitted before partners wrote them, nothing. */
  certainties?: Certainties
}

/** A date on sale as it is, and as it would be: those fields alone that change. */
export type DateChange = { id: string; departs_on: string; before: Partial<DateFields>; after: Partial<DateFields> }

/** What a partner wants published: fields of the package, dates that are not on sale yet, and changes of those that are. */
export type ReviewedContent = {
  fields: Partial<PackageContent>
  dates: ReviewedDate[]
  /** Of what was submitted before dates could change, nothing. */
  date_changes?: DateChange[]
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

/** The same content gives the same text, in whatever order its keys came. */
export const reviewedText = ({ fields, dates, date_changes }: ReviewedContent): string =>
  canonical({ fields, dates: dates.toSorted(byId), date_changes: date_changes?.toSorted(byId) })
