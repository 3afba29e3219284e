import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { guideOf } from '../../guide-view.ts'
import { countGuides, guidesWhere, selectGuides } from '../../store.guides.ts'

type Call = typeof contract.listGuides

export async function listGuides({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = guidesWhere(db, scopesOf(staff), input)
  const { rows, next_cursor } = await selectGuides(db, where, input)
  return { rows: rows.map(guideOf), next_cursor, total: await countGuides(db, where) }
}
