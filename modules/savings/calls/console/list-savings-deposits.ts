import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.deposits.ts'
import { countDepositsOf, depositsWhere, selectDeposits } from '../../store.desk.ts'

type Call = typeof contract.listSavingsDeposits

export async function listSavingsDeposits({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = depositsWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectDeposits(db, where, input)
  return {
    rows: rows.map(({ full_name, paid_at, received_at, ...row }) => ({
      ...row,
      full_name: full_name ?? '–',
      paid_at: paid_at.toISOString(),
      received_at: received_at.toISOString(),
    })),
    next_cursor,
    total: await countDepositsOf(db, where),
  }
}
