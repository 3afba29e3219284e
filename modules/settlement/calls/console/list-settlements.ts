import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { fileViews } from '../../desk.ts'
import { countFiles, filesWhere, selectFiles } from '../../store.ts'

type Call = typeof contract.listSettlements

export async function listSettlements({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = filesWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectFiles(db, where, input)
  return { rows: await fileViews(db, rows), next_cursor, total: await countFiles(db, where) }
}
