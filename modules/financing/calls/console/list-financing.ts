import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { rowsAtDesk } from '../../desk/file.ts'
import { applicationsWhere, countApplications, selectApplications } from '../../store.desk.ts'

type Call = typeof contract.listFinancing

export async function listFinancing({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = applicationsWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectApplications(db, where, input)
  return { rows: await rowsAtDesk(db, rows), next_cursor, total: await countApplications(db, where) }
}
