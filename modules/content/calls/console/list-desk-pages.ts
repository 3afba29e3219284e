import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskPageRowOf } from '../../desk/texts.ts'
import { selectPages } from '../../store.texts.ts'

type Call = typeof contract.listDeskPages

export async function listDeskPages({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const { rows, ...rest } = await selectPages(db, scopes, input)
  const brandOf = await brandsOf({ db }, rows)
  return { rows: rows.map((row) => deskPageRowOf(row, { brandOf, scopes })), ...rest }
}
