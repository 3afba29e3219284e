import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import { scopesOf } from '#core/staff.ts'
import { entryView } from '../../books.ts'
import type * as contract from '../../contract.console.ts'
import { balances, countEntries, entriesWhere, selectEntries } from '../../store.books.ts'

type Call = typeof contract.listEntries

export async function listEntries({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const { search, account, ...rest } = input
  const where = entriesWhere(scopes, { search, account, ...periodOf(rest) })
  const { rows, next_cursor } = await selectEntries(db, where, input)
  return {
    rows: rows.map(entryView),
    next_cursor,
    total: await countEntries(db, where, search),
    accounts: await balances(db, scopes),
  }
}
