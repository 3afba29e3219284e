import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { refundViews } from '../../refunds.ts'
import { listRefunds, sumRefunds } from '../../store.console.ts'

type Call = typeof contract.refundsDue
const limit = 50

export async function refundsDue({ db, staff }: StaffCtx, { status: state, page }: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const rows = await listRefunds(db, scopes, { state, limit, offset: (page - 1) * limit })
  return { items: await refundViews(db, rows), ...(await sumRefunds(db, scopes, state)) }
}
