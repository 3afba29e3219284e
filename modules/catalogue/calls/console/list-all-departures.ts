import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.departures.ts'
import { departureRows } from '../../packages/departure-rows.ts'
import { departuresWhere, selectDepartures, totalDepartures } from '../../store.departure-list.ts'

type Call = typeof contract.listAllDepartures

export async function listAllDepartures(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const where = departuresWhere(scopesOf(staff), input, now)
  const { rows, next_cursor } = await selectDepartures(db, where, input)
  return { rows: await departureRows(ctx, rows), next_cursor, total: await totalDepartures(db, where) }
}
