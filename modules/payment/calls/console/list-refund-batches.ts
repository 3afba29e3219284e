import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { staffNames, waitingOf } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { summaryOf } from '../../refund-batches.ts'
import { batchStep } from '../../refunds.ts'
import { listBatches } from '../../store.refund-batches.ts'

type Call = typeof contract.listRefundBatches

export async function listRefundBatches({ db, staff }: StaffCtx): Promise<Output<Call>> {
  const waiting = await waitingOf(db, batchStep('').kind)
  const rows = await listBatches(db, scopesOf(staff), waiting)
  const names = await staffNames(
    db,
    rows.map(({ batch }) => batch.made_by),
  )
  return {
    rows: rows.map(({ batch, ...sums }) => {
      const seen = { is_waiting: waiting.includes(batch.id), made_by_name: names.get(batch.made_by) ?? '' }
      return { ...summaryOf(batch, seen), ...sums }
    }),
  }
}
