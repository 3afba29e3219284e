import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskFaqRowOf } from '../../desk/texts.ts'
import { selectFaqs } from '../../store.texts.ts'

type Call = typeof contract.listDeskFaqs

export async function listDeskFaqs({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const { rows, ...rest } = await selectFaqs(db, scopes, input)
  const brandOf = await brandsOf({ db }, rows)
  return { rows: rows.map((row) => deskFaqRowOf(row, { brandOf, scopes })), ...rest }
}
