import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { refundViews } from '../../refunds.ts'
import { listRefundsDue, sumRefundsDue } from '../../store.console.ts'

type Call = typeof contract.refundsDue
const limit = 50

export async function refundsDue({ db, staff }: StaffCtx, { page }: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const rows = await listRefundsDue(db, scopes, { limit, offset: (page - 1) * limit })
  return { items: await refundViews(db, rows), ...(await sumRefundsDue(db, scopes)) }
}
