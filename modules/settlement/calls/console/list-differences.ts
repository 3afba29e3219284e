import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { differenceViews } from '../../desk.ts'
import { countDifferences, differencesWhere, selectDifferences } from '../../store.ts'

type Call = typeof contract.listDifferences

export async function listDifferences({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = differencesWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectDifferences(db, where, input)
  return { rows: await differenceViews(db, rows), next_cursor, total: await countDifferences(db, where) }
}
