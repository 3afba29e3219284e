import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { closesAt, cutoffDays } from '../rules/closing.ts'
import type { ReviewedDate } from '../rules/reviewed-content.ts'
import { updateClosings } from '../store.closing.ts'
import { publishDates } from '../store.package-changes.ts'
import type { PackageRow } from '../store.packages.ts'

/** Dates that a reviewer has read go on sale, each until it closes. */
export async function putOnSale(
  { db, now }: Pick<StaffCtx, 'db' | 'now'>,
  { content: { category, kind } }: PackageRow,
  dates: readonly ReviewedDate[],
): Promise<void> {
  if (dates.length === 0) return
  const rules = await datedRulesOn(db, jakartaDate(now))
  await publishDates(
    db,
    dates.map(({ id }) => id),
    now,
  )
  await updateClosings(
    db,
    dates.map(({ id, departs_on, flights, cutoff_days }) => ({
      id,
      closes_at: closesAt({ departs_on, flights, cutoff_days: cutoffDays({ category, kind, cutoff_days }, rules) }),
    })),
  )
}
