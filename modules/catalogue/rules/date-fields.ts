import type { Certainties, Flight, Stay } from './facts.ts'
import { sameFlights, sameWayThere } from './flight-plan.ts'
import { canonical } from './package-fields.ts'

/** A person, whole rupiah; nothing where it is not offered. Every list shows the quad price, so that one is always there. */
export type DatePrices = {
  quad: number
  triple: number | null
  double: number | null
  child: number | null
  infant: number | null
}

/** What a partner writes about a date. Its seats are not among it: they move by their own call. */
export type DateFields = {
  departs_on: string
  returns_on: string
  cutoff_days: number | null
  airline_code: string
  flights: Flight[]
  stays: Stay[]
  prices: DatePrices
  certainties: Certainties
}
export type DateField = keyof DateFields

/**
 * What becomes of a field of a date on sale when its partner changes it: it changes at once, once a reviewer has read it, or the
 * same but only while nobody has a seat. Who has bought chose the day, the flights and the hotels; a price they keep.
 */
export const dateFieldReview: Readonly<Record<DateField, 'at_once' | 'reviewed' | 'while_unsold'>> = {
  departs_on: 'while_unsold',
  returns_on: 'while_unsold',
  cutoff_days: 'at_once',
  airline_code: 'while_unsold',
  flights: 'while_unsold',
  stays: 'while_unsold',
  prices: 'reviewed',
  certainties: 'reviewed',
}

const isField = (name: string): name is DateField => Object.hasOwn(dateFieldReview, name)
export const dateFields: readonly DateField[] = Object.keys(dateFieldReview).filter(isField)

/** Flights by their plan: the same moment can be written in more ways than one. */
const differs = (field: DateField, before: DateFields, after: DateFields): boolean =>
  field === 'flights'
    ? before.departs_on !== after.departs_on || !sameFlights(before, after)
    : canonical(before[field]) !== canonical(after[field])

export const changedDateFields = (before: DateFields, after: DateFields): DateField[] =>
  dateFields.filter((field) => differs(field, before, after))

export function pickDateFields(content: DateFields, fields: readonly DateField[]): Partial<DateFields> {
  const picked: Partial<DateFields> = {}
  for (const field of fields) Object.assign(picked, { [field]: content[field] })
  return picked
}

/** Another number or clock of the way back changes at once, with the same stops: airlines move those often. */
const reviewOf = (field: DateField, before: DateFields, after: DateFields) =>
  field === 'flights' && sameWayThere(before, after) ? 'at_once' : dateFieldReview[field]

type SavedDate = { live: Partial<DateFields>; next: Partial<DateFields> | null; refused: DateField[] }

/** What a save of a date on sale does: fields that change at once, fields that wait, and those that others have bought. */
export function savedDateOf(before: DateFields, wanted: DateFields, isTaken: boolean): SavedDate {
  const changed = changedDateFields(before, wanted)
  const of = (review: 'at_once' | 'reviewed' | 'while_unsold') =>
    changed.filter((field) => reviewOf(field, before, wanted) === review)
  const bought = of('while_unsold')
  const waiting = isTaken ? of('reviewed') : [...of('reviewed'), ...bought]
  return {
    live: pickDateFields(wanted, of('at_once')),
    next: waiting.length > 0 ? pickDateFields(wanted, waiting) : null,
    refused: isTaken ? bought : [],
  }
}

/** Whether it changes what people have bought, and may be made only while nobody has a seat. */
export const changesJourney = (fields: Partial<DateFields>): boolean =>
  dateFields.some((field) => field in fields && dateFieldReview[field] === 'while_unsold')
