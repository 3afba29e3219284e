import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { payoutViews } from '../../desk.ts'
import { listPayouts as list, sumPayouts } from '../../store.ts'

type Call = typeof contract.listPayouts
const limit = 50

export async function listPayouts({ db, staff }: StaffCtx, { status, page }: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const rows = await list(db, scopes, { state: status, limit, offset: (page - 1) * limit })
  return { items: await payoutViews(db, rows), ...(await sumPayouts(db, scopes, status)) }
}
