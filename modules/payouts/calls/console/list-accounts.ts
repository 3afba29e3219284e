import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { accountViews } from '../../account-desk.ts'
import { payeeIdsNamed } from '../../account-payees.ts'
import type * as contract from '../../contract.accounts.ts'
import { accountsWhere, countAccounts, selectAccounts } from '../../store.accounts.ts'

type Call = typeof contract.listAccounts

export async function listAccounts({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const payee_ids = await payeeIdsNamed(db, input.search)
  const where = accountsWhere(scopesOf(staff), { ...input, payee_ids })
  const { rows, next_cursor } = await selectAccounts(db, where, input)
  return { rows: await accountViews(db, rows), next_cursor, total: await countAccounts(db, where) }
}
