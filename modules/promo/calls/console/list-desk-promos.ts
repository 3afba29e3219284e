import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { findBrands } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { deskRow } from '../../desk/view.ts'
import { countDeskPromos, promosWhere, selectPromos } from '../../store.desk.ts'

type Call = typeof contract.listDeskPromos

export async function listDeskPromos({ db, staff, now }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = promosWhere(scopesOf(staff), input, now)
  const { rows, next_cursor } = await selectPromos(db, where, input)
  const names = await findBrands(db, [...new Set(rows.map(({ tenant_id }) => tenant_id))])
  return { rows: rows.map((row) => deskRow(row, names, now)), next_cursor, total: await countDeskPromos(db, where) }
}
