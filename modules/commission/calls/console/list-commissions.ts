import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import { consultantNames } from '#modules/affiliate/module.ts'
import { reachOf, sumCommissionsPaid } from '#modules/payouts/module.ts'
import type * as contract from '../../contract.console.ts'
import { commissionsWhere, countCommissions, selectCommissions, sumCommissions } from '../../store.desk.ts'

type Call = typeof contract.listCommissions

export async function listCommissions({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const reach = await reachOf(db, staff)
  const { search, state, from, until } = input
  const where = commissionsWhere(reach, { search, state, ...periodOf({ from, until }) })
  const { rows, next_cursor } = await selectCommissions(db, where, input)
  const names = await consultantNames(db, [...new Set(rows.map(({ consultant_id }) => consultant_id))])
  const { expected, reversed } = await sumCommissions(db, reach)
  const paid = await sumCommissionsPaid(db, reach)
  return {
    rows: rows.map(({ id, consultant_id, order_code, title, base, amount, ...row }) => ({
      ...{ commission_id: id, consultant_name: names.get(consultant_id)?.name ?? '', order_code, title },
      ...{ state: row.state, base, amount, reversed: row.reversed },
      ...{ expected_at: row.expected_at.toISOString(), ended_at: row.ended_at?.toISOString() ?? null },
    })),
    next_cursor,
    total: await countCommissions(db, where),
    sums: { expected, earned: paid.earned, reversed: reversed + paid.taken_back, paid_out: paid.paid_out },
  }
}
