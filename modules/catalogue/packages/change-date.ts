import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { closesAt, cutoffDays } from '../rules/closing.ts'
import { changesJourney, type DateFields } from '../rules/date-fields.ts'
import { type Certainties, certaintyNames } from '../rules/facts.ts'
import { canonical } from '../rules/package-fields.ts'
import type { DateChange } from '../rules/reviewed-content.ts'
import { updateClosings } from '../store.closing.ts'
import { lockWrittenDate, updateDate } from '../store.departures.ts'
import type { PackageRow } from '../store.packages.ts'

type Ctx = Pick<StaffCtx, 'db' | 'now'>
type WrittenDate = NonNullable<Awaited<ReturnType<typeof lockWrittenDate>>>
type DateOfPackage = { row: PackageRow; date: WrittenDate }
type Written = { live: Partial<DateFields>; next: Partial<DateFields> | null }

/** Writes a locked date; one on sale closes by its cut-off and flights as they are then. */
export async function writeDate(
  { db, now }: Ctx,
  { row, date }: DateOfPackage,
  { live, next }: Written,
): Promise<void> {
  await updateDate(db, date.id, { live, next })
  if (date.published_at === null || date.closed_at !== null) return
  const { category, kind } = row.content
  const { departs_on, flights, cutoff_days } = { ...date.fields, ...live }
  const rules = await datedRulesOn(db, jakartaDate(now))
  const closes_at = closesAt({ departs_on, flights, cutoff_days: cutoffDays({ category, kind, cutoff_days }, rules) })
  await updateClosings(db, [{ id: date.id, closes_at }])
}

/** A certainty that a reviewer has read is checked on that day. */
const checkedOn = (before: Certainties, after: Certainties, today: string): Certainties => {
  const checked = { ...after }
  for (const name of certaintyNames)
    if (canonical(before[name]) !== canonical(after[name])) checked[name] = { ...after[name], checked_on: today }
  return checked
}

/** A change of a date on sale that a reviewer has read. Somebody may have taken a seat since it was written. */
export async function changeDate(ctx: Ctx, row: PackageRow, { id, after }: DateChange): Promise<void> {
  const date = await lockWrittenDate(ctx.db, { product_id: row.id, id })
  if (!date) throw new Error('a date on sale is gone')
  if (date.sold + date.held > 0 && changesJourney(after)) throw new Refusal(codes.departure_sold)
  const { certainties, ...plain } = after
  const checked = certainties && {
    certainties: checkedOn(date.fields.certainties, certainties, jakartaDate(ctx.now)),
  }
  await writeDate(ctx, { row, date }, { live: { ...plain, ...checked }, next: null })
}
