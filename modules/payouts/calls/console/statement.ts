import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { payeeNames } from '../../desk.ts'
import { listEarnings, sumEarnings } from '../../store.ts'

type Call = typeof contract.statement

export async function statement({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const rows = await listEarnings(db, scopes, { limit: input.limit, offset: offsetOf(input) })
  const names = await payeeNames(db, rows)
  const { total, earned, unclaimed } = await sumEarnings(db, scopes)
  const items = rows.map(
    ({ id, payee_kind, payee_id, order_kind, order_id, amount, reason, payout_id, created_at }) => ({
      ...{ earning_id: id, payee_kind, payee_id, payee_name: names.get(payee_id) ?? '', order_kind, order_id },
      ...{ amount, reason, payout_id, created_at: created_at.toISOString() },
    }),
  )
  return { ...pageOf(items, total, input), earned, unclaimed }
}
