import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findDate } from '../store.departures.ts'

export type DateRow = NonNullable<Awaited<ReturnType<typeof findDate>>>

/** A date of a package that was found within the caller's scopes. */
export async function dateOf({ db }: Pick<StaffCtx, 'db'>, product_id: string, id: string): Promise<DateRow> {
  const row = await findDate(db, { product_id, id })
  if (!row) throw new Refusal(codes.not_found)
  return row
}

function stateOf({ published_at, closed_at, closes_at }: DateRow, now: Date) {
  if (published_at === null) return 'waiting'
  if (closed_at !== null) return 'closed'
  return closes_at > now ? 'open' : 'over'
}

export const dateView = (row: DateRow, now: Date) => {
  const { id, departs_on, returns_on, quota, sold, held, price_quad } = row
  return { id, departs_on, returns_on, state: stateOf(row, now), quota, sold, held, price_quad } as const
}
