import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { entryView } from '../../books.ts'
import type * as contract from '../../contract.console.ts'
import { selectTransaction } from '../../store.books.ts'

type Call = typeof contract.seeTransaction

export async function seeTransaction({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const rows = await selectTransaction(db, id, scopesOf(staff))
  if (rows.length === 0) throw new Refusal(codes.not_found)
  return { transaction_id: id, entries: rows.map(entryView) }
}
