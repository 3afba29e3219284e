import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { readState } from '../../application-desk.ts'
import { applicationQuery } from '../../application-query.ts'
import type * as contract from '../../contract.console.ts'
import { applicationsWhere, countApplications, selectApplications } from '../../store.review.ts'

type Call = typeof contract.listApplications

export async function listApplications({ db, staff, now }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = applicationsWhere(scopesOf(staff), applicationQuery(input, now))
  const { rows, next_cursor } = await selectApplications(db, where, input)
  return {
    rows: rows.map(({ created_at, state, ...row }) => ({
      ...row,
      state: readState(state),
      created_at: created_at.toISOString(),
    })),
    next_cursor,
    total: await countApplications(db, where),
  }
}
