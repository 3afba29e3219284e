import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { dateFields, pickDateFields } from '../rules/date-fields.ts'
import type { DateChange } from '../rules/reviewed-content.ts'
import { findDate, type listChangedDates } from '../store.departures.ts'

export type DateRow = NonNullable<Awaited<ReturnType<typeof findDate>>>

/** A date of a package that was found within the caller's scopes. */
export async function dateOf({ db }: Pick<StaffCtx, 'db'>, product_id: string, id: string): Promise<DateRow> {
  const row = await findDate(db, { product_id, id })
  if (!row) throw new Refusal(codes.not_found)
  return row
}

type DateState = 'waiting' | 'open' | 'closed' | 'over'

export function stateOf(
  { published_at, closed_at, closes_at }: Pick<DateRow, 'published_at' | 'closed_at' | 'closes_at'>,
  now: Date,
): DateState {
  if (published_at === null) return 'waiting'
  if (closed_at !== null) return 'closed'
  return closes_at > now ? 'open' : 'over'
}

export const dateView = (row: DateRow, now: Date) => {
  const { id, departs_on, returns_on, quota, sold, held, price_quad, is_changed } = row
  return { id, departs_on, returns_on, state: stateOf(row, now), quota, sold, held, price_quad, is_changed } as const
}

type Changed = Awaited<ReturnType<typeof listChangedDates>>[number]

/** What a reviewer reads of a date on sale: the fields that would change, before and after. */
export function dateChangeOf({ id, fields, next_fields }: Changed): DateChange {
  const after = next_fields ?? {}
  const before = pickDateFields(
    fields,
    dateFields.filter((field) => field in after),
  )
  return { id, departs_on: fields.departs_on, before, after }
}
