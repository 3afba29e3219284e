import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { breachView } from '../../breach-view.ts'
import type * as contract from '../../contract.console.ts'
import { listSteps, selectBreaches } from '../../store.breaches.ts'

export async function listBreaches({ db, staff, now }: StaffCtx): Promise<Output<typeof contract.listBreaches>> {
  platformOnly(staff)
  const rows = await selectBreaches(db)
  const steps = await listSteps(
    db,
    rows.map(({ id }) => id),
  )
  const byBreach = Map.groupBy(steps, ({ breach_id }) => breach_id)
  return { breaches: rows.map((row) => breachView(row, byBreach.get(row.id) ?? [], now)) }
}
