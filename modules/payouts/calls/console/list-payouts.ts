import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import { scopesOf } from '#core/staff.ts'
import { waitingOf } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { payeeNames, payoutStep, payoutViews } from '../../desk.ts'
import { countPayouts, listPaid, payoutsWhere, selectPayouts, sumsByStatus } from '../../store.desk.ts'

type Call = typeof contract.listPayouts
export async function listPayouts(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const scopes = scopesOf(staff)
  const { search, status, payee_id, from, until } = input
  const waiting = await waitingOf(db, payoutStep('').kind)
  const where = payoutsWhere(scopes, { search, status, payee_id, waiting, ...periodOf({ from, until }) })
  const { rows, next_cursor } = await selectPayouts(db, where, input)
  const paid = await listPaid(db, scopes)
  const names = await payeeNames(db, paid)
  return {
    rows: await payoutViews(ctx, rows),
    next_cursor,
    total: await countPayouts(db, where),
    open: await sumsByStatus(db, scopes, waiting),
    payees: [...new Set(paid.map((one) => one.payee_id))].map((one) => ({
      payee_id: one,
      payee_name: names.get(one) ?? one,
    })),
  }
}
