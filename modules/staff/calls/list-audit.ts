import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { auditQuery } from '../audit-query.ts'
import type * as contract from '../contract.console.ts'
import { auditedCalls, auditWhere, countAudit, selectAudit } from '../store.audit.ts'

type Call = typeof contract.listAudit

export async function listAudit({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = await auditWhere(db, scopesOf(staff), auditQuery(input))
  const { rows, next_cursor } = await selectAudit(db, where, input)
  return {
    rows: rows.map(({ at, staff_id, full_name, email, ...row }) => ({
      ...row,
      at: at.toISOString(),
      staff: { id: staff_id, full_name, email },
    })),
    next_cursor,
    total: await countAudit(db, where),
    calls: await auditedCalls(db),
  }
}
