import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { reportedOf } from '../../reported-view.ts'
import { countReported, reportedWhere, selectReported } from '../../store.reported.ts'

type Call = typeof contract.listReportedComments

export async function listReportedComments({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = reportedWhere(db, scopesOf(staff), input)
  const { rows, next_cursor } = await selectReported(db, where, input)
  return { rows: await reportedOf(db, rows), next_cursor, total: await countReported(db, where) }
}
